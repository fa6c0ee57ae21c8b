import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { PublicNutritionist } from '@/entities/nutritionist/nutritionist'
import { PublicProfile } from '@/entities/nutritionist/PublicProfile'
import { ClientReviews } from '@/entities/review/ClientReviews'
import { profileDrafts } from '@/features/professional-profile/profile-draft'
import { QuietNote } from '@/shared/ui/QuietNote'

/** The profile as clients see it, with what is still missing in it. */
export function PreviewMode({ nutritionist }: { nutritionist: PublicNutritionist }) {
  const { id, stats, bio, expertise, languages } = nutritionist
  const isBare = !bio && expertise.length === 0 && languages.length === 0
  return (
    <>
      {profileDrafts.find(id) ? (
        <QuietNote action={<EditLink />}>
          <Trans>You have changes that are not saved. They are not shown here.</Trans>
        </QuietNote>
      ) : (
        isBare && (
          <QuietNote action={<EditLink />}>
            <Trans>
              Clients see little more than your name so far. Say whom you help, and in which languages.
            </Trans>
          </QuietNote>
        )
      )}
      <PublicProfile
        nutritionist={nutritionist}
        reviews={
          <ClientReviews nutritionistId={id} average={stats.average_rating} count={stats.review_count} />
        }
      />
    </>
  )
}

function EditLink() {
  return (
    <Button
      renderRoot={(props) => (
        <Link {...props} to="/profile" search={(previous) => ({ ...previous, mode: 'edit' })} />
      )}
      variant="subtle"
    >
      <Trans>Go on editing</Trans>
    </Button>
  )
}
