import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { DebugLog } from '@/features/auth/DebugLog'
import { MailboxNotice } from '@/features/auth/MailboxNotice'
import { RegisterForm } from '@/features/auth/RegisterForm'
import { keepFocus } from '@/shared/ui/form/keep-focus'
import { PageHeader } from '@/shared/ui/PageHeader'
import { AuthPage } from './ui/AuthPage'
import classes from './ui/links.module.css'

const route = getRouteApi('/_guest/register')

export function RegisterPage() {
  const { t } = useLingui()
  const { nutritionist } = route.useSearch()
  const [mailedTo, setMailedTo] = useState<string>()
  return (
    <AuthPage>
      {mailedTo ? (
        <MailboxNotice email={mailedTo} />
      ) : (
        <>
          <PageHeader title={t`Create an account`}>
            <Trans>It takes a minute. You can change everything later but the account type.</Trans>
          </PageHeader>
          <RegisterForm onMailSent={setMailedTo} invitedBy={nutritionist} />
        </>
      )}
      <div className={classes.links}>
        <p>
          <Trans>Already have an account?</Trans>
          <Link to="/login" search={(now) => now} onMouseDown={keepFocus}>
            <Trans>Log in</Trans>
          </Link>
        </p>
      </div>
      <DebugLog />
    </AuthPage>
  )
}
