import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { GuestPage } from '@/shared/ui/GuestPage'
import { PageHeader } from '@/shared/ui/PageHeader'
import { Banner } from './Banner'
import classes from './Landing.module.css'

/** What stands in place of every screen while the app has no backend. */
export function Landing() {
  const { t } = useLingui()
  return (
    <GuestPage banner={<Banner />}>
      <div className={classes.card}>
        <PageHeader title={t`Welcome to Day&Plate`}>
          <Trans>
            Nothing is connected yet. Connect the backend service, which keeps accounts, diaries and photos,
            and you can start.
          </Trans>
        </PageHeader>
        <Button size="lg" fullWidth renderRoot={(props) => <Link to="/setup" {...props} />}>
          <Trans>Quick Setup</Trans>
        </Button>
      </div>
    </GuestPage>
  )
}
