import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Standing } from '@/entities/client-target/standings'
import type { Target } from '@/entities/client-target/target'
import type { Day } from '@/shared/lib/day'
import { EmptyState } from '@/shared/ui/EmptyState'
import { FoldSection } from '@/shared/ui/FoldSection'
import { IconTarget } from '@/shared/ui/icons'
import { type TargetDraft, targetDrafts } from './model/target-draft'
import { TargetEditor } from './ui/TargetEditor'
import { TargetHistory } from './ui/TargetHistory'
import classes from './TargetsPanel.module.css'
import { TargetView } from './ui/TargetView'

type Props = {
  nutritionistId: string
  clientId: string
  /** What the nutritionist has set; null where nothing is. */
  target: Target | null
  /** Where the client stands with each target over the days of `range`; undefined while it loads. */
  activity: { standings: readonly Standing[]; range: { from: Day; to: Day } } | null | undefined
}

/** A nutritionist's targets for a client: seen, edited, saved, and how they have changed. */
export function TargetsPanel(props: Props) {
  const { t } = useLingui()
  return (
    <FoldSection title={t`Targets`} id="targets">
      <PanelBody {...props} />
    </FoldSection>
  )
}

function PanelBody({ nutritionistId, clientId, target, activity }: Props) {
  const [kept, setKept] = useState<TargetDraft | undefined>(() =>
    targetDrafts(clientId).findLatest(nutritionistId),
  )
  const [isEditing, setEditing] = useState(kept !== undefined)

  function close(): void {
    setKept(undefined)
    setEditing(false)
  }

  if (isEditing)
    return (
      <TargetEditor
        nutritionistId={nutritionistId}
        clientId={clientId}
        target={target}
        kept={kept}
        onClose={close}
      />
    )
  return (
    <div className={classes.panel}>
      {target ? (
        <TargetView target={target} activity={activity} onEdit={() => setEditing(true)} />
      ) : (
        <EmptyState
          icon={<IconTarget />}
          title={<Trans>No targets yet</Trans>}
          text={<Trans>Set what you aim at together. The client sees it at once.</Trans>}
          action={
            <Button variant="light" onClick={() => setEditing(true)}>
              <Trans>Set targets</Trans>
            </Button>
          }
        />
      )}
      {target && <TargetHistory clientId={clientId} nutritionistId={nutritionistId} />}
    </div>
  )
}
