import { zodResolver } from '@hookform/resolvers/zod'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { OwnProfile } from '@/entities/profile/own-profile'
import { forgetPicture, replacedPicture } from '@/entities/profile/profile-picture'
import { changedFields } from '@/shared/lib/changed-fields'
import { fieldsDrafts, firstShape } from '@/shared/lib/form-drafts'
import { useEntryDraft } from '@/shared/ui/form/use-entry-draft'
import { showToast } from '@/shared/ui/toast-store'
import { useSaveClientProfile } from '../api/use-save-client-profile'
import {
  type ClientProfileContent,
  type ClientProfileFields,
  clientProfileFieldsSchema,
  clientProfileSchema,
  contentOfProfile,
  fieldsAfterSave,
  fieldsOfContent,
} from '../model/client-profile-form'

/** Changes of the profile that are not saved yet, on this device. */
const clientProfileDrafts = fieldsDrafts('profile', firstShape(clientProfileFieldsSchema))

/** The form of a client's own profile: kept on this device until it is saved, and in step with other devices until it is touched. */
export function useClientProfileForm(profile: OwnProfile) {
  const { i18n } = useLingui()
  const { id } = profile
  const [kept] = useState(() => clientProfileDrafts.find(id))
  const stored = useRef(contentOfProfile(profile))
  const [start] = useState(() => ({
    fields: kept ?? fieldsOfContent(contentOfProfile(profile), i18n.locale),
  }))
  const form = useForm<ClientProfileFields, unknown, ClientProfileContent>({
    resolver: zodResolver(clientProfileSchema),
    defaultValues: start.fields,
    mode: 'onTouched',
  })
  const storedFields = useCallback(() => fieldsOfContent(stored.current, i18n.locale), [i18n.locale])
  const isUnsaved = useCallback(
    ({ fields }: { fields: ClientProfileFields }) =>
      Object.keys(changedFields(fields, storedFields())).length > 0,
    [storedFields],
  )
  const draft = useEntryDraft(id, { start, form, isUnsaved, drafts: clientProfileDrafts })
  const { isDirty } = draft
  const { mutateAsync, error, isPending } = useSaveClientProfile(id)
  const busy = useRef(false)
  const followed = useRef(profile)

  useEffect(() => {
    if (isDirty || followed.current === profile) return
    followed.current = profile
    stored.current = contentOfProfile(profile)
    form.reset(storedFields())
  }, [profile, isDirty, form, storedFields])

  async function save(content: ClientProfileContent): Promise<void> {
    if (busy.current) return
    busy.current = true
    try {
      const before = stored.current
      const sent = form.getValues()
      await mutateAsync(changedFields(content, before))
      stored.current = content
      const now = form.getValues()
      form.reset(fieldsAfterSave(storedFields(), sent, now)) // the draft keeps what was typed meanwhile
      forgetPicture(replacedPicture(before.photo, content.photo))
      showToast({ text: msg`Profile saved` })
    } catch {
      // Shown from `error`; what was typed stays.
    } finally {
      busy.current = false
    }
  }

  function discard(): void {
    const { fields } = draft.current()
    form.reset(storedFields())
    draft.forget()
    showToast({
      text: msg`Changes discarded`,
      undo: () => {
        clientProfileDrafts.keep(id, { fields })
        form.reset(fields)
      },
      onGone: () => {
        if (fields.photo !== stored.current.photo) forgetPicture(fields.photo)
      },
    })
  }

  return {
    form,
    isDirty,
    isRestored: kept !== undefined && isDirty,
    isSaving: isPending,
    error,
    save,
    discard,
  }
}
