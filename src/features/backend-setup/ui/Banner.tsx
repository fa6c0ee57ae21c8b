import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState } from 'react'
import { IconAlertTriangle } from '@/shared/ui/icons'
import classes from './Banner.module.css'
import { DebugInformation } from './DebugInformation'

const Instructions = lazy(() => import('./Instructions').then((chunk) => ({ default: chunk.Instructions })))

/** Says that there is no backend, and what to do about it. */
export function Banner() {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  function handleOpen() {
    setWasOpened(true)
    setIsOpen(true)
  }

  function handleClose() {
    setIsOpen(false)
    opener.current?.focus() // Mantine knows no opener of a dialog that is mounted open
  }

  return (
    <section className={classes.banner} aria-label={t`Backend`}>
      <div className={classes.row}>
        <IconAlertTriangle className="icon" aria-hidden />
        <h2 className={classes.title}>
          <Trans>Database Not Connected</Trans>
        </h2>
        <Button
          size="sm"
          variant="default"
          className={classes.action}
          renderRoot={(props) => <Link to="/setup" {...props} />}
        >
          <Trans>Quick Setup</Trans>
        </Button>
        <Button
          size="sm"
          variant="default"
          className={classes.action}
          ref={opener}
          aria-haspopup="dialog"
          onClick={handleOpen}
        >
          <Trans>Instructions</Trans>
        </Button>
      </div>
      <DebugInformation />
      {wasOpened && (
        <Suspense fallback={null}>
          <Instructions opened={isOpen} onClose={handleClose} />
        </Suspense>
      )}
    </section>
  )
}
