import type { LogRow } from '@/shared/log/content'

/** What every list of the day's entries needs. */
export type EntryListProps<R extends LogRow> = {
  /** The section's anchor. */
  id: string
  /** The day's entries, newest first; undefined while they load. */
  entries: R[] | undefined
  isEditing: (row: R) => boolean
  onEdit: (row: R) => void
  onDelete: (row: R) => void
}
