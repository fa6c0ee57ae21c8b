import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './ErrorBox.module.css'
import { IconAlertCircle } from './icons'

type Props = {
  /** What happened and what to do, in the reader's language. */
  children: ReactNode
  /** Tries once more what has failed. */
  onRetry?: () => void
  isRetrying?: boolean
  /** Another way out: a link, a button of its own. */
  action?: ReactNode
}

/** A failure that concerns more than one field. Said at once by screen readers. */
export function ErrorBox({ children, onRetry, isRetrying = false, action }: Props) {
  return (
    <div role="alert" className={classes.box}>
      <IconAlertCircle className={classes.icon} aria-hidden />
      <p>{children}</p>
      {onRetry && (
        <Button variant="default" loading={isRetrying} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
      {action}
    </div>
  )
}
