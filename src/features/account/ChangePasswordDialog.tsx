import { zodResolver } from '@hookform/resolvers/zod'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useProblemText } from '@/shared/i18n/use-problem-text'
import { Dialog } from '@/shared/ui/Dialog'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { NewPasswordFields } from '@/shared/ui/form/NewPasswordFields'
import { PasswordField } from '@/shared/ui/form/PasswordField'
import { SubmitButton } from '@/shared/ui/form/SubmitButton'
import { showToast } from '@/shared/ui/toast-store'
import { changePassword } from './api/account'
import {
  type ChangePasswordDraft,
  type ChangePasswordFields,
  changePasswordSchema,
} from './model/account-form'
import { accountFieldTexts, accountProblemText, isWrongPassword } from './model/account-problem'
import classes from './ui/forms.module.css'
import { OwnerField } from './ui/OwnerField'

type Props = { opened: boolean; onClose: () => void; email: string }

/** A new password for the signed-in account; the present one proves who asks. */
export function ChangePasswordDialog({ opened, onClose, email }: Props) {
  const { t } = useLingui()
  return (
    <Dialog opened={opened} onClose={onClose} title={t`Change password`}>
      <ChangePasswordForm email={email} onSaved={onClose} />
    </Dialog>
  )
}

function ChangePasswordForm({ email, onSaved }: { email: string; onSaved: () => void }) {
  const { t, i18n } = useLingui()
  const problem = useProblemText(accountFieldTexts)
  const [error, setError] = useState<unknown>()
  const form = useForm<ChangePasswordFields, unknown, ChangePasswordDraft>({
    resolver: zodResolver(changePasswordSchema),
    defaultValues: { current: '', password: '', confirm: '' },
    mode: 'onTouched',
  })

  async function handleValid({ current, password }: ChangePasswordDraft) {
    setError(undefined)
    try {
      await changePassword(email, current, password)
      showToast({ text: msg`Password changed` })
      onSaved()
    } catch (failure) {
      if (isWrongPassword(failure))
        form.setError('current', { message: 'wrongPassword' }, { shouldFocus: true })
      else setError(failure)
    }
  }

  return (
    <FormProvider {...form}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => void form.handleSubmit(handleValid)(event)}
      >
        <p className="muted small">
          <Trans>On other devices you will have to log in again.</Trans>
        </p>
        {error !== undefined && <ErrorBox>{i18n._(accountProblemText(error))}</ErrorBox>}
        <OwnerField email={email} />
        <PasswordField
          control={form.control}
          name="current"
          problem={problem}
          label={t`Current password`}
          size="lg"
          autoComplete="current-password"
          data-autofocus
        />
        <NewPasswordFields problem={problem} label={t`New password`} />
        <SubmitButton loading={form.formState.isSubmitting}>
          <Trans>Save new password</Trans>
        </SubmitButton>
      </form>
    </FormProvider>
  )
}
