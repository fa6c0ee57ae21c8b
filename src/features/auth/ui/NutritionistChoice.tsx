import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useRef } from 'react'
import type { FoundNutritionist } from '@/entities/nutritionist/nutritionist'
import { errorText } from '@/shared/i18n/error-text'
import { whenDrawn } from '@/shared/lib/when-drawn'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { QuietNote } from '@/shared/ui/QuietNote'
import { ChoicePanel } from './ChoicePanel'
import { FoundPerson } from './FoundPerson'
import classes from './NutritionistChoice.module.css'
import roleClasses from './RoleField.module.css'
import type { Choice, Invitation } from './use-choice'

/** Whom a new client wants to work with: optional, and sent as a request with the registration. */
export function NutritionistChoice({ choice }: { choice: Choice }) {
  const { chosen, choose, search, openSearch, invitation } = choice
  const group = useRef<HTMLFieldSetElement>(null)

  function close(next: FoundNutritionist | undefined): void {
    choose(next)
    whenDrawn(() => group.current?.querySelector('button')?.focus())
  }

  return (
    <fieldset ref={group}>
      <legend className={roleClasses.legend}>
        <Trans>Your nutritionist (optional)</Trans>
      </legend>
      <div className={classes.choice}>
        {search && (
          <ChoicePanel
            picked={search.picked}
            onPick={choice.pick}
            onConfirm={close}
            onCancel={() => close(chosen)}
          />
        )}
        {!search && chosen && (
          <Chosen person={chosen} onChange={openSearch} onRemove={() => close(undefined)} />
        )}
        {!search && !chosen && (
          <>
            <InvitationProblem invitation={invitation} onRetry={choice.retryInvitation} />
            <p className="muted small">
              <Trans>
                Already have someone in mind? Your request goes out as you register. Later is fine too.
              </Trans>
            </p>
            <Button variant="light" loading={invitation.status === 'searching'} onClick={openSearch}>
              <Trans>Choose a nutritionist</Trans>
            </Button>
          </>
        )}
      </div>
    </fieldset>
  )
}

type ChosenProps = { person: FoundNutritionist; onChange: () => void; onRemove: () => void }

function Chosen({ person, onChange, onRemove }: ChosenProps) {
  return (
    <>
      <FoundPerson person={person} />
      <p className="muted small">
        <Trans>Your request goes out as you register.</Trans>
      </p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onChange}>
          <Trans>Choose someone else</Trans>
        </Button>
        <Button variant="subtle" onClick={onRemove}>
          <Trans>Go on without</Trans>
        </Button>
      </div>
    </>
  )
}

/** An invitation did not lead to its nutritionist. */
function InvitationProblem({ invitation, onRetry }: { invitation: Invitation; onRetry: () => void }) {
  const { i18n } = useLingui()
  if (invitation.status === 'failed') {
    const why = i18n._(errorText(invitation.error))
    return (
      <ErrorBox onRetry={onRetry}>
        <Trans>Your invitation could not be opened. {why}</Trans>
      </ErrorBox>
    )
  }
  if (invitation.status === 'nobody')
    return (
      <QuietNote>
        <Trans>This invitation leads to nobody any more. You can choose someone yourself.</Trans>
      </QuietNote>
    )
  return null
}
