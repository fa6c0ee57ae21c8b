import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Button } from '@mantine/core'
import { useId } from 'react'
import { IconCheck, IconX } from '@/shared/ui/icons'
import classes from './PhotoAnalysis.module.css'
import type { Offer } from './use-estimate'

type Props = {
  offer: Offer
  /** Name of the field. */
  label: string
  onUse: () => void
  onLeave: () => void
}

/** One value of an estimate beside what is typed, to be used or left. */
export function EstimateRow({ offer: { offered, typed, state }, label, onUse, onLeave }: Props) {
  const { t } = useLingui()
  const labelId = useId()
  const isUsed = state === 'same'
  const isReplacing = state === 'different'
  return (
    <li className={classes.offer}>
      <span id={labelId} className={classes.label}>
        {label}
      </span>
      <span className={classes.value}>{offered}</span>
      {isReplacing && (
        <span className={classes.typed}>
          <Trans>Now: {typed}</Trans>
        </span>
      )}
      <span className={classes.choice}>
        <Button
          variant="subtle"
          data-disabled={isUsed || undefined}
          aria-disabled={isUsed}
          aria-describedby={labelId}
          leftSection={isUsed && <IconCheck className="icon" aria-hidden />}
          onClick={isUsed ? undefined : onUse}
        >
          {isUsed ? <Trans>Used</Trans> : isReplacing ? <Trans>Replace</Trans> : <Trans>Use</Trans>}
        </Button>
        {!isUsed && (
          <ActionIcon aria-label={t`Leave out`} aria-describedby={labelId} onClick={onLeave}>
            <IconX className="icon" />
          </ActionIcon>
        )}
      </span>
    </li>
  )
}
