import { Trans, useLingui } from '@lingui/react/macro'
import type { Sleep } from '@/entities/sleep/sleep'
import { useFormat } from '@/shared/i18n/format'
import { DeleteQuestion, useQuestion } from '@/shared/log/ui/DeleteQuestion'
import { IconMoon } from '@/shared/ui/icons'
import { EntryList } from './ui/EntryList'
import { EntryRow } from './ui/EntryRow'
import type { EntryListProps } from './ui/list-props'

/** How the client slept on the day on screen: the night, and naps. */
export function SleepList({ id, entries, isEditing, onEdit, onDelete }: EntryListProps<Sleep>) {
  const { t } = useLingui()
  const { number, day } = useFormat()
  const { asked, ask, close } = useQuestion<Sleep>()
  const titleOf = ({ hours: amount }: Sleep) => {
    const hours = number(amount, 1)
    return t`${hours} h of sleep`
  }
  const rows = entries?.map((sleep) => (
    <EntryRow
      key={sleep.id}
      row={sleep}
      icon={<IconMoon className="icon" aria-hidden />}
      title={titleOf(sleep)}
      isCurrent={isEditing(sleep)}
      onEdit={() => onEdit(sleep)}
      onDelete={() => ask(sleep)}
    />
  ))
  return (
    <>
      <EntryList
        id={id}
        title={<Trans>Sleep</Trans>}
        rows={rows}
        emptyText={<Trans>No sleep on this day yet. Nights and naps will be listed here.</Trans>}
      />
      <DeleteQuestion
        asked={asked}
        title={<Trans>Delete this sleep entry?</Trans>}
        name={(sleep) => `${titleOf(sleep)}, ${day(sleep.date, 'full')}`}
        onConfirm={onDelete}
        onClose={close}
      />
    </>
  )
}
