import { zodResolver } from '@hookform/resolvers/zod'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useProblemText } from '@/shared/i18n/use-problem-text'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { NewPasswordFields } from '@/shared/ui/form/NewPasswordFields'
import { hasGaps } from '@/shared/ui/form/has-gaps'
import { SubmitButton } from '@/shared/ui/form/SubmitButton'
import { TextField } from '@/shared/ui/form/TextField'
import { showToast } from '@/shared/ui/toast-store'
import { signUp } from './api/sign-up'
import { type SignUpProblem, signUpProblem } from './model/auth-problem'
import { debugLog } from './model/debug-log'
import { fieldTexts, signUpTexts } from './model/form-texts'
import {
  emptyRegisterFields,
  type RegisterDraft,
  type RegisterFields,
  registerSchema,
} from './model/register-form'
import classes from './ui/forms.module.css'
import { NutritionistChoice } from './ui/NutritionistChoice'
import { RoleField } from './ui/RoleField'
import { useChoice } from './ui/use-choice'

type Props = {
  /** The account is there, and a mail to this address has to be confirmed first. */
  onMailSent: (email: string) => void
  /** Reference ID of the nutritionist who has invited this client. */
  invitedBy?: string
}

/** Makes an account; the guards of the routes lead into the app as soon as somebody is signed in. */
export function RegisterForm({ onMailSent, invitedBy }: Props) {
  const { t, i18n } = useLingui()
  const problemText = useProblemText(fieldTexts)
  const [problem, setProblem] = useState<SignUpProblem>()
  const form = useForm<RegisterFields, unknown, RegisterDraft>({
    resolver: zodResolver(registerSchema),
    defaultValues: emptyRegisterFields,
    mode: 'onTouched',
  })
  const { control, formState } = form
  const isClient = useWatch({ control, name: 'role' }) === 'client'
  const choice = useChoice(invitedBy)

  async function handleValid(draft: RegisterDraft) {
    setProblem(undefined)
    debugLog.add('sent')
    try {
      const outcome = await signUp({ ...draft, nutritionistId: isClient ? choice.wanted?.id : undefined })
      debugLog.add(outcome === 'mailSent' ? 'mailSent' : 'accepted')
      if (outcome === 'mailSent') onMailSent(draft.email)
      if (outcome === 'enteredAlone')
        showToast({ text: msg`Failed to connect with nutritionist. Please try again.` })
    } catch (error) {
      const found = signUpProblem(error)
      debugLog.add(found)
      setProblem(found)
    }
  }

  function handleInvalid() {
    setProblem(undefined)
    debugLog.add('missing')
  }

  return (
    <FormProvider {...form}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => void form.handleSubmit(handleValid, handleInvalid)(event)}
      >
        {hasGaps(formState) && (
          <ErrorBox>
            <Trans>Please fill in all fields</Trans>
          </ErrorBox>
        )}
        {problem && <ErrorBox>{i18n._(signUpTexts[problem])}</ErrorBox>}
        <RoleField {...form.register('role')} />
        <TextField
          control={control}
          name="name"
          problem={problemText}
          label={t`Name`}
          size="lg"
          autoComplete="name"
        />
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
        <NewPasswordFields problem={problemText} />
        {isClient && <NutritionistChoice choice={choice} />}
        <SubmitButton loading={formState.isSubmitting}>
          <Trans>Create account</Trans>
        </SubmitButton>
      </form>
    </FormProvider>
  )
}
