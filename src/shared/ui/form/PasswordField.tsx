import type { TextInputProps } from '@mantine/core'
import { type FieldValues, useController } from 'react-hook-form'
import { PasswordBox } from './PasswordBox'
import type { FieldProps } from './TextField'

type Props<F extends FieldValues, O> = FieldProps<F, O, string> &
  Omit<TextInputProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'ref' | 'type' | 'rightSection'>

/** A password of a form, with a button that shows it. */
export function PasswordField<F extends FieldValues, O>({ control, name, problem, ...input }: Props<F, O>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <PasswordBox
      {...input}
      {...field}
      error={fieldState.error?.message && problem(fieldState.error.message)}
    />
  )
}
