import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isOver } from '@/entities/progress/day-totals'
import { useFormat } from '@/shared/i18n/format'
import { joinDays } from '@/shared/lib/join-days'
import { daySeries } from '@/shared/ui/charts/day-series'
import { Sparkline } from '@/shared/ui/charts/Sparkline'
import classes from './ClientBriefPage.module.css'
import type { Brief } from './queries'

/** The course of weight and calories: small lines that print as they are. */
export function BriefCourses({ brief }: { brief: Brief }) {
  const { t } = useLingui()
  const rows = daySeries(brief.from_day, brief.today, brief.days, ['weight', 'calories'])
  const over = rows.filter(({ x }) => isOver(x, brief.today))
  return (
    <div className={classes.pair}>
      <Course
        title={<Trans>Weight, kg</Trans>}
        label={t`Course of the weight`}
        values={rows.map(({ weight }) => weight)}
        joinDays={joinDays}
        digits={1}
      />
      <Course
        title={<Trans>Calories, kcal a day</Trans>}
        label={t`Course of the calories`}
        values={over.map(({ calories }) => calories)}
        joinDays={1}
        digits={0}
      />
    </div>
  )
}

type CourseProps = {
  title: ReactNode
  label: string
  values: readonly (number | null)[]
  joinDays: number
  digits: number
}

function Course({ title, label, values, joinDays, digits }: CourseProps) {
  const known = values.filter((value) => value !== null)
  return (
    <figure className={classes.course}>
      <figcaption>
        <h2>{title}</h2>
        <span className="muted small num">
          <Bounds known={known} digits={digits} />
        </span>
      </figcaption>
      {known.length > 0 && <Sparkline values={values} size="md" joinDays={joinDays} label={label} />}
    </figure>
  )
}

function Bounds({ known, digits }: { known: readonly number[]; digits: number }) {
  const { number } = useFormat()
  if (known.length === 0) return <Trans>Nothing logged in this time</Trans>
  const [least, most] = [number(Math.min(...known), digits), number(Math.max(...known), digits)]
  if (least === most) return least
  return (
    <Trans>
      from {least} to {most}
    </Trans>
  )
}
