import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Meal } from '@/entities/meal'
import { mealQueries } from '@/entities/meal/queries'
import { DaySummary } from '@/features/food-log'
import type { SessionUser } from '@/shared/auth/session-store'
import { errorText } from '@/shared/i18n/error-text'
import { useToday } from '@/shared/lib/use-today'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { IconPlus } from '@/shared/ui/icons'
import { PageHeader } from '@/shared/ui/PageHeader'
import classes from './ClientDashboard.module.css'

/** A client's day so far, and the way to the next entry. */
export function ClientDashboard({ user }: { user: SessionUser }) {
  const { t, i18n } = useLingui()
  const { name } = user
  const today = useToday()
  const meals = useQuery(mealQueries.day(user.id, today))
  return (
    <div className={classes.page}>
      <PageHeader title={t`Welcome back, ${name}`}>
        <DaySentence meals={meals.data} />
      </PageHeader>
      {meals.error ? <ErrorBox>{i18n._(errorText(meals.error))}</ErrorBox> : <Today meals={meals.data} />}
    </div>
  )
}

function DaySentence({ meals }: { meals: Meal[] | undefined }) {
  if (!meals) return <Trans>Your day is loading…</Trans>
  if (meals.length === 0) return <Trans>Nothing logged yet today. The first meal takes a minute.</Trans>
  return <Trans>Here is what your day looks like so far.</Trans>
}

function Today({ meals }: { meals: Meal[] | undefined }) {
  return (
    <div className={classes.today}>
      <DaySummary meals={meals} isToday />
      <Link to="/food-log" hash="new-meal" className={classes.action}>
        <IconPlus className="icon" aria-hidden />
        <Trans>Log meal</Trans>
      </Link>
    </div>
  )
}
