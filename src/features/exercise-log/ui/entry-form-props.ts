import type { Day } from '@/shared/lib/day'
import type { LogContent, LogFields, LogRow } from '../model/log-kind'
import type { EntryEditor } from './use-kind-editor'

/** Give a form a new `key` for every opening of its editor. */
export type EntryFormProps<R extends LogRow, F extends LogFields, C extends LogContent> = {
  userId: string
  editor: EntryEditor<R, F, C>
  /** The day on screen. */
  day: Day
  today: Day
  /** @param isSent it is stored, and not only kept on this device */
  onSaved: (row: R, isSent: boolean) => void
}
