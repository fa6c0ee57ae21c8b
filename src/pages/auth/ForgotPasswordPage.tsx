import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ForgotPasswordForm } from '@/features/auth/ForgotPasswordForm'
import { keepFocus } from '@/shared/ui/form/keep-focus'
import { PageHeader } from '@/shared/ui/PageHeader'
import { AuthPage } from './ui/AuthPage'
import classes from './ui/links.module.css'

export function ForgotPasswordPage() {
  const { t } = useLingui()
  return (
    <AuthPage>
      <PageHeader title={t`Forgot password?`}>
        <Trans>Tell us your email address and we send you a link to choose a new one.</Trans>
      </PageHeader>
      <ForgotPasswordForm />
      <div className={classes.links}>
        <Link to="/login" search={(now) => now} onMouseDown={keepFocus}>
          <Trans>Back to log in</Trans>
        </Link>
      </div>
    </AuthPage>
  )
}
