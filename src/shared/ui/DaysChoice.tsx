import { Plural } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SegmentedRadio } from './SegmentedRadio'

type Props<Days extends number> = {
  /** Of what, for a screen reader. */
  legend: ReactNode
  options: readonly Days[]
  days: Days
  onChange: (days: Days) => void
}

/** How many days something on the screen looks back. */
export function DaysChoice<Days extends number>({ legend, options, days, onChange }: Props<Days>) {
  return (
    <SegmentedRadio
      legend={<span className="vh">{legend}</span>}
      options={options.map((option) => ({
        value: String(option),
        label: <Plural value={option} one="# day" other="# days" />,
      }))}
      value={String(days)}
      onChange={(chosen) => onChange(options.find((option) => String(option) === chosen) ?? days)}
    />
  )
}
