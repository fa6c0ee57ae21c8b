import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '@/shared/ui/EmptyState'
import { IconChartBar } from '@/shared/ui/icons'

/** Nobody to show figures of; anyone but a nutritionist never has clients. */
export function NoClients({ canInvite }: { canInvite: boolean }) {
  return (
    <EmptyState
      icon={<IconChartBar />}
      title={<Trans>No clients yet</Trans>}
      text={<Trans>Here you will see how your clients do: weight, waist, meals and targets.</Trans>}
      action={
        canInvite && (
          <Button variant="light" renderRoot={(props) => <Link to="/clients/new" {...props} />}>
            <Trans>Invite a client</Trans>
          </Button>
        )
      }
    />
  )
}
