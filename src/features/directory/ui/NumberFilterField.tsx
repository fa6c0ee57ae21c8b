import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { TextInput } from '@mantine/core'
import { useProblemText } from '@/shared/i18n/use-problem-text'
import { useTyped } from '@/shared/lib/use-typed'
import type { NumberFilter } from '../directory-address'
import { readNumberFilter } from '../model/number-filter'

/** Words for the problems of a number filter, see `readNumberFilter`. */
const numberTexts: Record<string, MessageDescriptor> = {
  notNumber: msg`Enter a number`,
  ambiguous: msg`Write this number without a separator`,
  negative: msg`At least 0`,
  notWhole: msg`Whole years only`,
  tooLarge: msg`This is too large`,
}

/** What is typed as a bound of a filter: applied as soon as it can be read, in either decimal sign. */
export function useNumberFilter(
  name: NumberFilter,
  value: number | undefined,
  onChange: (name: NumberFilter, value: number | undefined) => void,
) {
  const { typed, type } = useTyped(value === undefined ? '' : String(value), (text) => {
    const read = readNumberFilter(text, name)
    if (!read.problem) onChange(name, read.value)
  })
  return { typed, type, problem: readNumberFilter(typed, name).problem }
}

type Props = { label: string; filter: ReturnType<typeof useNumberFilter> }

export function NumberFilterField({ label, filter: { typed, type, problem } }: Props) {
  const problemText = useProblemText(numberTexts)
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
