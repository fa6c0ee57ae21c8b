import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Loader } from '@mantine/core'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { IconSparkles } from '@/shared/ui/icons'
import { usePhotoAnalysis } from '../api/use-photo-analysis'
import { AnalysisError } from './AnalysisError'
import classes from './PhotoAnalysis.module.css'
import { PhotoEstimate } from './PhotoEstimate'
import type { MealFormControls } from '../log'

type Props = {
  form: MealFormControls
  /** Another photo is on its way. */
  isSending: boolean
}

/** What the meal's photo says of the meal: asked for, awaited or cancelled, and offered. */
export function PhotoAnalysis({ form, isSending }: Props) {
  const { t, i18n } = useLingui()
  const panel = useRef<HTMLElement>(null)
  const photo = useWatch({ control: form.control, name: 'image_url' })
  const { state, start, clear } = usePhotoAnalysis(isSending ? undefined : photo)

  // The pressed button gives way to what comes, so the keyboard goes on from the panel.
  const stay = () => panel.current?.focus({ preventScroll: true })
  const handleStart = () => {
    start(i18n.locale)
    if (photo !== null) stay()
  }
  const handleClear = () => {
    clear()
    stay()
  }

  return (
    <section
      ref={panel}
      className={classes.panel}
      tabIndex={-1}
      aria-label={t`Photo analysis`}
      aria-busy={state.status === 'analyzing'}
    >
      {state.status === 'error' && <AnalysisError error={state.error} />}
      {(state.status === 'idle' || state.status === 'error') && (
        <div className={classes.start}>
          <Button
            variant="light"
            leftSection={<IconSparkles className="icon" aria-hidden />}
            disabled={isSending}
            onClick={handleStart}
          >
            <Trans>Analyze photo</Trans>
          </Button>
          <p>
            <Trans>Estimates energy and nutrients. You decide what to use.</Trans>
          </p>
        </div>
      )}
      {state.status === 'analyzing' && (
        <div className={classes.card}>
          <div className={classes.running}>
            <Loader size="sm" aria-hidden />
            <p role="status">
              <Trans>Analyzing the photo…</Trans>
            </p>
            <Button variant="subtle" onClick={handleClear}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        </div>
      )}
      {state.status === 'result' && (
        <PhotoEstimate form={form} estimate={state.estimate} onClose={handleClear} />
      )}
    </section>
  )
}
