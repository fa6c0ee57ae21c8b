import type { ReactNode } from 'react'
import { PageHeader } from '@/shared/ui/PageHeader'
import classes from './TrendScreen.module.css'

type ScreenProps = {
  title: string
  /** What the figures are of, in a line. */
  words: ReactNode
  /** The choice of days, and what goes with it. */
  tools: ReactNode
  children: ReactNode
}

/** A screen of figures over a range of days: heading, choices, figures. */
export function TrendScreen({ title, words, tools, children }: ScreenProps) {
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <PageHeader title={title}>{words}</PageHeader>
        <div className={classes.tools}>{tools}</div>
      </div>
      {children}
    </div>
  )
}

type FiguresProps = {
  /** While those of another range are on their way. */
  isOld: boolean
  children: ReactNode
}

/** The figures of the screen, below each other. */
export function TrendFigures({ isOld, children }: FiguresProps) {
  return (
    <div className={classes.figures} aria-busy={isOld}>
      {children}
    </div>
  )
}

/** Two charts beside each other where there is room. */
export function ChartPair({ children }: { children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>
}
