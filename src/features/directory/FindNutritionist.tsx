import { Trans } from '@lingui/react/macro'
import { Modal } from '@mantine/core'
import { useState } from 'react'
import type { ListedNutritionist } from '@/entities/nutritionist/nutritionist'
import type { SessionUser } from '@/shared/auth/session-store'
import { LoadProblem } from '@/shared/ui/LoadProblem'
import { RefreshProblem } from '@/shared/ui/RefreshProblem'
import { Spinner } from '@/shared/ui/Spinner'
import { type DirectoryAddress, readDirectoryAddress, type TypedAddress } from './directory-address'
import { ConnectDialog } from './ui/ConnectDialog'
import { ConnectProblem } from './ui/ConnectProblem'
import { CurrentNutritionist } from './ui/CurrentNutritionist'
import classes from './FindNutritionist.module.css'
import { PendingCard } from './ui/PendingCard'
import { type NamedPerson, ProfileDialog } from './ui/ProfileDialog'
import { SearchPart } from './ui/SearchPart'
import { useConnection } from './ui/use-connection'
import { useConnectSteps } from './ui/use-connect-steps'
import { useDirectory } from './ui/use-directory'

type Props = {
  user: SessionUser
  /** The search and the filters in force. */
  address: TypedAddress
  /** @param refining goes on with what is set already: no step of its own for 'back' */
  onAddress: (change: Partial<DirectoryAddress>, refining: boolean) => void
}

/** How the client is connected, and the directory to find someone. */
export function FindNutritionist({ user, address, onAddress }: Props) {
  const connection = useConnection(user)
  const steps = useConnectSteps(user.id)
  const [picked, setPicked] = useState<ListedNutritionist>()
  const [viewed, setViewed] = useState<NamedPerson>()
  const directoryAddress = readDirectoryAddress(address)
  const directory = useDirectory(directoryAddress)
  const { current, request, reads } = connection
  const failed = reads.find((read) => read.isLoadingError)

  function closeBoth(): void {
    setPicked(undefined)
    setViewed(undefined)
  }
  const handleConnect = ({ id }: NamedPerson) => void steps.connect(id, closeBoth)

  return (
    <div className={classes.parts}>
      {failed && <LoadProblem read={failed} failure={<Trans>Failed to load your connection</Trans>} />}
      {directory.isLoadingError && (
        <LoadProblem read={directory} failure={<Trans>Failed to load nutritionists</Trans>} />
      )}
      {!picked && !viewed && steps.ask.error && <ConnectProblem step="ask" error={steps.ask.error} />}
      {steps.cancel.error && <ConnectProblem step="cancel" error={steps.cancel.error} />}
      {steps.end.error && <ConnectProblem step="end" error={steps.end.error} />}
      <RefreshProblem of={directory.isFetchNextPageError ? reads : [...reads, directory]} />
      {current && (
        <CurrentNutritionist
          nutritionist={current}
          isDisconnecting={steps.end.isPending}
          onView={() => setViewed(current)}
          onDisconnect={() => steps.disconnect(current.id)}
        />
      )}
      {request && (
        <PendingCard
          request={request}
          isCancelling={steps.cancel.isPending}
          onCancel={() => void steps.cancelRequest(request.id)}
        />
      )}
      {connection.isLoading ? (
        <Spinner /> // all comes at once, so that nothing moves under the finger
      ) : (
        <SearchPart
          address={directoryAddress}
          read={directory}
          onAddress={onAddress}
          onOpen={(person) => {
            steps.forget()
            setPicked(person)
          }}
        />
      )}
      <Modal.Stack>
        <ConnectDialog
          person={picked}
          connection={connection}
          steps={steps}
          onView={setViewed}
          onConnect={handleConnect}
          onClose={() => setPicked(undefined)}
        />
        <ProfileDialog
          person={viewed}
          connection={connection}
          steps={steps}
          onConnect={handleConnect}
          onClose={() => setViewed(undefined)}
        />
      </Modal.Stack>
    </div>
  )
}
