import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { type AimKey, aimKeys, type TargetChange } from '@/entities/client-target/target'
import { useFormat } from '@/shared/i18n/format'
import { toDay } from '@/shared/lib/day'
import { useToday } from '@/shared/lib/use-today'
import { ChartCard } from '@/shared/ui/charts/ChartCard'
import { chartTable } from '@/shared/ui/charts/chart-table'
import { LineChart } from '@/shared/ui/charts/LineChart'
import type { LineSeries } from '@/shared/ui/charts/chart-props'
import { niceAxis, waistAxis, weightAxis } from '@/shared/ui/charts/axes'
import { listChanges, stepsOf } from '../model/target-history'
import { targetNames } from '../model/target-texts'
import classes from './TargetHistory.module.css'
import { useTargetWords } from './use-target-words'

/** What is measured on the body has axes of its own. */
const bodyAxes: Partial<Record<AimKey, typeof weightAxis>> = {
  target_weight: weightAxis,
  target_waist: waistAxis,
}

type Props = { changes: readonly TargetChange[] }

/** One target at a time as a line in steps, and every change in words. */
export function TargetChanges({ changes }: Props) {
  const { t, i18n } = useLingui()
  const known = aimKeys.filter((key) => changes.some((change) => change[key] !== null))
  const [chosen, setChosen] = useState<AimKey>()
  const key = chosen ?? known[0]
  return (
    <div className={classes.changes}>
      {known.length > 1 && (
        <NativeSelect
          label={t`Target in the chart`}
          value={key}
          data={known.map((value) => ({ value, label: i18n._(targetNames[value]) }))}
          onChange={({ currentTarget }) => setChosen(known.find((one) => one === currentTarget.value))}
        />
      )}
      {key && <StepChart changes={changes} aimKey={key} />}
      <ChangeList changes={changes} />
    </div>
  )
}

function StepChart({ changes, aimKey }: Props & { aimKey: AimKey }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const words = useTargetWords()
  const today = useToday()
  const rows = stepsOf(changes, aimKey, today)
  const units: Record<AimKey, string> = {
    target_weight: t`kg`,
    target_waist: t`cm`,
    target_daily_calories: t`kcal`,
    target_daily_calories_burned: t`kcal`,
    target_weekly_exercise_minutes: t`min`,
  }
  const name = i18n._(targetNames[aimKey])
  const series: LineSeries<'value'>[] = [
    { key: 'value', label: name, kind: 'series', unit: units[aimKey], digits: 1, isStepped: true },
  ]
  const figures = rows.map(({ value }) => value)
  const now = figures.at(-1)
  const standing = now === null || now === undefined ? '–' : words.aim(aimKey, now)
  const changed = rows.filter(({ value }, index) => index === 0 || value !== rows[index - 1]?.value)
  return (
    <ChartCard
      flat
      level={3}
      title={name}
      summary={t`Now: ${standing}. The line steps where the target was changed.`}
      table={chartTable({ rows: changed, series, head: t`Day`, format })}
    >
      <LineChart
        rows={rows}
        series={series}
        axis={(bodyAxes[aimKey] ?? niceAxis)(figures)}
        empty={<Trans>Not set in this time</Trans>}
      />
    </ChartCard>
  )
}

function ChangeList({ changes }: Props) {
  const { i18n } = useLingui()
  const { day, time } = useFormat()
  const { content } = useTargetWords()
  return (
    <ol className={classes.list}>
      {listChanges(changes).map(({ id, at, lines }) => (
        <li key={id}>
          <time className="muted small num" dateTime={at}>
            {day(toDay(new Date(at)), 'full')}, {time(at)}
          </time>
          <ul>
            {lines.map(({ key, before, after }) => {
              const name = i18n._(targetNames[key])
              const [from, to] = [content(key, before), content(key, after)]
              return (
                <li key={key}>
                  <Trans>
                    {name}: {from} → {to}
                  </Trans>
                </li>
              )
            })}
            {lines.length === 0 && (
              <li>
                <Trans>Saved unchanged</Trans>
              </li>
            )}
          </ul>
        </li>
      ))}
    </ol>
  )
}
