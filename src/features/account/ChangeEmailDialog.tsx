import { zodResolver } from '@hookform/resolvers/zod'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { profileKeys } from '@/entities/profile/queries'
import type { SessionUser } from '@/shared/auth/session-store'
import { useProblemText } from '@/shared/i18n/use-problem-text'
import { Dialog } from '@/shared/ui/Dialog'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { PasswordField } from '@/shared/ui/form/PasswordField'
import { SubmitButton } from '@/shared/ui/form/SubmitButton'
import { TextField } from '@/shared/ui/form/TextField'
import { showToast } from '@/shared/ui/toast-store'
import { changeEmail } from './api/account'
import { type ChangeEmailDraft, type ChangeEmailFields, changeEmailSchema } from './model/account-form'
import { accountFieldTexts, accountProblemText, isWrongPassword } from './model/account-problem'
import classes from './ui/forms.module.css'
import { OwnerField } from './ui/OwnerField'

type Props = { opened: boolean; onClose: () => void; user: SessionUser; email: string }

/** Another address for the signed-in account; its owner proves who they are, and the mail that they can read it. */
export function ChangeEmailDialog({ opened, onClose, user, email }: Props) {
  const { t } = useLingui()
  return (
    <Dialog opened={opened} onClose={onClose} title={t`Change email`}>
      <Steps user={user} email={email} onDone={onClose} />
    </Dialog>
  )
}

function Steps({ user, email, onDone }: { user: SessionUser; email: string; onDone: () => void }) {
  const [sentTo, setSentTo] = useState<string>()
  if (!sentTo) return <ChangeEmailForm user={user} email={email} onSent={setSentTo} onChanged={onDone} />
  return (
    <div className={classes.form}>
      <p role="status">
        <Trans>
          We have sent a link to confirm the change to <b>{sentTo}</b>. Look in both mailboxes, {email} too,
          and open the link in each email that came. Until then you log in with the old address.
        </Trans>
      </p>
      <Button variant="light" onClick={onDone}>
        <Trans>Close</Trans>
      </Button>
    </div>
  )
}

type FormProps = {
  user: SessionUser
  email: string
  onSent: (address: string) => void
  onChanged: () => void
}

function ChangeEmailForm({ user, email, onSent, onChanged }: FormProps) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const problem = useProblemText(accountFieldTexts)
  const [error, setError] = useState<unknown>()
  const form = useForm<ChangeEmailFields, unknown, ChangeEmailDraft>({
    resolver: zodResolver(changeEmailSchema),
    defaultValues: { email: '', current: '' },
    mode: 'onTouched',
  })

  async function handleValid({ email: newEmail, current }: ChangeEmailDraft) {
    setError(undefined)
    if (newEmail === email) return form.setError('email', { message: 'sameEmail' }, { shouldFocus: true })
    try {
      if ((await changeEmail({ email, current }, newEmail)) === 'mailSent') return onSent(newEmail)
      await queryClient.invalidateQueries({ queryKey: profileKeys.ofUser(user.id) })
      showToast({ text: msg`Email changed` })
      onChanged()
    } catch (failure) {
      if (isWrongPassword(failure))
        form.setError('current', { message: 'wrongPassword' }, { shouldFocus: true })
      else setError(failure)
    }
  }

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => void form.handleSubmit(handleValid)(event)}
    >
      {error !== undefined && <ErrorBox>{i18n._(accountProblemText(error))}</ErrorBox>}
      <OwnerField email={email} />
      <TextField
        control={form.control}
        name="email"
        type="email"
        problem={problem}
        label={t`New email`}
        size="lg"
        autoComplete="email"
        data-autofocus
      />
      <PasswordField
        control={form.control}
        name="current"
        problem={problem}
        label={t`Current password`}
        size="lg"
        autoComplete="current-password"
      />
      <SubmitButton loading={form.formState.isSubmitting}>
        <Trans>Change email</Trans>
      </SubmitButton>
    </form>
  )
}
