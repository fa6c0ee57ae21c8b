import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '@/shared/ui/EmptyState'
import { IconUserCircle } from '@/shared/ui/icons'

/** The notice of spec section 2 for everyone but clients, and the way to what there is already. */
export function ProfileElsewhere() {
  return (
    <EmptyState
      icon={<IconUserCircle />}
      title={<Trans>Profile settings for nutritionists are coming soon</Trans>}
      text={
        <Trans>What clients see of you, your name and your photo are in your professional profile.</Trans>
      }
      action={
        <Button variant="light" renderRoot={(props) => <Link {...props} to="/profile" />}>
          <Trans>Go to the professional profile</Trans>
        </Button>
      }
    />
  )
}
