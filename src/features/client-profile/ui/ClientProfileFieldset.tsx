import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useController, type UseFormReturn } from 'react-hook-form'
import { type Gender, genders } from '@/entities/profile/gender'
import { genderTexts } from '@/entities/profile/gender-texts'
import type { OwnProfile } from '@/entities/profile/own-profile'
import { PictureField } from '@/entities/profile/PictureField'
import { useProblemText } from '@/shared/i18n/use-problem-text'
import { NumberField } from '@/shared/ui/form/NumberField'
import { TextAreaField } from '@/shared/ui/form/TextAreaField'
import { TextField } from '@/shared/ui/form/TextField'
import { SegmentedRadio } from '@/shared/ui/SegmentedRadio'
import classes from '../ClientProfileForm.module.css'
import type { ClientProfileContent, ClientProfileFields } from '../model/client-profile-form'

const genderChoiceTexts: Record<Gender | '', MessageDescriptor> = {
  '': msg`Not given`,
  ...genderTexts,
}

/** Words for what can be wrong with a profile. */
const clientProfileProblems: Record<string, MessageDescriptor> = {
  nameRequired: msg`Please enter your name`,
  nameLong: msg`A name has at most 120 characters`,
  occupationLong: msg`At most 120 characters`,
  objectivesLong: msg`This text has at most 2000 characters`,
  'age.notNumber': msg`Enter your age in years, for example 34`,
  'age.negative': msg`Enter an age from 13 to 120 years`,
  'age.tooSmall': msg`Enter an age from 13 to 120 years`,
  'age.tooLarge': msg`Enter an age from 13 to 120 years`,
  'age.tooFine': msg`Enter whole years`,
}

const genderChoices = ['', ...genders] as const

type Props = {
  profile: OwnProfile
  form: UseFormReturn<ClientProfileFields, unknown, ClientProfileContent>
  onPhotoPending: (pending: boolean) => void
}

/** The fields of a client's profile. */
export function ClientProfileFieldset({ profile, form, onPhotoPending }: Props) {
  const { t, i18n } = useLingui()
  const problem = useProblemText(clientProfileProblems)
  const { control } = form
  const { field: photo } = useController({ control, name: 'photo' })
  const { field: gender } = useController({ control, name: 'gender' })
  return (
    <>
      <div className={classes.pair}>
        <PictureField
          value={photo.value}
          userId={profile.id}
          onChange={photo.onChange}
          onPendingChange={onPhotoPending}
        />
        <div className={classes.form}>
          <TextField control={control} name="name" label={t`Name`} problem={problem} autoComplete="name" />
          <TextInput label={t`Email`} value={profile.email} readOnly />
          <NumberField control={control} name="age" label={t`Age`} problem={problem} />
        </div>
      </div>
      <SegmentedRadio
        legend={<Trans>Gender</Trans>}
        options={genderChoices.map((value) => ({ value, label: i18n._(genderChoiceTexts[value]) }))}
        value={gender.value}
        onChange={gender.onChange}
      />
      <TextField
        control={control}
        name="occupation"
        label={t`Occupation`}
        problem={problem}
        autoComplete="organization-title"
      />
      <TextAreaField
        control={control}
        name="objectives"
        label={t`Objectives`}
        problem={problem}
        minRows={3}
        placeholder={t`What you would like to reach, in your own words`}
      />
    </>
  )
}
