import { useLingui } from '@lingui/react/macro'
import type { FieldValues } from 'react-hook-form'
import { type Day, firstDay } from '@/shared/lib/day'
import { type FieldProps, TextField } from './TextField'

/** The day of a log entry: up to today. */
export function DayField<F extends FieldValues, O>({
  today,
  ...field
}: FieldProps<F, O, string> & { today: Day }) {
  const { t } = useLingui()
  return <TextField {...field} label={t`Day`} type="date" min={firstDay} max={today} />
}
