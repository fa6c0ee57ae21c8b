import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { IconChevronRight } from './icons'
import classes from './MoreLink.module.css'

type Props = {
  to: LinkProps['to']
  search?: LinkProps['search']
  children: ReactNode
  /** Accessible name where the words alone do not say of what. */
  label: string
}

/** The way from a card to its whole screen. */
export function MoreLink({ to, search, children, label }: Props) {
  return (
    <Link to={to} search={search} className={classes.more} aria-label={label}>
      {children}
      <IconChevronRight aria-hidden />
    </Link>
  )
}
