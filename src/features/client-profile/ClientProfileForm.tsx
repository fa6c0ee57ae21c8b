import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { OwnProfile } from '@/entities/profile/own-profile'
import { errorText } from '@/shared/i18n/error-text'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { FormButtons } from '@/shared/ui/form/FormButtons'
import { LeaveDialog } from '@/shared/ui/LeaveDialog'
import { QuietNote } from '@/shared/ui/QuietNote'
import { ClientProfileFieldset } from './ui/ClientProfileFieldset'
import classes from './ClientProfileForm.module.css'
import { useClientProfileForm } from './ui/use-client-profile-form'

/** What a client says of themselves; their nutritionist reads it. */
export function ClientProfileForm({ profile }: { profile: OwnProfile }) {
  const { t, i18n } = useLingui()
  const formId = useId()
  const { form, isDirty, isRestored, isSaving, error, save, discard } = useClientProfileForm(profile)
  const [isPhotoPending, setPhotoPending] = useState(false)
  return (
    <form
      id={formId}
      className={classes.form}
      aria-label={t`Profile`}
      noValidate
      onSubmit={(event) =>
        void form.handleSubmit(async (content) => {
          if (!isPhotoPending) await save(content)
        })(event)
      }
    >
      {isRestored && (
        <QuietNote>
          <Trans>These are the changes that you have not saved yet.</Trans>
        </QuietNote>
      )}
      <ClientProfileFieldset profile={profile} form={form} onPhotoPending={setPhotoPending} />
      {error && <ErrorBox>{i18n._(errorText(error))}</ErrorBox>}
      <FormButtons
        formId={formId}
        isEditing={false}
        isDirty={isDirty}
        isSaving={isSaving}
        waitingText={isPhotoPending && <Trans>The photo is still on its way.</Trans>}
        onCancel={discard}
      />
      <LeaveDialog isUnsaved={isDirty}>
        <Trans>
          Your profile is not saved yet. Your changes stay on this device, and you find them here when you
          come back.
        </Trans>
      </LeaveDialog>
    </form>
  )
}
