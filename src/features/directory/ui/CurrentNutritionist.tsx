import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useId } from 'react'
import type { Partner } from '@/entities/connection/connection'
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog'
import classes from './ConnectionCard.module.css'
import { ExpertiseTags } from './ExpertiseTags'
import { PersonFacts } from './PersonFacts'
import { PersonHead } from './PersonHead'

type Props = {
  nutritionist: Partner
  isDisconnecting: boolean
  onView: () => void
  /** Resolves when it has ended, well or not. */
  onDisconnect: () => Promise<void>
}

/** The nutritionist whom the client is connected to. */
export function CurrentNutritionist({ nutritionist, isDisconnecting, onView, onDisconnect }: Props) {
  const headingId = useId()
  const [isAsking, asking] = useDisclosure(false)
  const { name, bio, expertise, years_experience, consultation_rate } = nutritionist
  return (
    <section className={classes.card} aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Trans>Your Current Nutritionist</Trans>
      </h2>
      <PersonHead person={nutritionist} />
      <PersonFacts years={years_experience} rate={consultation_rate} />
      <ExpertiseTags expertise={expertise} limit={2} />
      {bio && <p className={classes.bio}>{bio}</p>}
      <div className={classes.buttons}>
        <Button variant="light" aria-haspopup="dialog" onClick={onView}>
          <Trans>View Full Profile</Trans>
        </Button>
        <Button variant="default" aria-haspopup="dialog" onClick={asking.open}>
          <Trans>Disconnect</Trans>
        </Button>
      </div>
      <ConfirmDialog
        opened={isAsking}
        danger
        title={<Trans>Disconnect from {name}?</Trans>}
        text={
          <Trans>
            {name} no longer sees what you log, and appointments that can still be cancelled are freed. Your
            messages stay with you.
          </Trans>
        }
        confirmLabel={<Trans>Disconnect</Trans>}
        pending={isDisconnecting}
        onConfirm={() => void onDisconnect().then(asking.close)}
        onCancel={asking.close}
      />
    </section>
  )
}
