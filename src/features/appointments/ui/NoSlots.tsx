import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useFormat } from '@/shared/i18n/format'
import type { Day } from '@/shared/lib/day'
import { EmptyState } from '@/shared/ui/EmptyState'
import { IconClock } from '@/shared/ui/icons'

type Props = { nextFree: Day | undefined; onGoTo: (day: Day) => void }

/** A day without a free time, and the way to the next one that has some. */
export function NoSlots({ nextFree, onGoTo }: Props) {
  const { day } = useFormat()
  const date = nextFree ? day(nextFree, 'date') : ''
  return (
    <EmptyState
      icon={<IconClock />}
      title={<Trans>No free times on this day</Trans>}
      text={
        nextFree ? (
          <Trans>There are some on {date}.</Trans>
        ) : (
          <Trans>Your nutritionist has offered no more times for this month. Look at the next one.</Trans>
        )
      }
      action={
        nextFree && (
          <Button variant="light" onClick={() => onGoTo(nextFree)}>
            <Trans>Go to {date}</Trans>
          </Button>
        )
      }
    />
  )
}
