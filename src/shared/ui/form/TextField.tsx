import { TextInput, type TextInputProps } from '@mantine/core'
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'

export type FieldProps<F extends FieldValues, O, V> = {
  control: Control<F, unknown, O>
  name: FieldPathByValue<F, V>
  /** Turns a validation code into words, see `useProblemText`. */
  problem: (code: string) => string
}

type Props<F extends FieldValues, O> = FieldProps<F, O, string> &
  Omit<TextInputProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'ref'>

/** A one-line text of a form, with its problem in words below it. */
export function TextField<F extends FieldValues, O>({ control, name, problem, ...input }: Props<F, O>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <TextInput {...input} {...field} error={fieldState.error?.message && problem(fieldState.error.message)} />
  )
}
