import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useId } from 'react'
import type { Measurement } from '@/entities/measurement/measurement'
import { useValueWords } from '@/entities/measurement/use-value-words'
import { UnsentMark } from '@/shared/log/ui/UnsentMark'
import { useFormat } from '@/shared/i18n/format'
import { EmptyState } from '@/shared/ui/EmptyState'
import { IconPencil, IconRulerMeasure, IconTrash } from '@/shared/ui/icons'
import { Section } from '@/shared/ui/Section'
import { useShownItems } from '@/shared/ui/use-shown-items'
import { SkeletonList } from '@/shared/ui/Skeletons'
import classes from './MeasurementHistory.module.css'

const pageRows = 20

type Props = {
  /** Newest first; undefined while they load. */
  measurements: Measurement[] | undefined
  /** The section's anchor. */
  id: string
  isEditing: (measurement: Measurement) => boolean
  onEdit: (measurement: Measurement) => void
  onDelete: (measurement: Measurement) => void
}

/** All measurements, newest first; can be hidden. */
export function MeasurementHistory({ measurements, id, isEditing, onEdit, onDelete }: Props) {
  const { t } = useLingui()
  const listId = useId()
  const [isShown, { toggle }] = useDisclosure(true)
  const { list, shown, hasMore, showMore } = useShownItems(measurements ?? [], pageRows)
  return (
    <Section
      id={id}
      title={<Trans>History</Trans>}
      action={
        measurements?.length ? (
          <Button
            variant="subtle"
            aria-expanded={isShown}
            aria-controls={listId}
            aria-label={isShown ? t`Hide history` : t`Show history`}
            onClick={toggle}
          >
            {isShown ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
          </Button>
        ) : undefined
      }
    >
      <div id={listId} hidden={!isShown}>
        {!measurements && <SkeletonList />}
        {measurements?.length === 0 && (
          <EmptyState
            icon={<IconRulerMeasure />}
            title={<Trans>No measurements yet</Trans>}
            text={<Trans>Enter your weight, your waist or both. Every entry will be listed here.</Trans>}
          />
        )}
        {shown.length > 0 && (
          <ul ref={list}>
            {shown.map((measurement) => (
              <HistoryRow
                key={measurement.id}
                measurement={measurement}
                isCurrent={isEditing(measurement)}
                onEdit={() => onEdit(measurement)}
                onDelete={() => onDelete(measurement)}
              />
            ))}
          </ul>
        )}
        {hasMore && (
          <Button variant="light" onClick={showMore}>
            <Trans>Show earlier entries</Trans>
          </Button>
        )}
      </div>
    </Section>
  )
}

type RowProps = { measurement: Measurement; isCurrent: boolean; onEdit: () => void; onDelete: () => void }

function HistoryRow({ measurement, isCurrent, onEdit, onDelete }: RowProps) {
  const { t } = useLingui()
  const { day } = useFormat()
  const words = useValueWords()
  const date = day(measurement.date, 'full')
  return (
    <li className={classes.row} aria-current={isCurrent || undefined}>
      <div className={classes.words}>
        <p className={classes.values}>{words.both(measurement)}</p>
        <p className="muted small">
          <time dateTime={measurement.date}>{date}</time>
        </p>
        <UnsentMark id={measurement.id} />
        {measurement.notes && <p className={classes.notes}>{measurement.notes}</p>}
      </div>
      <div className={classes.actions}>
        <ActionIcon aria-label={t`Edit: ${date}`} onClick={onEdit}>
          <IconPencil className="icon" />
        </ActionIcon>
        <ActionIcon aria-label={t`Delete: ${date}`} onClick={onDelete}>
          <IconTrash className="icon" />
        </ActionIcon>
      </div>
    </li>
  )
}
