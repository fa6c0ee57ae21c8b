import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { latestValue, type Measurement } from '@/entities/measurement'
import { measurementQueries } from '@/entities/measurement/queries'
import {
  CurrentValues,
  MeasurementForm,
  MeasurementHistory,
  ProgressChart,
  RemovalDialog,
  useMeasurementEditor,
  useMeasurementRemoval,
} from '@/features/measurements'
import { useToday } from '@/shared/lib/use-today'
import { useWithUnsent } from '@/shared/outbox/unsent-entries'
import { warmCharts } from '@/shared/ui/charts'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { focusHeading } from '@/shared/ui/focus-heading'
import { PageHeader } from '@/shared/ui/PageHeader'
import { RefreshProblem } from '@/shared/ui/RefreshProblem'
import { RemovalProblem } from '@/shared/ui/RemovalProblem'
import { showToast } from '@/shared/ui/toast'
import classes from './MeasurementsPage.module.css'

const route = getRouteApi('/_authed/measurements')
const formAnchor = 'measurement'
const historyAnchor = 'history'

/** A client's weight and waist: where they are, how they went, and the next entry (spec section 2). */
export function MeasurementsPage() {
  const { t } = useLingui()
  const { user } = route.useRouteContext()
  const today = useToday()
  const list = useQuery(measurementQueries.list(user.id))
  const editor = useMeasurementEditor(user.id, today)
  const removal = useMeasurementRemoval(user.id, (measurement) => {
    editor.close(measurement)
    focusHeading(historyAnchor)
  })
  useEffect(warmCharts, [])

  const measurements = useWithUnsent<Measurement>('measurement')(list.data, () => true)
  const isNew = editor.open.draft.base === undefined
  const hasFailed = list.isError && !measurements

  function handleSaved(isSent: boolean): void {
    editor.openNew()
    showToast({
      text: isSent
        ? msg`Measurement saved`
        : msg`Saved on this device. It is sent as soon as you are online.`,
    })
    focusHeading(historyAnchor)
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
            <CurrentValues measurements={measurements} />
          )}
        </div>
        <section className={classes.form} id={formAnchor} aria-labelledby="measurement-heading">
          <h2 id="measurement-heading" tabIndex={-1}>
            {isNew ? <Trans>New measurement</Trans> : <Trans>Edit measurement</Trans>}
          </h2>
          <MeasurementForm
            key={editor.open.opening}
            userId={user.id}
            open={editor.open}
            today={today}
            last={{
              weight: latestValue(measurements ?? [], 'weight')?.value ?? null,
              waist: latestValue(measurements ?? [], 'waist')?.value ?? null,
            }}
            onSaved={handleSaved}
            onCancel={(draft) => {
              editor.discard(draft)
              focusHeading(formAnchor)
            }}
            onTakeStored={editor.takeStored}
          />
        </section>
        {!hasFailed && (
          <div className={classes.past}>
            <ProgressChart measurements={measurements} today={today} />
            {removal.error && (
              <RemovalProblem
                error={removal.error}
                failure={msg`Failed to delete measurement. Please try again.`}
              />
            )}
            <MeasurementHistory
              id={historyAnchor}
              measurements={measurements}
              isEditing={editor.isEditing}
              onEdit={handleEdit}
              onDelete={removal.ask}
            />
          </div>
        )}
      </div>
      <RemovalDialog removal={removal} />
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
