import type { ReactNode } from 'react'
import classes from './PageHeader.module.css'
import { usePageTitle } from './use-page-title'

type Props = {
  title: string
  /** One plain sentence below the heading. */
  children?: ReactNode
  action?: ReactNode
}

/** The heading of a screen; names the browser tab too. */
export function PageHeader({ title, children, action }: Props) {
  usePageTitle(title)
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
