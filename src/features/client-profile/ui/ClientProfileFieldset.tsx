import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { type UseFormReturn, useController } from 'react-hook-form'
import { genders } from '@/entities/profile/gender'
import type { OwnProfile } from '@/entities/profile/own-profile'
import { PictureField } from '@/entities/profile/PictureField'
import { useProblemText } from '@/shared/i18n/use-problem-text'
import { NumberField } from '@/shared/ui/form/NumberField'
import { TextAreaField } from '@/shared/ui/form/TextAreaField'
import { TextField } from '@/shared/ui/form/TextField'
import { SegmentedRadio } from '@/shared/ui/SegmentedRadio'
import type { ClientProfileContent, ClientProfileFields } from '../model/client-profile-form'
import { clientProfileProblems, genderChoiceTexts } from '../model/client-profile-texts'
import classes from '../ClientProfileForm.module.css'

const genderChoices = ['', ...genders] as const

type Props = {
  profile: OwnProfile
  form: UseFormReturn<ClientProfileFields, unknown, ClientProfileContent>
  onPhotoPending: (pending: boolean) => void
}

/** The fields of a client's profile (spec section 2). */
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
