import { Trans, useLingui } from '@lingui/react/macro'
import type { MoodEntry } from '@/entities/mood/mood-entry'
import { MoodFace } from '@/entities/mood/MoodFace'
import { moodText } from '@/entities/mood/mood'
import { moodOf } from './mood-log'
import { EntryList } from './ui/EntryList'
import { EntryRow } from './ui/EntryRow'
import type { EntryListProps } from './ui/list-props'

/** How the client felt on the day on screen, apart from meals. */
export function MoodList({ id, entries, isEditing, onEdit, onDelete }: EntryListProps<MoodEntry>) {
  const { i18n } = useLingui()
  const rows = entries?.map((entry) => (
    <EntryRow
      key={entry.id}
      row={entry}
      icon={<MoodFace mood={moodOf(entry.mood)} />}
      title={i18n._(moodText[moodOf(entry.mood)])}
      isCurrent={isEditing(entry)}
      onEdit={() => onEdit(entry)}
      onDelete={() => onDelete(entry)}
    />
  ))
  return (
    <EntryList
      id={id}
      title={<Trans>Mood</Trans>}
      rows={rows}
      emptyText={<Trans>No mood on this day yet. How you feel will be listed here.</Trans>}
    />
  )
}
