import { zodResolver } from '@hookform/resolvers/zod'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { errorText } from '@/shared/i18n/error-text'
import { useProblemText } from '@/shared/i18n/use-problem-text'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { SubmitButton } from '@/shared/ui/form/SubmitButton'
import { TextField } from '@/shared/ui/form/TextField'
import { requestPasswordReset } from './api/recovery'
import { fieldTexts } from './model/form-texts'
import {
  type ForgotPasswordDraft,
  type ForgotPasswordFields,
  forgotPasswordSchema,
} from './model/recovery-form'
import classes from './ui/forms.module.css'

/** Asks for a recovery mail. The answer is the same whether an account has the address or not. */
export function ForgotPasswordForm() {
  const { t, i18n } = useLingui()
  const problemText = useProblemText(fieldTexts)
  const [failure, setFailure] = useState<unknown>()
  const [isSent, setIsSent] = useState(false)
  const { control, handleSubmit, formState } = useForm<ForgotPasswordFields, unknown, ForgotPasswordDraft>({
    resolver: zodResolver(forgotPasswordSchema),
    defaultValues: { email: '' },
    mode: 'onTouched',
  })

  async function handleValid({ email }: ForgotPasswordDraft) {
    setFailure(undefined)
    setIsSent(false)
    try {
      await requestPasswordReset(email)
      setIsSent(true)
    } catch (error) {
      setFailure(error)
    }
  }

  return (
    <form className={classes.form} noValidate onSubmit={(event) => void handleSubmit(handleValid)(event)}>
      {failure !== undefined && <ErrorBox>{i18n._(errorText(failure))}</ErrorBox>}
      <TextField
        control={control}
        name="email"
        problem={problemText}
        type="email"
        label={t`Email`}
        size="lg"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitButton loading={formState.isSubmitting}>
        <Trans>Send a link</Trans>
      </SubmitButton>
      <p role="status">
        {isSent && (
          <Trans>
            If there is an account with this address, an email with a link is on its way. Look in your mailbox
            in a minute.
          </Trans>
        )}
      </p>
    </form>
  )
}
