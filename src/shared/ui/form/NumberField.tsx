import type { TextInputProps } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, TextField } from './TextField'

type Props<F extends FieldValues, O> = FieldProps<F, O, string> &
  Omit<TextInputProps, 'name' | 'value' | 'onChange'>

/**
 * A number of a form, kept as the text that was typed: comma and point both count (see `readDecimal`), and what cannot
 * be read stays in the field beside its problem.
 */
export function NumberField<F extends FieldValues, O>(props: Props<F, O>) {
  return <TextField {...props} inputMode="decimal" autoComplete="off" />
}
