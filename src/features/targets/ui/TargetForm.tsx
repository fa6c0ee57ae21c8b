import { zodResolver } from '@hookform/resolvers/zod'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import type { Target } from '@/entities/client-target/target'
import { failureText } from '@/shared/i18n/failure-text'
import { useProblemText } from '@/shared/i18n/use-problem-text'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { FormButtons } from '@/shared/ui/form/FormButtons'
import { NumberField } from '@/shared/ui/form/NumberField'
import { RestoredNote } from '@/shared/ui/form/RestoredNote'
import { TextAreaField } from '@/shared/ui/form/TextAreaField'
import { TextField } from '@/shared/ui/form/TextField'
import { useEntryDraft } from '@/shared/ui/form/use-entry-draft'
import { LeaveDialog } from '@/shared/ui/LeaveDialog'
import { isUnsaved, type TargetDraft, targetDrafts } from '../model/target-draft'
import { type TargetContent, type TargetFields, targetFormSchema } from '../model/target-form'
import { aimFields, dateField, targetProblems } from '../model/target-texts'
import { ConflictDialog } from './ConflictDialog'
import classes from '../TargetsPanel.module.css'
import { useTargetSaving } from './use-target-saving'

type Props = {
  nutritionistId: string
  clientId: string
  start: TargetDraft
  isRestored: boolean
  onSaved: () => void
  onCancel: (draft: TargetDraft) => void
  /** The nutritionist prefers the version that was stored meanwhile. */
  onTakeStored: (stored: Target) => void
}

/** The targets of a client; an empty field means that there is no such target. */
export function TargetForm({
  nutritionistId,
  clientId,
  start,
  isRestored,
  onSaved,
  onCancel,
  onTakeStored,
}: Props) {
  const { t, i18n } = useLingui()
  const formId = useId()
  const problem = useProblemText(targetProblems)
  const form = useForm<TargetFields, unknown, TargetContent>({
    resolver: zodResolver(targetFormSchema),
    defaultValues: start.fields,
    mode: 'onTouched',
  })
  const draft = useEntryDraft(nutritionistId, { start, form, isUnsaved, drafts: targetDrafts(clientId) })
  const saving = useTargetSaving({ nutritionistId, clientId }, draft, onSaved)
  const { control, handleSubmit } = form
  const field = { control, problem }

  return (
    <form
      id={formId}
      className={classes.form}
      aria-label={t`Targets`}
      noValidate
      onSubmit={(event) => void handleSubmit(saving.save)(event)}
    >
      {isRestored && draft.isDirty && (
        <RestoredNote onDiscard={() => onCancel(draft.current())}>
          <Trans>Your unsaved targets are back.</Trans>
        </RestoredNote>
      )}
      <div className={classes.pair}>
        {aimFields.map(({ name, label }) => (
          <NumberField key={name} {...field} name={name} label={i18n._(label)} />
        ))}
        <TextField {...field} name={dateField} type="date" label={t`Target date`} />
      </div>
      <TextAreaField {...field} name="notes" label={t`Notes`} description={t`The client can read them.`} />
      {saving.problem && (
        <ErrorBox>{failureText(i18n, msg`Failed to save targets`, saving.problem)}</ErrorBox>
      )}
      <FormButtons
        formId={formId}
        isEditing={false}
        isDirty
        isSaving={saving.isPending}
        onCancel={() => onCancel(draft.current())}
      />
      <ConflictDialog
        conflict={saving.conflict}
        onKeepMine={saving.overwrite}
        onTakeTheirs={() => {
          draft.forget()
          if (saving.conflict) onTakeStored(saving.conflict.stored)
        }}
        onClose={saving.dismissConflict}
      />
      <LeaveDialog isUnsaved={draft.isDirty}>
        <Trans>
          The targets are not saved yet. They stay on this device, and you find them here when you come back.
        </Trans>
      </LeaveDialog>
    </form>
  )
}
