import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ForgotPasswordForm } from '@/features/auth/ForgotPasswordForm'
import { isRecoveryRefused } from '@/features/auth/recovery-address'
import { NewPasswordForm } from '@/features/auth/NewPasswordForm'
import { useSession } from '@/shared/auth/session-store'
import { keepFocus } from '@/shared/ui/form/keep-focus'
import { PageHeader } from '@/shared/ui/PageHeader'
import { AuthPage } from './ui/AuthPage'
import classes from './ui/links.module.css'

/** Where the link of a recovery mail ends. The auth client has made a session of the link before anything is shown. */
export function ResetPasswordPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { status } = useSession()
  const [isRefused] = useState(() => isRecoveryRefused(location))
  if (isRefused || status !== 'signed-in') return <ExpiredLink />
  return (
    <AuthPage>
      <PageHeader title={t`Choose a new password`} />
      <NewPasswordForm onSaved={() => void navigate({ to: '/dashboard' })} />
    </AuthPage>
  )
}

function ExpiredLink() {
  const { t } = useLingui()
  return (
    <AuthPage>
      <PageHeader title={t`This link has expired`}>
        <Trans>A link works once and for an hour only. Ask for a new one and open it soon.</Trans>
      </PageHeader>
      <ForgotPasswordForm />
      <div className={classes.links}>
        <Link to="/login" onMouseDown={keepFocus}>
          <Trans>Back to log in</Trans>
        </Link>
      </div>
    </AuthPage>
  )
}
