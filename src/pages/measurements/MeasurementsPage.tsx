import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { latestValue } from '@/entities/measurement/latest-value'
import type { Measurement } from '@/entities/measurement/measurement'
import { useValueWords } from '@/entities/measurement/use-value-words'
import { measurementQueries } from '@/entities/measurement/queries'
import { CurrentValues } from '@/features/measurements/CurrentValues'
import { MeasurementForm } from '@/features/measurements/MeasurementForm'
import { MeasurementHistory } from '@/features/measurements/MeasurementHistory'
import { measurementLog } from '@/features/measurements/log'
import { ProgressChart } from '@/features/measurements/ProgressChart'
import type { SaveOutcome } from '@/shared/log/use-log-form'
import { useToday } from '@/shared/lib/use-today'
import { useFormat } from '@/shared/i18n/format'
import { useWithUnsent } from '@/shared/log/read-unsent'
import { DeleteQuestion, useQuestion } from '@/shared/log/ui/DeleteQuestion'
import type { Day } from '@/shared/lib/day'
import { useRemoving } from '@/shared/log/use-log'
import { useLogEditor } from '@/shared/log/use-log-editor'
import { useRemoval } from '@/shared/log/use-removal'
import { warmCharts } from '@/shared/ui/charts/load-plots'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { focusHeading } from '@/shared/ui/focus-heading'
import { PageHeader } from '@/shared/ui/PageHeader'
import { RefreshProblem } from '@/shared/ui/RefreshProblem'
import { RemovalProblem } from '@/shared/ui/RemovalProblem'
import { showToast } from '@/shared/ui/toast-store'
import classes from './MeasurementsPage.module.css'

const route = getRouteApi('/_authed/measurements')
const formAnchor = 'measurement'
const historyAnchor = 'history'

/** A client's weight and waist: where they are, how they went, and the next entry. */
export function MeasurementsPage() {
  const { t } = useLingui()
  const { user } = route.useRouteContext()
  const today = useToday()
  const list = useQuery(measurementQueries.list(user.id))
  const editor = useLogEditor(measurementLog, user.id, () => ({ date: today }))
  const removal = useRemoval(measurementLog, user.id, today)
  const removing = useRemoving()
  const question = useQuestion<Measurement>()
  useEffect(warmCharts, [])

  const measurements = useWithUnsent(measurementLog)(list.data, () => true)?.filter(
    ({ id }) => !removing.has(id),
  )
  const isNew = editor.open.draft.base === undefined
  const hasFailed = list.isError && !measurements

  function handleSaved(_row: Measurement, { isSent }: SaveOutcome): void {
    editor.openNew()
    showToast({
      text: isSent
        ? measurementLog.texts.saved
        : msg`Saved on this device. It is sent as soon as you are online.`,
    })
    focusHeading(historyAnchor)
  }

  async function handleDelete(measurement: Measurement): Promise<void> {
    focusHeading(historyAnchor)
    if (await removal.remove(measurement)) editor.close(measurement)
  }

  function handleEdit(measurement: Measurement): void {
    editor.edit(measurement)
    focusHeading(formAnchor)
  }

  return (
    <div className={classes.page}>
      <PageHeader title={t`Measurements`}>
        <Trans>Weight and waist, as often as you like. Once a week is enough.</Trans>
      </PageHeader>
      <RefreshProblem of={[list]} />
      <div className={classes.columns}>
        <div className={classes.now}>
          {hasFailed ? (
            <LoadProblem isRetrying={list.isFetching} onRetry={() => void list.refetch()} />
          ) : (
            <CurrentValues measurements={measurements} today={today} />
          )}
        </div>
        <section className={classes.form} id={formAnchor} aria-labelledby="measurement-heading">
          <h2 id="measurement-heading" tabIndex={-1}>
            {isNew ? <Trans>New measurement</Trans> : <Trans>Edit measurement</Trans>}
          </h2>
          <MeasurementForm
            key={editor.open.opening}
            userId={user.id}
            editor={editor}
            day={today}
            today={today}
            last={lastOf(measurements ?? [], today)}
            onSaved={handleSaved}
            onCancelled={() => focusHeading(formAnchor)}
          />
        </section>
        {!hasFailed && (
          <div className={classes.past}>
            <ProgressChart measurements={measurements} today={today} />
            {removal.problem && <RemovalProblem {...removal.problem} />}
            <MeasurementHistory
              id={historyAnchor}
              measurements={measurements}
              isEditing={editor.isEditing}
              onEdit={handleEdit}
              onDelete={question.ask}
            />
          </div>
        )}
      </div>
      <RemovalQuestion question={question} onConfirm={(measurement) => void handleDelete(measurement)} />
    </div>
  )
}

function LoadProblem({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  return (
    <ErrorBox isRetrying={isRetrying} onRetry={onRetry}>
      <Trans>Failed to load measurements. Please try again later.</Trans>
    </ErrorBox>
  )
}

/** What was measured last. */
const lastOf = (measurements: readonly Measurement[], today: Day) => ({
  weight: latestValue(measurements, 'weight', today)?.value ?? null,
  waist: latestValue(measurements, 'waist', today)?.value ?? null,
})

type QuestionProps = {
  question: ReturnType<typeof useQuestion<Measurement>>
  onConfirm: (measurement: Measurement) => void
}

/** Asks before a measurement is deleted, naming it. */
function RemovalQuestion({ question: { asked, close }, onConfirm }: QuestionProps) {
  const { day } = useFormat()
  const values = useValueWords()
  return (
    <DeleteQuestion
      asked={asked}
      title={<Trans>Delete this measurement?</Trans>}
      name={(measurement) => `${day(measurement.date, 'full')}: ${values.both(measurement)}`}
      onConfirm={onConfirm}
      onClose={close}
    />
  )
}
