import { useLingui } from '@lingui/react/macro'
import { ActionIcon } from '@mantine/core'
import type { ReactNode } from 'react'
import { UnsentMark } from '@/shared/log/ui/UnsentMark'
import { useFormat } from '@/shared/i18n/format'
import { toDay } from '@/shared/lib/day'
import { IconPencil, IconTrash } from '@/shared/ui/icons'
import type { LogRow } from '@/shared/log/content'
import classes from './EntryList.module.css'

type Props = {
  row: LogRow & { notes: string | null }
  icon: ReactNode
  title: string
  /** Figures of the entry, in words. */
  facts?: string[]
  /** It is the entry in the form. */
  isCurrent: boolean
  onEdit: () => void
  onDelete: () => void
}

/** One entry of a list: what, how much, when it was logged, the notes. */
export function EntryRow({ row, icon, title, facts = [], isCurrent, onEdit, onDelete }: Props) {
  const { t } = useLingui()
  const { time } = useFormat()
  // An entry that was made later says nothing about when it was.
  const wasLoggedThatDay = toDay(new Date(row.created_at)) === row.date
  return (
    <li className={classes.entry} aria-current={isCurrent || undefined}>
      <span className={classes.icon}>{icon}</span>
      <div className={classes.words}>
        <h3>{title}</h3>
        <p className={classes.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {wasLoggedThatDay && <time dateTime={row.created_at}>{time(row.created_at)}</time>}
        </p>
        <UnsentMark id={row.id} />
        {row.notes && <p className={classes.notes}>{row.notes}</p>}
      </div>
      <div className={classes.actions}>
        <ActionIcon aria-label={t`Edit: ${title}`} onClick={onEdit}>
          <IconPencil className="icon" />
        </ActionIcon>
        <ActionIcon aria-label={t`Delete: ${title}`} onClick={onDelete}>
          <IconTrash className="icon" />
        </ActionIcon>
      </div>
    </li>
  )
}
