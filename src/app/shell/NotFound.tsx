import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { usePageTitle } from '@/shared/ui/use-page-title'
import classes from './Notice.module.css'

/** For an address that leads nowhere. */
export function NotFound() {
  const { t } = useLingui()
  usePageTitle(t`Page not found`)
  return (
    <div className={classes.notice}>
      <h1>
        <Trans>Page not found</Trans>
      </h1>
      <p className="muted">
        <Trans>There is nothing at this address. It may have been mistyped, or the page has moved.</Trans>
      </p>
      <Link to="/dashboard" className={classes.link}>
        <Trans>Go to the dashboard</Trans>
      </Link>
    </div>
  )
}
