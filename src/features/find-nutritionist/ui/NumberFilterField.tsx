import { TextInput } from '@mantine/core'
import { useEffect } from 'react'
import { useProblemText } from '@/shared/i18n/use-problem-text'
import { useTyped } from '@/shared/lib/use-typed'
import type { NumberFilter } from '../model/directory-address'
import { numberTexts } from '../model/filter-texts'
import { readNumberFilter } from '../model/number-filter'

type Props = {
  name: NumberFilter
  label: string
  value: number | undefined
  onChange: (value: number | undefined) => void
  /** Tells whether what is typed can be used; not made anew for each render. */
  onReadable: (name: NumberFilter, isReadable: boolean) => void
}

/** A bound of a filter: applied as soon as it can be read, in either decimal sign. */
export function NumberFilterField({ name, label, value, onChange, onReadable }: Props) {
  const problemText = useProblemText(numberTexts)
  const { typed, type } = useTyped(value === undefined ? '' : String(value), (text) => {
    const read = readNumberFilter(text, name)
    if (!read.problem) onChange(read.value)
  })
  const { problem } = readNumberFilter(typed, name)
  const isReadable = problem === undefined
  useEffect(() => onReadable(name, isReadable), [name, isReadable, onReadable])
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      error={problem && problemText(problem)}
    />
  )
}
