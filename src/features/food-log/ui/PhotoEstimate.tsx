import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useRef } from 'react'
import { useFormat } from '@/shared/i18n/format'
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog'
import { IconX } from '@/shared/ui/icons'
import { confidenceLevel, type Estimate, type EstimatedField } from '../model/estimate'
import { EstimateRow } from './EstimateRow'
import classes from './PhotoAnalysis.module.css'
import { useEstimate } from './use-estimate'
import { type MealFormControls, mealLog } from '../log'

type Props = { form: MealFormControls; estimate: Estimate; onClose: () => void }

/** An estimate, offered: it fills a field only when the user says so, and never over what was typed unasked. */
export function PhotoEstimate({ form, estimate, onClose }: Props) {
  const { t, i18n } = useLingui()
  const label = (field: EstimatedField) => i18n._(mealLog.fields[field].label)
  const heading = useRef<HTMLHeadingElement>(null)
  const { offers, open, replacing, use, leave } = useEstimate(form, estimate)
  const [isAsking, { open: ask, close: stopAsking }] = useDisclosure(false)
  const replaced = replacing.map(({ field }) => label(field)).join('; ')

  const handleLeave = (field: EstimatedField) => {
    leave(field)
    heading.current?.focus({ preventScroll: true }) // the row goes, and its button with it
  }

  return (
    <div className={classes.card}>
      <header className={classes.head}>
        <div role="status">
          <h3 ref={heading} tabIndex={-1}>
            <Trans>Estimate from the photo</Trans>
          </h3>
          <Confidence confidence={estimate.confidence} />
        </div>
        <ActionIcon aria-label={t`Close the estimate`} onClick={onClose}>
          <IconX className="icon" />
        </ActionIcon>
      </header>
      <ul className={classes.offers}>
        {offers.map((offer) => (
          <EstimateRow
            key={offer.field}
            offer={offer}
            label={label(offer.field)}
            onUse={() => use([offer])}
            onLeave={() => handleLeave(offer.field)}
          />
        ))}
      </ul>
      {open.length > 0 && (
        <Button className={classes.all} onClick={() => (replacing.length > 0 ? ask() : use(open))}>
          <Trans>Use all</Trans>
        </Button>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={<Trans>Replace what you typed?</Trans>}
        text={<Trans>The estimate takes the place of what you entered in: {replaced}.</Trans>}
        confirmLabel={<Trans>Replace</Trans>}
        onConfirm={() => {
          use(open)
          stopAsking()
        }}
        onCancel={stopAsking}
      />
    </div>
  )
}

function Confidence({ confidence }: { confidence: number }) {
  const format = useFormat()
  const percent = format.percent(confidence)
  const words = {
    high: <Trans>High confidence ({percent})</Trans>,
    medium: <Trans>Medium confidence ({percent}): check the values</Trans>,
    low: <Trans>Low confidence ({percent}): take it as a rough guess</Trans>,
  }
  return <p className="muted small">{words[confidenceLevel(confidence)]}</p>
}
