import { Trans, useLingui } from '@lingui/react/macro'
import { type UseFormReturn, useController } from 'react-hook-form'
import { consultationLanguages, languageTexts } from '@/entities/nutritionist/languages'
import { expertiseKeys, expertiseText } from '@/entities/nutritionist/expertise'
import { linkColumns, linkTexts } from '@/entities/nutritionist/links'
import { ChoicesField } from '@/shared/ui/form/ChoicesField'
import { NumberField } from '@/shared/ui/form/NumberField'
import { TextAreaField } from '@/shared/ui/form/TextAreaField'
import { TextField } from '@/shared/ui/form/TextField'
import { Section } from '@/shared/ui/Section'
import { PictureField } from '@/entities/profile/PictureField'
import type { ProfileContent, ProfileFields } from '../model/profile-form'
import classes from '../ProfileForm.module.css'

type Props = {
  userId: string
  email: string
  form: UseFormReturn<ProfileFields, unknown, ProfileContent>
  problem: (code: string) => string
  onPhotoPending: (pending: boolean) => void
}

/** The fields of a professional profile. */
export function ProfileFieldset({ userId, email, form, problem, onPhotoPending }: Props) {
  const { t, i18n } = useLingui()
  const { control } = form
  const { field: photo } = useController({ control, name: 'photo' })
  const others = form.formState.defaultValues?.expertise?.filter((value) => value !== undefined) ?? []
  const expertise = [...new Set([...expertiseKeys, ...others])]
  return (
    <>
      <div className={classes.pair}>
        <PictureField
          value={photo.value}
          userId={userId}
          onChange={photo.onChange}
          onPendingChange={onPhotoPending}
        />
        <div className={classes.form}>
          <TextField control={control} name="name" label={t`Name`} problem={problem} autoComplete="name" />
          <p className="small">
            <span className="muted">
              <Trans>Email</Trans>
            </span>
            <br />
            {email}
          </p>
        </div>
      </div>
      <TextAreaField
        control={control}
        name="bio"
        label={t`About you`}
        problem={problem}
        minRows={4}
        placeholder={t`Whom you help, and how you work`}
      />
      <ChoicesField
        control={control}
        name="expertise"
        legend={<Trans>Areas of Expertise</Trans>}
        options={expertise.map((value) => ({ value, label: expertiseText(value, (text) => i18n._(text)) }))}
      />
      <ChoicesField
        control={control}
        name="languages"
        legend={<Trans>Consultation languages</Trans>}
        options={consultationLanguages.map((value) => ({ value, label: i18n._(languageTexts[value]) }))}
      />
      <div className={classes.pair}>
        <NumberField control={control} name="years" label={t`Years of experience`} problem={problem} />
        <NumberField control={control} name="rate" label={t`Rate, US dollars an hour`} problem={problem} />
      </div>
      <TextAreaField control={control} name="education" label={t`Education`} problem={problem} />
      <TextAreaField
        control={control}
        name="certifications"
        label={t`Licenses and certifications`}
        problem={problem}
      />
      <Section title={<Trans>Professional links</Trans>}>
        <div className={classes.pair}>
          {linkColumns.map((column) => (
            <TextField
              key={column}
              control={control}
              name={column}
              label={i18n._(linkTexts[column])}
              problem={problem}
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
            />
          ))}
        </div>
      </Section>
    </>
  )
}
