import type { Day } from '@/shared/lib/day'
import type { AboutChart, Message } from './message'

/** What a message is about: a record, a day or a chart of the client. */
export type About =
  | { kind: 'meal'; id: string }
  | { kind: 'measurement'; id: string }
  | { kind: 'day'; day: Day }
  | { kind: 'chart'; chart: AboutChart }

type AboutColumns = Pick<Message, 'about_kind' | 'about_id' | 'about_day' | 'about_chart'>

/** @returns undefined where the message is about nothing in particular */
export function aboutOf({ about_kind, about_id, about_day, about_chart }: AboutColumns): About | undefined {
  if ((about_kind === 'meal' || about_kind === 'measurement') && about_id)
    return { kind: about_kind, id: about_id }
  if (about_kind === 'day' && about_day) return { kind: 'day', day: about_day }
  if (about_kind === 'chart' && about_chart) return { kind: 'chart', chart: about_chart }
  return undefined
}

/** The columns that say what a message is about. */
export function aboutColumns(about: About | undefined): AboutColumns {
  return {
    about_kind: about?.kind ?? null,
    about_id: about && 'id' in about ? about.id : null,
    about_day: about?.kind === 'day' ? about.day : null,
    about_chart: about?.kind === 'chart' ? about.chart : null,
  }
}
