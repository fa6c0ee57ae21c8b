import { type ReactNode, useId } from 'react'
import classes from './Section.module.css'

type Props = {
  title: ReactNode
  /** At most one, at the right end of the heading. */
  action?: ReactNode
  children: ReactNode
  /** Anchor of the section, for links that lead to it. */
  id?: string
}

/** A headed part of a screen; a region named by its heading. */
export function Section({ title, action, children, id }: Props) {
  const headingId = useId()
  return (
    <section className={classes.section} aria-labelledby={headingId} id={id}>
      <header className={classes.head}>
        <h2 id={headingId} tabIndex={-1}>
          {title}
        </h2>
        {action}
      </header>
      {children}
    </section>
  )
}
