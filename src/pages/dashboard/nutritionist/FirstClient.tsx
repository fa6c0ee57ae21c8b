import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '@/shared/ui/EmptyState'
import { IconUsers } from '@/shared/ui/icons'

/** A nutritionist without a client: what will be here, and the way to the first. */
export function FirstClient() {
  return (
    <EmptyState
      icon={<IconUsers />}
      title={<Trans>Your clients will be here</Trans>}
      text={
        <Trans>Share your reference ID. As soon as somebody connects, you see who needs you today.</Trans>
      }
      action={
        <Button variant="light" renderRoot={(props) => <Link {...props} to="/clients/new" />}>
          <Trans>Add client</Trans>
        </Button>
      }
    />
  )
}
