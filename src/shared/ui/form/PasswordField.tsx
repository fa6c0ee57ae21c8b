import { useLingui } from '@lingui/react/macro'
import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { type FieldValues, useController } from 'react-hook-form'
import type { FieldProps } from './TextField'

type Props<F extends FieldValues, O> = FieldProps<F, O, string> &
  Omit<PasswordInputProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'ref'>

/** A password of a form, with a button that shows it. */
export function PasswordField<F extends FieldValues, O>({ control, name, problem, ...input }: Props<F, O>) {
  const { t } = useLingui()
  const { field, fieldState } = useController({ control, name })
  return (
    <PasswordInput
      {...input}
      {...field}
      error={fieldState.error?.message && problem(fieldState.error.message)}
      visibilityToggleButtonProps={{ 'aria-label': t`Show password`, 'aria-hidden': undefined, tabIndex: 0 }}
    />
  )
}
