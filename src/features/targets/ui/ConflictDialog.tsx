import { useLingui } from '@lingui/react/macro'
import type { Target } from '@/entities/client-target/target'
import { VersionsDialog } from '@/shared/ui/VersionsDialog'
import { contentOf, differences, type TargetContent } from '../model/target-form'
import { targetNames } from '../model/target-texts'
import { useTargetWords } from './use-target-words'

type Props = {
  /** What the form says, and what is stored now; undefined while there is no conflict. */
  conflict: { mine: TargetContent; stored: Target } | undefined
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

/** The targets were changed elsewhere: the nutritionist chooses the version that stays. */
export function ConflictDialog({ conflict, ...answers }: Props) {
  const { t, i18n } = useLingui()
  const { content } = useTargetWords()
  const mine = conflict?.mine
  const theirs = conflict && contentOf(conflict.stored)
  return (
    <VersionsDialog
      opened={conflict !== undefined}
      title={t`The targets were changed elsewhere`}
      rows={
        mine && theirs
          ? differences(mine, theirs).map((key) => ({
              label: i18n._(targetNames[key]),
              mine: content(key, mine),
              theirs: content(key, theirs),
            }))
          : []
      }
      {...answers}
    />
  )
}
