import { Trans } from '@lingui/react/macro'
import type { Connection } from './use-connection'

type Props = {
  connection: Connection
  /** The nutritionist on screen. */
  personId: string
}

/** Why there is no button to connect; nothing where there is one. */
export function WhyNotConnect({ connection: { current, request }, personId }: Props) {
  if (current) {
    const { name } = current
    return (
      <p className="muted small">
        {current.id === personId ? (
          <Trans>This is your nutritionist.</Trans>
        ) : (
          <Trans>You are connected to {name}. Disconnect first to choose someone else.</Trans>
        )}
      </p>
    )
  }
  if (!request) return null
  const { name } = request.nutritionist
  return (
    <p className="muted small">
      {request.nutritionist.id === personId ? (
        <Trans>Your request is waiting for an answer.</Trans>
      ) : (
        <Trans>Your request to {name} is waiting. Cancel it to choose someone else.</Trans>
      )}
    </p>
  )
}
