import { zodResolver } from '@hookform/resolvers/zod'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useForm } from 'react-hook-form'
import { useProblemText } from '@/shared/i18n/use-problem-text'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { hasGaps } from '@/shared/ui/form/has-gaps'
import { SubmitButton } from '@/shared/ui/form/SubmitButton'
import { TextField } from '@/shared/ui/form/TextField'
import { type ConnectProblem, useConnect } from './api/use-connect'
import { setupFieldTexts, setupSchema, type SetupFields, toBackendAddress } from './model/setup-form'
import { ConnectProgress } from './ui/ConnectProgress'
import classes from './SetupForm.module.css'

const connectTexts: Record<ConnectProblem, MessageDescriptor> = {
  unreachable: msg`Failed to connect to database. Please check your Supabase configuration.`,
  notStored: msg`Failed to configure Supabase`,
}

/** Tells this device which backend to use. */
export function SetupForm() {
  const { t, i18n } = useLingui()
  const problemText = useProblemText(setupFieldTexts)
  const { step, connect } = useConnect()
  const { control, handleSubmit, formState } = useForm<SetupFields>({
    resolver: zodResolver(setupSchema),
    defaultValues: { url: '', key: '' },
    mode: 'onTouched',
  })
  const isBusy = step.name !== 'editing'

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => void handleSubmit((fields) => connect(toBackendAddress(fields)))(event)}
    >
      {hasGaps(formState) && (
        <ErrorBox>
          <Trans>Please provide both URL and anon key</Trans>
        </ErrorBox>
      )}
      {step.name === 'editing' && step.problem && <ErrorBox>{i18n._(connectTexts[step.problem])}</ErrorBox>}
      <TextField
        control={control}
        name="url"
        problem={problemText}
        disabled={isBusy}
        label={t`Database URL`}
        description={t`For example https://your-project.supabase.co`}
        descriptionProps={{ size: 'md' }}
        size="lg"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        control={control}
        name="key"
        problem={problemText}
        disabled={isBusy}
        label={t`Anonymous key`}
        description={t`The public key of the project, also called publishable. Never a secret one.`}
        descriptionProps={{ size: 'md' }}
        size="lg"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitButton disabled={isBusy}>
        {isBusy ? <Trans>Connected!</Trans> : <Trans>Save</Trans>}
      </SubmitButton>
      <ConnectProgress step={step} />
    </form>
  )
}
