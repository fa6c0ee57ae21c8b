import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
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

/**
 * A failure that concerns more than one field. Said at once by screen readers. One that offers no other try answers a press,
 * which may have happened a screen away: it comes into sight, unless a field is wrong, since the focus goes there.
 */
export function ErrorBox({ children, onRetry, isRetrying = false, action }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const isAnswer = onRetry === undefined
  useEffect(() => {
    const wrongField = box.current?.closest('form')?.querySelector('[aria-invalid="true"]')
    if (isAnswer && !wrongField) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isAnswer])
  return (
    <div ref={box} role="alert" className={classes.box}>
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
