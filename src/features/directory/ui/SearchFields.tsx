import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import type { SearchBy } from '@/entities/nutritionist/nutritionists'
import { useTyped } from '@/shared/lib/use-typed'
import { IconSearch } from '@/shared/ui/icons'
import { SegmentedRadio } from '@/shared/ui/SegmentedRadio'
import classes from './SearchFields.module.css'

type Props = {
  by: SearchBy
  text: string
  onBy: (by: SearchBy) => void
  onText: (text: string) => void
}

/** The search of the directory in its two modes. */
export function SearchFields({ by, text, onBy, onText }: Props) {
  const { t } = useLingui()
  const { typed, type } = useTyped(text, onText)
  return (
    <div className={classes.search} role="search">
      <SegmentedRadio
        legend={<span className="vh">{t`Search mode`}</span>}
        value={by}
        onChange={onBy}
        options={[
          { value: 'name', label: t`Search by Name` },
          { value: 'id', label: t`Search by ID` },
        ]}
      />
      <TextInput
        className={classes.box}
        type="search"
        radius="xl"
        aria-label={by === 'id' ? t`Search by ID` : t`Search by Name`}
        description={by === 'id' && t`A reference ID has 6 letters and digits`}
        placeholder={by === 'id' ? t`Enter reference ID` : t`Search by name or email`}
        leftSection={<IconSearch className="icon" aria-hidden />}
        maxLength={120}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
      />
    </div>
  )
}
