import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { PublicProfile } from '@/entities/nutritionist/PublicProfile'
import { nutritionistQueries } from '@/entities/nutritionist/queries'
import { ClientReviews } from '@/entities/review/ClientReviews'
import { useLastPresent } from '@/shared/lib/use-last-present'
import { Dialog } from '@/shared/ui/Dialog'
import { LoadProblem } from '@/shared/ui/LoadProblem'
import { RefreshProblem } from '@/shared/ui/RefreshProblem'
import { SkeletonBlock, SkeletonList } from '@/shared/ui/Skeletons'
import classes from './ConnectDialog.module.css'
import { ConnectProblem } from './ConnectProblem'
import type { Connection } from './use-connection'
import type { ConnectSteps } from './use-connect-steps'

export type NamedPerson = { id: string; name: string }

type Props = {
  /** Whose profile is shown; undefined closes the dialog. */
  person: NamedPerson | undefined
  connection: Connection
  steps: ConnectSteps
  onConnect: (person: NamedPerson) => void
  onClose: () => void
}

/** Everything that a nutritionist shows of herself, over the page or over the connect dialog. */
export function ProfileDialog({ person, connection, steps, onConnect, onClose }: Props) {
  const shown = useLastPresent(person)
  const name = shown?.name ?? ''
  const { ask } = steps
  return (
    <Dialog
      opened={person !== undefined}
      onClose={onClose}
      title={<Trans>Professional Profile</Trans>}
      size="lg"
      stackId="profile"
      buttons={
        shown &&
        connection.canConnect && (
          <Button loading={ask.isPending} onClick={() => onConnect(shown)}>
            <Trans>Connect with {name}</Trans>
          </Button>
        )
      }
    >
      {shown && (
        <div className={classes.body}>
          <Content id={shown.id} />
          {ask.error && <ConnectProblem step="ask" error={ask.error} />}
        </div>
      )}
    </Dialog>
  )
}

function Content({ id }: { id: string }) {
  const read = useQuery(nutritionistQueries.one(id))
  const { data: nutritionist, error } = read
  if (!nutritionist)
    return error ? (
      <LoadProblem read={read} failure={<Trans>Failed to load full profile</Trans>} />
    ) : (
      <>
        <SkeletonList rows={1} withThumb />
        <SkeletonBlock shape="card" />
      </>
    )
  const { stats } = nutritionist
  return (
    <>
      <RefreshProblem of={[read]} />
      <PublicProfile
        nutritionist={nutritionist}
        reviews={
          <ClientReviews nutritionistId={id} average={stats.average_rating} count={stats.review_count} />
        }
        viewerStackId="document"
      />
    </>
  )
}
