import type { ReactNode } from 'react'
import { Section } from '@/shared/ui/Section'
import { SkeletonList } from '@/shared/ui/Skeletons'
import classes from './EntryList.module.css'

type Props = {
  /** The section's anchor. */
  id: string
  title: ReactNode
  /** Undefined while the entries load. */
  rows: ReactNode[] | undefined
  /** What will be here. */
  emptyText: ReactNode
}

/** The day's entries of one kind. */
export function EntryList({ id, title, rows, emptyText }: Props) {
  return (
    <Section id={id} title={title}>
      {!rows && <SkeletonList rows={1} />}
      {rows?.length === 0 && <p className="muted small">{emptyText}</p>}
      {rows && rows.length > 0 && <ul className={classes.list}>{rows}</ul>}
    </Section>
  )
}
