import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { errorText } from '@/shared/i18n/error-text'
import { reachesHost } from '@/shared/lib/online'
import { usePageTitle } from '@/shared/ui/use-page-title'
import { isMissingPart, reloadForNewRelease } from '../new-release'
import classes from './Notice.module.css'

/** For a screen that failed to load or broke: what happened, and another try. */
export function RouteError({ error }: ErrorComponentProps) {
  const { _ } = useLingui()
  const { t } = useMacro()
  const router = useRouter()
  usePageTitle(t`Something went wrong`)
  useEffect(() => void reloadForNewRelease(error), [error])

  const handleRetry = async () => {
    if (isMissingPart(error) && (await reachesHost())) location.reload()
    else await router.invalidate()
  }

  return (
    <main className={classes.notice}>
      <h1>
        <Trans>Something went wrong</Trans>
      </h1>
      <p className="muted" role="alert">
        {_(errorText(error))}
      </p>
      <Button variant="light" onClick={() => void handleRetry()}>
        <Trans>Try again</Trans>
      </Button>
    </main>
  )
}
