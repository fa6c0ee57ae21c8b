import { NativeSelect } from '@mantine/core'
import type { UseFormRegisterReturn } from 'react-hook-form'

type Props = {
  label: string
  /** The choice of no year. */
  none: string
  years: readonly string[]
  field: UseFormRegisterReturn
}

/** A year, chosen from the device's own list. */
export function YearField({ label, none, years, field }: Props) {
  return (
    <NativeSelect
      {...field}
      label={label}
      size="md"
      classNames={{ input: 'f-input', label: 'f-label' }}
      data={[{ value: '', label: none }, ...years]}
    />
  )
}
