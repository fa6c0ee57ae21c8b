import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './CategoryChips.module.css'

type Props = { chosen: string | undefined; categories: readonly { key: string; text: string }[] }

/** Narrows the questions to one category; 'All' shows every one again. The choice stands in the address. */
export function CategoryChips({ chosen, categories }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const chip = (category: string | undefined, text: ReactNode) => (
    <button
      key={category ?? ''}
      type="button"
      aria-pressed={chosen === category}
      onClick={() =>
        void navigate({
          to: '/faq',
          search: (before) => ({ ...before, category, question: undefined }),
          replace: true,
          resetScroll: false,
        })
      }
    >
      {text}
    </button>
  )
  return (
    <div className={classes.chips} role="group" aria-label={t`Categories`}>
      {chip(undefined, <Trans context="categories">All</Trans>)}
      {categories.map(({ key, text }) => chip(key, text))}
    </div>
  )
}
