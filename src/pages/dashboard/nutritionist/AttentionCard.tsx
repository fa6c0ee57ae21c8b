import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { Attention, Reason } from '@/entities/client/attention'
import type { ClientOverview } from '@/entities/client/client-overview'
import { ReasonLine, RestingLine } from '@/entities/client/ReasonLine'
import { WeightNow } from '@/entities/client/WeightNow'
import { BookingDecisions } from '@/features/appointments/BookingDecisions'
import type { MarkRequest } from '@/features/attention/use-attention-marks'
import { pictureAddress } from '@/shared/api/picture-address'
import { PersonAvatar } from '@/shared/ui/PersonAvatar'
import classes from './AttentionCard.module.css'
import { FirstAction, OtherActions } from './ClientActions'
import { Evidence } from './Evidence'
import type { AttentionActs } from './use-attention-acts'

type Props = {
  nutritionistId: string
  attention: Attention
  /** ms since the epoch */
  now: number
  /** The first of the list: the one filled button of the screen. */
  isMostUrgent: boolean
  acts: AttentionActs
  onWrite: () => void
}

/** One client who needs the nutritionist: why, on what evidence, what can be done about it, and how each reason ends. */
export function AttentionCard(props: Props) {
  const { nutritionistId, attention, now, isMostUrgent, acts, onWrite } = props
  const { client, reasons } = attention
  const { marking } = acts
  const marked = marking?.client.client_id === client.client_id ? marking : undefined
  const variant = isMostUrgent ? 'filled' : 'light'
  return (
    <li className={classes.card}>
      <Who client={client} />
      <div className={classes.words}>
        <h2>{client.name}</h2>
        {reasons.map((reason, index) => (
          <div key={reason.kind} className={classes.reason}>
            <ReasonLine reason={reason} />
            <Evidence reason={reason} client={client} />
            {reason.kind === 'decision' && (
              <BookingDecisions
                nutritionistId={nutritionistId}
                name={client.name}
                bookings={reason.bookings}
                zone={client.nutritionist_timezone}
                variant={variant}
                onAnswer={() => acts.handleAnswer(attention)}
                onAnswered={(answer, when) => acts.handleAnswered(attention, answer, when)}
                onFailed={acts.handleAnswerFailed}
              />
            )}
            <div className={classes.actions}>
              {index === 0 && (
                <FirstAction reason={reason} client={client} variant={variant} onWrite={onWrite} />
              )}
              <EndButton
                reason={reason}
                client={client}
                isPending={
                  marked !== undefined && marked.kind !== 'put_off' && marked.reasons[0] === reason.kind
                }
                onMark={(kind) => void acts.mark(attention, kind, [reason.kind])}
              />
            </div>
          </div>
        ))}
        <RestingLine client={client} now={now} />
      </div>
      <div className={classes.weight}>
        <WeightNow client={client} tone="quiet" />
      </div>
      <OtherActions
        client={client}
        reasons={reasons}
        onWrite={onWrite}
        isPuttingOff={marked?.kind === 'put_off'}
        onPutOff={() =>
          void acts.mark(
            attention,
            'put_off',
            reasons.map(({ kind }) => kind),
          )
        }
      />
    </li>
  )
}

function Who({ client }: { client: ClientOverview }) {
  const { client_id: id, name, profile_picture_url: picture } = client
  return <PersonAvatar id={id} name={name} pictureUrl={pictureAddress(picture)} />
}

type EndProps = {
  reason: Reason
  client: ClientOverview
  isPending: boolean
  onMark: (kind: MarkRequest['kind']) => void
}

/** Ends a reason that the nutritionist has taken note of; nothing where only what the reason asks for ends it. */
function EndButton({ reason: { kind }, client: { name }, isPending, onMark }: EndProps) {
  const { t } = useLingui()
  if (kind === 'unanswered')
    return (
      <Button
        variant="subtle"
        aria-label={t`No reply needed: ${name}`}
        loading={isPending}
        onClick={() => onMark('no_reply_needed')}
      >
        <Trans>No reply needed</Trans>
      </Button>
    )
  if (kind !== 'mood' && kind !== 'weight') return null
  return (
    <Button
      variant="subtle"
      aria-label={kind === 'mood' ? t`Mood seen: ${name}` : t`Weight seen: ${name}`}
      loading={isPending}
      onClick={() => onMark('seen')}
    >
      {kind === 'mood' ? <Trans>Mood seen</Trans> : <Trans>Weight seen</Trans>}
    </Button>
  )
}
