import { zodResolver } from '@hookform/resolvers/zod'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useProblemText } from '@/shared/i18n/use-problem-text'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { NewPasswordFields } from '@/shared/ui/form/NewPasswordFields'
import { SubmitButton } from '@/shared/ui/form/SubmitButton'
import { setNewPassword } from './api/recovery'
import { type NewPasswordProblem, newPasswordProblem } from './model/auth-problem'
import { fieldTexts, newPasswordTexts } from './model/form-texts'
import {
  type NewPasswordDraft,
  type NewPasswordFields as Fields,
  newPasswordFormSchema,
} from './model/recovery-form'
import classes from './ui/forms.module.css'

/** A new password for the account whose recovery link was opened. */
export function NewPasswordForm({ onSaved }: { onSaved: () => void }) {
  const { i18n } = useLingui()
  const problemText = useProblemText(fieldTexts)
  const [problem, setProblem] = useState<NewPasswordProblem>()
  const form = useForm<Fields, unknown, NewPasswordDraft>({
    resolver: zodResolver(newPasswordFormSchema),
    defaultValues: { password: '', confirm: '' },
    mode: 'onTouched',
  })

  async function handleValid({ password }: NewPasswordDraft) {
    setProblem(undefined)
    try {
      await setNewPassword(password)
      onSaved()
    } catch (error) {
      setProblem(newPasswordProblem(error))
    }
  }

  return (
    <FormProvider {...form}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => void form.handleSubmit(handleValid)(event)}
      >
        {problem && <ErrorBox>{i18n._(newPasswordTexts[problem])}</ErrorBox>}
        <NewPasswordFields problem={problemText} />
        <SubmitButton loading={form.formState.isSubmitting}>
          <Trans>Save new password</Trans>
        </SubmitButton>
      </form>
    </FormProvider>
  )
}
