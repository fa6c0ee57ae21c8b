import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { PasswordField } from './PasswordField'

type Props = {
  /** Turns a validation code into words, see `useProblemText`. */
  problem: (code: string) => string
  /** Of the first field, where the form asks for another password too. */
  label?: string
}

/** A new password, twice; inside a `FormProvider` of a form that has these two fields. */
export function NewPasswordFields({ problem, label }: Props) {
  const { t } = useLingui()
  const { control, trigger, formState } = useFormContext<{ password: string; confirm: string }>()
  const password = useWatch({ control, name: 'password' })
  const isConfirmTouched = formState.touchedFields.confirm === true

  // Whether the second field is right depends on the first one.
  useEffect(() => {
    if (isConfirmTouched) void trigger('confirm')
  }, [password, isConfirmTouched, trigger])

  return (
    <>
      <PasswordField
        control={control}
        name="password"
        problem={problem}
        label={label ?? t`Password`}
        description={t`At least 8 characters`}
        descriptionProps={{ size: 'md' }}
        size="lg"
        autoComplete="new-password"
      />
      <PasswordField
        control={control}
        name="confirm"
        problem={problem}
        label={t`Confirm password`}
        size="lg"
        autoComplete="new-password"
      />
    </>
  )
}
