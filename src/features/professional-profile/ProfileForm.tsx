import { zodResolver } from '@hookform/resolvers/zod'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { PublicNutritionist } from '@/entities/nutritionist/nutritionist'
import { errorText } from '@/shared/i18n/error-text'
import { useProblemText } from '@/shared/i18n/use-problem-text'
import { changedFields } from '@/shared/lib/changed-fields'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { FormButtons } from '@/shared/ui/form/FormButtons'
import { useEntryDraft } from '@/shared/ui/form/use-entry-draft'
import { LeaveDialog } from '@/shared/ui/LeaveDialog'
import { QuietNote } from '@/shared/ui/QuietNote'
import { showToast } from '@/shared/ui/toast-store'
import { forgetPicture, replacedPicture } from '@/entities/profile/profile-picture'
import { useSaveProfile } from './api/use-save-profile'
import { areSameFields, profileDrafts } from './profile-draft'
import {
  fieldsOfProfile,
  type ProfileContent,
  type ProfileFields,
  profileFormSchema,
} from './model/profile-form'
import { profileProblems } from './model/profile-texts'
import { ProfileFieldset } from './ui/ProfileFieldset'
import classes from './ProfileForm.module.css'

type Props = {
  nutritionist: PublicNutritionist
  /** All that was typed is saved. */
  onSaved: () => void
  /** What was typed is given up; `fields` bring it back. */
  onDiscard: (fields: ProfileFields) => void
}

/** What a nutritionist says of herself. Kept on this device until it is saved; clients see it only then. */
export function ProfileForm({ nutritionist, onSaved, onDiscard }: Props) {
  const { t, i18n } = useLingui()
  const { id } = nutritionist
  const formId = useId()
  const problem = useProblemText(profileProblems)
  const [stored, setStored] = useState(() => fieldsOfProfile(nutritionist, i18n.locale))
  const [kept] = useState(() => profileDrafts.find(id))
  const [start] = useState(() => ({ fields: kept ?? stored }))
  const [isPhotoPending, setPhotoPending] = useState(false)
  const form = useForm<ProfileFields, unknown, ProfileContent>({
    resolver: zodResolver(profileFormSchema),
    defaultValues: start.fields,
    mode: 'onTouched',
  })
  const isUnsaved = useCallback(
    ({ fields }: { fields: ProfileFields }) => !areSameFields(fields, stored),
    [stored],
  )
  const draft = useEntryDraft(id, { start, form, isUnsaved, drafts: profileDrafts })
  const { mutateAsync, error, isPending } = useSaveProfile(id)
  const busy = useRef(false)

  async function save(content: ProfileContent): Promise<void> {
    if (busy.current || isPhotoPending) return
    busy.current = true
    try {
      const before = profileFormSchema.safeParse(stored).data
      const sent = form.getValues()
      await mutateAsync(before ? changedFields(content, before) : content)
      forgetPicture(replacedPicture(stored.photo, content.photo))
      showToast({ text: msg`Profile saved` })
      if (!areSameFields(sent, form.getValues())) return setStored(sent) // typed meanwhile: to be saved as well
      draft.forget()
      onSaved()
    } catch {
      // Shown from `error`; what was typed stays.
    } finally {
      busy.current = false
    }
  }

  const handleCancel = () => {
    const { fields } = draft.current()
    draft.forget()
    onDiscard(fields)
  }

  return (
    <form
      id={formId}
      className={classes.form}
      aria-label={t`Professional profile`}
      noValidate
      onSubmit={(event) => void form.handleSubmit(save)(event)}
    >
      {kept && draft.isDirty && (
        <QuietNote>
          <Trans>These are the changes that you have not saved yet.</Trans>
        </QuietNote>
      )}
      <ProfileFieldset
        userId={id}
        email={nutritionist.email}
        form={form}
        problem={problem}
        onPhotoPending={setPhotoPending}
      />
      {error && <ErrorBox>{i18n._(errorText(error))}</ErrorBox>}
      <FormButtons
        formId={formId}
        isEditing={false}
        isDirty={draft.isDirty}
        isSaving={isPending}
        waitingText={isPhotoPending && <Trans>The photo is still on its way.</Trans>}
        onCancel={handleCancel}
      />
      <LeaveDialog isUnsaved={draft.isDirty}>
        <Trans>
          Your profile is not saved yet. Your changes stay on this device, and you find them here when you
          come back.
        </Trans>
      </LeaveDialog>
    </form>
  )
}
