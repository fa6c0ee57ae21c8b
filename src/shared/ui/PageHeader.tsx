import { useDocumentTitle } from '@mantine/hooks'
import type { ReactNode } from 'react'
import classes from './PageHeader.module.css'

type Props = {
  title: string
  /** One plain sentence below the heading. */
  children?: ReactNode
  action?: ReactNode
}

/** The heading of a screen; names the browser tab too. */
export function PageHeader({ title, children, action }: Props) {
  useDocumentTitle(`${title} · Day&Plate`)
  return (
    <header className={classes.header}>
      <div>
        <h1>{title}</h1>
        {children && <p className="muted">{children}</p>}
      </div>
      {action}
    </header>
  )
}
