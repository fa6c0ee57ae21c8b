import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { LanguageFlags } from '@/entities/nutritionist/LanguageFlags'
import type { ListedNutritionist } from '@/entities/nutritionist/nutritionist'
import { useLastPresent } from '@/shared/lib/use-last-present'
import { Dialog } from '@/shared/ui/Dialog'
import classes from './ConnectDialog.module.css'
import { ConnectProblem } from './ConnectProblem'
import { ExpertiseTags } from './ExpertiseTags'
import { PersonFacts } from './PersonFacts'
import { PersonHead } from './PersonHead'
import type { Connection } from './use-connection'
import type { ConnectSteps } from './use-connect-steps'
import { WhyNotConnect } from './WhyNotConnect'

type Props = {
  /** Who was picked in the directory; undefined closes the dialog. */
  person: ListedNutritionist | undefined
  connection: Connection
  steps: ConnectSteps
  onView: (person: ListedNutritionist) => void
  onConnect: (person: ListedNutritionist) => void
  onClose: () => void
}

/** A nutritionist of the directory, to be asked for a connection. */
export function ConnectDialog({ person, connection, steps, onView, onConnect, onClose }: Props) {
  const shown = useLastPresent(person)
  const { ask } = steps
  return (
    <Dialog
      opened={person !== undefined}
      onClose={onClose}
      title={<Trans>Connect with Nutritionist</Trans>}
      stackId="connect"
      buttons={
        shown && (
          <>
            <Button variant="default" aria-haspopup="dialog" onClick={() => onView(shown)}>
              <Trans>View Full Profile</Trans>
            </Button>
            {connection.canConnect && (
              <Button loading={ask.isPending} onClick={() => onConnect(shown)}>
                <Trans>Connect</Trans>
              </Button>
            )}
          </>
        )
      }
    >
      {shown && (
        <div className={classes.body}>
          <Facts person={shown} />
          <WhyNotConnect connection={connection} personId={shown.id} />
          {ask.error && <ConnectProblem step="ask" error={ask.error} />}
        </div>
      )}
    </Dialog>
  )
}

function Facts({ person }: { person: ListedNutritionist }) {
  return (
    <>
      <PersonHead person={person} />
      <PersonFacts
        years={person.years_experience}
        rate={person.consultation_rate}
        rating={person.average_rating}
        reviews={person.review_count}
      />
      {person.languages.length > 0 && <LanguageFlags languages={person.languages} limit={4} />}
      <ExpertiseTags expertise={person.expertise} limit={2} />
      {person.bio && <p className={classes.bio}>{person.bio}</p>}
    </>
  )
}
