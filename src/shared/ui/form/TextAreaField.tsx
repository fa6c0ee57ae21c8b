import { Textarea, type TextareaProps } from '@mantine/core'
import { type FieldValues, useController } from 'react-hook-form'
import classes from './TextAreaField.module.css'
import type { FieldProps } from './TextField'

type Props<F extends FieldValues, O> = FieldProps<F, O, string> &
  Omit<TextareaProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'ref' | 'autosize' | 'rows'> & {
    /** Lines of the empty field; two when left out. */
    minRows?: 2 | 3 | 4
  }

/** A longer text of a form; grows with what is written. */
export function TextAreaField<F extends FieldValues, O>({
  control,
  name,
  problem,
  minRows = 2,
  ...input
}: Props<F, O>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <Textarea
      rows={minRows}
      classNames={{ input: classes.input }}
      {...input}
      {...field}
      error={fieldState.error?.message && problem(fieldState.error.message)}
    />
  )
}
