import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '@/shared/ui/EmptyState'
import { IconSearch, IconUsers } from '@/shared/ui/icons'

/** Nobody is connected; whoever is not a nutritionist has no clients to add. */
export function NoClients({ isNutritionist }: { isNutritionist: boolean }) {
  if (!isNutritionist)
    return (
      <EmptyState
        icon={<IconUsers />}
        title={<Trans>No clients</Trans>}
        text={<Trans>Only a nutritionist has clients. Your own entries are on your dashboard.</Trans>}
      />
    )
  return (
    <EmptyState
      icon={<IconUsers />}
      title={<Trans>Your clients will be here</Trans>}
      text={<Trans>Share your reference ID or your link, and accept the request that comes.</Trans>}
      action={
        <Button variant="light" renderRoot={(props) => <Link {...props} to="/clients/new" />}>
          <Trans>Add client</Trans>
        </Button>
      }
    />
  )
}

type FoundProps = { query: string; onClear: () => void }

/** Clients there are, but none with these words. */
export function NobodyFound({ query, onClear }: FoundProps) {
  return (
    <EmptyState
      icon={<IconSearch />}
      title={<Trans>Nobody found for “{query}”</Trans>}
      text={<Trans>Search goes through names and email addresses.</Trans>}
      action={
        <Button variant="light" onClick={onClear}>
          <Trans>Clear search</Trans>
        </Button>
      }
    />
  )
}
