import { Trans, useLingui } from '@lingui/react/macro'
import { PageHeader } from '@/shared/ui/PageHeader'
import { resendConfirmation } from './api/sign-up'
import classes from './ui/forms.module.css'
import { SendAgain } from './ui/SendAgain'

/** After a sign-up on a backend that confirms addresses: the way on is in the mailbox. */
export function MailboxNotice({ email }: { email: string }) {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={t`Look in your mailbox`}>
        <Trans>
          We have sent a link to <b>{email}</b>. Open it to finish your registration. Nothing there? Look in
          the spam folder too.
        </Trans>
      </PageHeader>
      <div className={classes.form}>
        <SendAgain send={() => resendConfirmation(email)} />
      </div>
    </>
  )
}
