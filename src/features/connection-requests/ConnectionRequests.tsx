import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import type { ReceivedRequest } from '@/entities/connection/connection'
import { connectionQueries } from '@/entities/connection/queries'
import { useLastPresent } from '@/shared/lib/use-last-present'
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog'
import { LoadProblem } from '@/shared/ui/LoadProblem'
import { RefreshProblem } from '@/shared/ui/RefreshProblem'
import { showToast } from '@/shared/ui/toast-store'
import { useAnswerRequest } from './api/use-answer-request'
import { useLiveConnections } from './use-live-connections'
import { AnswerProblem } from './ui/AnswerProblem'
import classes from './ConnectionRequests.module.css'
import { RequestRow } from './ui/RequestRow'

type Props = {
  nutritionistId: string
  /** The last request is answered, and the list gone with it: the focus is to go elsewhere. */
  onAllAnswered: () => void
}

/**
 * The clients who ask a nutritionist to take them on, live, with the answers; nothing at all as long as nobody asks
 *.
 */
export function ConnectionRequests({ nutritionistId, onAllAnswered }: Props) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const read = useQuery(connectionQueries.received(nutritionistId))
  const answering = useAnswerRequest()
  const [rejected, setRejected] = useState<ReceivedRequest>()
  useLiveConnections(nutritionistId)

  const { data: requests = [] } = read
  if (read.isLoadingError)
    return <LoadProblem read={read} failure={<Trans>Failed to load connection requests</Trans>} />
  if (requests.length === 0 && !answering.error) return null

  function moveOn(): void {
    if (heading.current) heading.current.focus()
    else onAllAnswered()
  }

  function handleAccept(request: ReceivedRequest): void {
    if (answering.isPending) return // the second press of a double click
    const { name } = request.client
    answering.mutate(
      { request, answer: 'approved' },
      {
        onSuccess: () => showToast({ text: msg`${name} is your client now` }),
        onSettled: moveOn,
      },
    )
  }

  function handleReject(request: ReceivedRequest): void {
    answering.mutate(
      { request, answer: 'rejected' },
      {
        onSuccess: () => showToast({ text: msg`Request rejected` }),
        onSettled: () => {
          setRejected(undefined)
          moveOn()
        },
      },
    )
  }

  return (
    <section className={classes.card} aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        <Trans>Wants to work with you</Trans>
      </h2>
      <RefreshProblem of={[read]} />
      {answering.error && (
        <AnswerProblem error={answering.error} name={answering.variables.request.client.name} />
      )}
      {requests.length > 0 && (
        <ul className={classes.list}>
          {requests.map((request) => (
            <RequestRow
              key={request.id}
              request={request}
              isAccepting={
                answering.isPending &&
                answering.variables.answer === 'approved' &&
                answering.variables.request.id === request.id
              }
              onAccept={() => handleAccept(request)}
              onReject={() => {
                answering.reset()
                setRejected(request)
              }}
            />
          ))}
        </ul>
      )}
      <RejectDialog
        request={rejected}
        pending={answering.isPending}
        onConfirm={handleReject}
        onCancel={() => setRejected(undefined)}
      />
    </section>
  )
}

type RejectProps = {
  /** Undefined closes the question. */
  request: ReceivedRequest | undefined
  pending: boolean
  onConfirm: (request: ReceivedRequest) => void
  onCancel: () => void
}

function RejectDialog({ request, pending, onConfirm, onCancel }: RejectProps) {
  const shown = useLastPresent(request)
  const name = shown?.client.name ?? ''
  return (
    <ConfirmDialog
      opened={request !== undefined}
      danger
      title={<Trans>Reject the request of {name}?</Trans>}
      text={<Trans>{name} is told, and can ask again later.</Trans>}
      confirmLabel={<Trans>Reject</Trans>}
      pending={pending}
      onConfirm={() => request && onConfirm(request)}
      onCancel={onCancel}
    />
  )
}
