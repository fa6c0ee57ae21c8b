import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type About, aboutOf } from '@/entities/message/about'
import type { Message } from '@/entities/message/message'
import type { Role } from '@/shared/auth/session-store'
import { useFormat } from '@/shared/i18n/format'
import { useNearDay } from '@/shared/i18n/use-near-day'
import type { Day } from '@/shared/lib/day'
import { IconCalendarEvent, IconChartLine, IconRulerMeasure, IconSalad } from '@/shared/ui/icons'
import { PrivateImage } from '@/shared/ui/PrivateImage'
import { chartTexts } from '../model/about-texts'
import classes from './AboutCard.module.css'

export type Records = Pick<Message, 'meal' | 'measurement'>

type Props = Records & {
  about: About
  role: Role
  clientId: string
}

/** What a message is about; opens the record. One that was deleted since is said to be gone. */
function AboutCard({ about, meal, measurement, role, clientId }: Props) {
  const isGone = (about.kind === 'meal' && !meal) || (about.kind === 'measurement' && !measurement)
  const words = <AboutWords about={about} meal={meal} measurement={measurement} />
  if (isGone) return <span className={classes.card}>{words}</span>
  const day = about.kind === 'day' ? about.day : meal?.date
  return (
    <RecordLink kind={about.kind} day={day} role={role} clientId={clientId}>
      {words}
    </RecordLink>
  )
}

/** The card of a message, where it is about something. */
export function MessageAbout({ message, role }: { message: Message; role: Role }) {
  const about = aboutOf(message)
  if (!about) return null
  const { meal, measurement, client_id } = message
  return <AboutCard about={about} meal={meal} measurement={measurement} role={role} clientId={client_id} />
}

type LinkProps = {
  kind: About['kind']
  day: Day | undefined
  role: Role
  clientId: string
  children: ReactNode
}

function RecordLink({ kind, day, role, clientId, children }: LinkProps) {
  if (role === 'nutritionist')
    return (
      <Link className={classes.card} to="/clients/$id" params={{ id: clientId }}>
        {children}
      </Link>
    )
  if (kind === 'meal' || kind === 'day')
    return (
      <Link className={classes.card} to="/food-log" search={(now) => ({ ...now, day })} hash="entries">
        {children}
      </Link>
    )
  return (
    <Link className={classes.card} to={kind === 'chart' ? '/reports' : '/measurements'}>
      {children}
    </Link>
  )
}

/** A record in a few words, with its picture. */
export function AboutWords({ about, meal, measurement }: Records & { about: About }) {
  const { i18n, t } = useLingui()
  const { day, number, energy } = useFormat()
  const nearDay = useNearDay()
  if (about.kind === 'chart')
    return <Words icon={<IconChartLine />} title={i18n._(chartTexts[about.chart])} />
  if (about.kind === 'day')
    return (
      <Words
        icon={<IconCalendarEvent />}
        title={<Trans>The whole day</Trans>}
        note={day(about.day, 'full')}
      />
    )
  if (about.kind === 'meal') {
    if (!meal) return <Words icon={<IconSalad />} title={<Trans>This meal was deleted</Trans>} />
    const kcal = energy(meal.calories)
    const photo = meal.image_url && <PrivateImage bucket="food-images" path={meal.image_url} small alt="" />
    const note = `${t`${kcal} kcal`} · ${nearDay(meal.date, 'short')}`
    return <Words icon={photo ?? <IconSalad />} title={meal.title} note={note} />
  }
  if (!measurement)
    return <Words icon={<IconRulerMeasure />} title={<Trans>This measurement was deleted</Trans>} />
  const weight = measurement.weight === null ? undefined : number(measurement.weight, 1)
  const waist = measurement.waist === null ? undefined : number(measurement.waist, 1)
  const values = [weight && t`${weight} kg`, waist && t`${waist} cm`].filter(Boolean).join(' · ')
  return <Words icon={<IconRulerMeasure />} title={values} note={nearDay(measurement.date, 'short')} />
}

function Words({ icon, title, note }: { icon: ReactNode; title: ReactNode; note?: ReactNode }) {
  return (
    <span className={classes.inside}>
      <span className={classes.mark} aria-hidden>
        {icon}
      </span>
      <span className={classes.words}>
        <b>{title}</b>
        {note && <span className="xs">{note}</span>}
      </span>
    </span>
  )
}
