import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Measurement } from '@/entities/measurement'
import type { Day } from '@/shared/lib/day'
import { takeUnsent } from '@/shared/outbox/unsent-entries'
import { showToast } from '@/shared/ui/toast'
import type { UnsentMeasurement } from '../api/send-unsent'
import {
  draftOfUnsent,
  editOf,
  isUnsaved,
  type MeasurementDraft,
  measurementDrafts,
  newMeasurement,
} from '../model/measurement-draft'

export type OpenMeasurement = {
  draft: MeasurementDraft
  /** It was left unsaved, by a reload, an expired session or another measurement that came in between. */
  isRestored: boolean
  /** Told apart from the same measurement opened before. */
  opening: number
}

/**
 * What is in the measurement form: a new measurement, or one being edited.
 * @param today the day of a measurement that is begun now
 */
export function useMeasurementEditor(userId: string, today: Day) {
  const { i18n } = useLingui()
  const restore = (draft: MeasurementDraft | undefined) => ({
    draft: draft ?? newMeasurement(today),
    isRestored: draft !== undefined,
  })
  const [open, setOpen] = useState<OpenMeasurement>(() => ({
    ...restore(measurementDrafts.findLatest(userId) ?? measurementDrafts.find(userId)),
    opening: 0,
  }))
  const show = (next: Omit<OpenMeasurement, 'opening'>) =>
    setOpen(({ opening }) => ({ ...next, opening: opening + 1 }))
  const openNew = () => show(restore(measurementDrafts.find(userId)))

  function putAside(draft: MeasurementDraft, text: MessageDescriptor): void {
    measurementDrafts.forget(userId, draft)
    showToast({ text, undo: () => bringBack(draft) })
  }

  function bringBack(draft: MeasurementDraft): void {
    if (!draft.base) putAsideNew()
    show({ draft, isRestored: false })
  }

  function putAsideNew(): void {
    const unsaved = measurementDrafts.find(userId)
    if (unsaved) putAside(unsaved, msg`Measurement discarded`)
  }

  return {
    open,
    openNew,
    isEditing: (measurement: Measurement) => open.draft.id === measurement.id,
    edit(measurement: Measurement) {
      const kept = measurementDrafts.find(userId, measurement.id)
      const unsent = takeUnsent<UnsentMeasurement>(measurement.id)
      if (unsent && !unsent.base && open.draft.id !== measurement.id) putAsideNew()
      const draft = unsent ? draftOfUnsent(unsent, i18n.locale) : editOf(measurement, i18n.locale)
      show({ draft: kept ?? draft, isRestored: kept !== undefined })
    },
    /** Another version of the measurement in the form takes its place. */
    takeStored: (measurement: Measurement) =>
      show({ draft: editOf(measurement, i18n.locale), isRestored: false }),
    /** A measurement is no more: what the form holds of it goes too. */
    close(measurement: Measurement) {
      const isOpen = open.draft.id === measurement.id
      measurementDrafts.forget(userId, isOpen ? open.draft : editOf(measurement, i18n.locale))
      if (isOpen) openNew()
    },
    /** Gives up what the form holds; it can be brought back for as long as the toast is there. */
    discard(draft: MeasurementDraft) {
      if (!isUnsaved(draft)) measurementDrafts.forget(userId, draft)
      else putAside(draft, draft.base ? msg`Changes discarded` : msg`Measurement discarded`)
      openNew()
    },
  }
}
