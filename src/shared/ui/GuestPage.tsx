import type { ReactNode } from 'react'
import classes from './GuestPage.module.css'
import { LanguageSwitch } from './LanguageSwitch'
import { SchemeSwitch } from './SchemeSwitch'
import { Wordmark } from './Wordmark'

type Props = {
  /** Above everything else, over the whole width. */
  banner?: ReactNode
  /** Beside the content on wide screens, below it on narrow ones. */
  aside?: ReactNode
  children: ReactNode
}

/** The frame of every screen before sign-in: product, language and theme on top, one narrow column below. */
export function GuestPage({ banner, aside, children }: Props) {
  return (
    <div className={classes.page}>
      {banner}
      <div className={classes.body} data-split={aside ? true : undefined}>
        <div className={classes.pane}>
          <header className={classes.top}>
            <Wordmark />
            <span className={classes.switches}>
              <LanguageSwitch />
              <SchemeSwitch />
            </span>
          </header>
          <main className={classes.main}>{children}</main>
        </div>
        {aside}
      </div>
    </div>
  )
}
