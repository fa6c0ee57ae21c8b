import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useId } from 'react'
import type { PendingRequest } from '@/entities/connection/connection'
import { useFormat } from '@/shared/i18n/format'
import { toDay } from '@/shared/lib/day'
import { IconHourglass } from '@/shared/ui/icons'
import classes from './ConnectionCard.module.css'
import { PersonHead } from './PersonHead'

type Props = { request: PendingRequest; isCancelling: boolean; onCancel: () => void }

/** The client's open request, which the nutritionist has not answered yet. */
export function PendingCard({ request, isCancelling, onCancel }: Props) {
  const headingId = useId()
  const sent = useFormat().day(toDay(new Date(request.created_at)), 'date')
  return (
    <section className={classes.card} data-pending aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Trans>Pending Connection Request</Trans>
      </h2>
      <PersonHead person={request.nutritionist} />
      <p className={classes.waiting}>
        <IconHourglass className="icon" aria-hidden />
        <span>
          <b>
            <Trans>Waiting for approval...</Trans>
          </b>{' '}
          <span className="small">
            <Trans>Sent on {sent}</Trans>
          </span>
        </span>
      </p>
      <div className={classes.buttons}>
        <Button variant="default" loading={isCancelling} onClick={onCancel}>
          <Trans>Cancel Request</Trans>
        </Button>
      </div>
    </section>
  )
}
