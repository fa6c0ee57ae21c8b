import { useLingui } from '@lingui/react/macro'
import { type Measurement, useValueWords } from '@/entities/measurement'
import { useFormat } from '@/shared/i18n/format'
import { VersionsDialog } from '@/shared/ui/VersionsDialog'
import { type ContentKey, contentOf, differences, type MeasurementContent } from '../model/measurement-form'

type Props = {
  /** What the form says, and what is stored now; undefined while there is no conflict. */
  conflict: { mine: MeasurementContent; stored: Measurement } | undefined
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

/** The measurement was changed elsewhere: the user chooses the version that stays. */
export function ConflictDialog({ conflict, ...answers }: Props) {
  const { t } = useLingui()
  const write = useContentWords()
  const mine = conflict?.mine
  const theirs = conflict && contentOf(conflict.stored)
  const labels: Record<ContentKey, string> = {
    date: t`Day`,
    weight: t`Weight`,
    waist: t`Waist`,
    notes: t`Notes`,
  }
  return (
    <VersionsDialog
      opened={conflict !== undefined}
      title={t`This measurement was changed elsewhere`}
      rows={
        mine && theirs
          ? differences(mine, theirs).map((key) => ({
              label: labels[key],
              mine: write[key](mine),
              theirs: write[key](theirs),
            }))
          : []
      }
      {...answers}
    />
  )
}

function useContentWords(): Record<ContentKey, (content: MeasurementContent) => string> {
  const { day } = useFormat()
  const { kg, cm } = useValueWords()
  const nothing = '–'
  return {
    date: ({ date }) => day(date, 'full'),
    weight: ({ weight }) => (weight === null ? nothing : kg(weight)),
    waist: ({ waist }) => (waist === null ? nothing : cm(waist)),
    notes: ({ notes }) => notes || nothing,
  }
}
