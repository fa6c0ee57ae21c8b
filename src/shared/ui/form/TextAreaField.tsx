import { Textarea, type TextareaProps } from '@mantine/core'
import { type FieldValues, useController } from 'react-hook-form'
import type { FieldProps } from './TextField'

type Props<F extends FieldValues, O> = FieldProps<F, O, string> &
  Omit<TextareaProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'ref'>

/** A longer text of a form; grows with what is written. */
export function TextAreaField<F extends FieldValues, O>({ control, name, problem, ...input }: Props<F, O>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <Textarea
      autosize
      minRows={2}
      {...input}
      {...field}
      error={fieldState.error?.message && problem(fieldState.error.message)}
    />
  )
}
