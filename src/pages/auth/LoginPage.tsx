import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { DebugLog } from '@/features/auth/DebugLog'
import { LoginForm } from '@/features/auth/LoginForm'
import { PageHeader } from '@/shared/ui/PageHeader'
import { AuthPage } from './ui/AuthPage'
import classes from './ui/links.module.css'

export function LoginPage() {
  const { t } = useLingui()
  return (
    <AuthPage>
      <PageHeader title={t`Welcome back`}>
        <Trans>Your meals, your days and your nutritionist in one quiet place.</Trans>
      </PageHeader>
      <LoginForm />
      <div className={classes.links}>
        <p>
          <Trans>New here?</Trans>
          <Link to="/register" search={(now) => now}>
            <Trans>Create an account</Trans>
          </Link>
        </p>
        <Link to="/forgot-password" search={(now) => now}>
          <Trans>Forgot password?</Trans>
        </Link>
      </div>
      <DebugLog />
    </AuthPage>
  )
}
