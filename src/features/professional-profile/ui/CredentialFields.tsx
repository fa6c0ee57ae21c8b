import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import type { UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'
import { TextField } from '@/shared/ui/form/TextField'
import { type CredentialFields as Fields, yearChoices } from '../model/credential-form'
import { type CredentialKind, credentialTexts } from '../model/credential-kind'

type Props = {
  kind: CredentialKind
  form: UseFormReturn<Fields, unknown, Fields>
  problem: (code: string) => string
  thisYear: number
}

/** What a document is: its name, and what belongs to its kind. */
export function CredentialFields({ kind, form, problem, thisYear }: Props) {
  const { t, i18n } = useLingui()
  const { control, register } = form
  const name = (
    <TextField
      control={control}
      name="name"
      label={i18n._(credentialTexts[kind].name)}
      problem={problem}
      required
    />
  )
  if (kind === 'education')
    return (
      <>
        {name}
        <TextField control={control} name="school" label={t`School or university`} problem={problem} />
        <TextField control={control} name="degree" label={t`Degree`} problem={problem} />
        <YearField
          field={register('year')}
          label={t`Graduation year`}
          none={t`Not given`}
          years={yearChoices.graduation(thisYear)}
        />
      </>
    )
  return (
    <>
      {name}
      <TextField control={control} name="issuer" label={t`Issued by`} problem={problem} required />
      <YearField
        field={register('issueDate')}
        label={t`Issue year`}
        none={t`Not given`}
        years={yearChoices.issue(thisYear)}
      />
      <YearField
        field={register('expirationDate')}
        label={t`Expiration year`}
        none={t`Does not expire`}
        years={yearChoices.expiration(thisYear)}
      />
    </>
  )
}

type YearProps = {
  label: string
  /** The choice of no year. */
  none: string
  years: readonly string[]
  field: UseFormRegisterReturn
}

/** A year, chosen from the device's own list. */
function YearField({ label, none, years, field }: YearProps) {
  return (
    <NativeSelect
      {...field}
      label={label}
      size="md"
      classNames={{ input: 'f-input', label: 'f-label' }}
      data={[{ value: '', label: none }, ...years]}
    />
  )
}
