import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { appointmentQueries } from '@/entities/appointment/queries'
import { aboutCharts } from '@/entities/message/message'
import { errorText } from '@/shared/i18n/error-text'
import { useFormat } from '@/shared/i18n/format'
import { useMinute } from '@/shared/lib/use-minute'
import { Chips } from '@/shared/ui/Chips'
import { Dialog } from '@/shared/ui/Dialog'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { SkeletonList } from '@/shared/ui/Skeletons'
import { recordQuery } from '../api/record-queries'
import { chartTexts } from '../model/about-texts'
import { recentDays } from '../model/recent-days'
import { AboutWords } from './AboutCard'
import classes from './RecordPicker.module.css'
import type { ChosenRecord } from './use-composer'

type Props = {
  opened: boolean
  clientId: string
  /** The client's own choice, whose days are those of this device. */
  isOwn: boolean
  onClose: () => void
  onPick: (chosen: ChosenRecord) => void
}

/** The choice of what a message is about: a day, a chart, a meal or a measurement of the client. */
export function RecordPicker({ opened, clientId, isOwn, onClose, onPick }: Props) {
  const { t, i18n } = useLingui()
  const { day } = useFormat()
  const now = useMinute()
  // Days are the client's: a nutritionist's device may be a day behind.
  const zone = useQuery({ ...appointmentQueries.timeZone(clientId), enabled: opened && !isOwn })
  const days = recentDays(now, zone.data)
  const pick = (about: ChosenRecord['about']) => onPick({ about, meal: null, measurement: null })
  return (
    <Dialog opened={opened} onClose={onClose} title={t`What is it about?`}>
      <Chips
        label={t`A day`}
        chips={days.map((date) => ({
          key: date,
          text: date === days[0] ? t`Today` : day(date, 'short'),
          onPress: () => pick({ kind: 'day', day: date }),
        }))}
      />
      <Chips
        label={t`A chart`}
        chips={aboutCharts.map((chart) => ({
          key: chart,
          text: i18n._(chartTexts[chart]),
          onPress: () => pick({ kind: 'chart', chart }),
        }))}
      />
      <Records clientId={clientId} onPick={onPick} />
    </Dialog>
  )
}

function Records({ clientId, onPick }: Pick<Props, 'clientId' | 'onPick'>) {
  const { i18n } = useLingui()
  const { data, error, refetch } = useQuery(recordQuery(clientId))
  if (!data)
    return error ? (
      <ErrorBox onRetry={() => void refetch()}>{i18n._(errorText(error))}</ErrorBox>
    ) : (
      <SkeletonList withThumb />
    )
  const meals = data.meals.flatMap((meal): ChosenRecord[] =>
    meal ? [{ about: { kind: 'meal', id: meal.id }, meal, measurement: null }] : [],
  )
  const measurements = data.measurements.flatMap((measurement): ChosenRecord[] =>
    measurement ? [{ about: { kind: 'measurement', id: measurement.id }, meal: null, measurement }] : [],
  )
  return (
    <>
      <RecordList title={<Trans>Measurements</Trans>} records={measurements} onPick={onPick} />
      <RecordList title={<Trans>Meals</Trans>} records={meals} onPick={onPick} />
    </>
  )
}

type ListProps = { title: ReactNode; records: readonly ChosenRecord[]; onPick: Props['onPick'] }

function RecordList({ title, records, onPick }: ListProps) {
  if (records.length === 0) return null
  return (
    <section className={classes.records}>
      <h3>{title}</h3>
      <ul>
        {records.map((record) => (
          <li key={record.meal?.id ?? record.measurement?.id}>
            <button type="button" onClick={() => onPick(record)}>
              <AboutWords {...record} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
