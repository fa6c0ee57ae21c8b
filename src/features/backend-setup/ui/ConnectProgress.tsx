import { Trans } from '@lingui/react/macro'
import { Loader } from '@mantine/core'
import type { ConnectStep } from '../api/use-connect'
import classes from '../SetupForm.module.css'

/** What is being done with the saved address, said aloud as it changes. */
export function ConnectProgress({ step }: { step: ConnectStep }) {
  const host = step.name === 'connecting' ? step.host : ''
  return (
    <div role="status" className={classes.progress}>
      {step.name !== 'editing' && (
        <p>
          <Trans>Connection successful! Redirecting...</Trans>
        </p>
      )}
      {step.name === 'connecting' && (
        <p className={classes.step}>
          <Loader size="sm" aria-hidden />
          <Trans>Connecting to {host}</Trans>
        </p>
      )}
    </div>
  )
}
