import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import type { Attention } from '@/entities/client/attention'
import { LazyMessageDialog } from '@/features/chat/lazy'
import type { SessionUser } from '@/shared/auth/session-store'
import { useFormat } from '@/shared/i18n/format'
import { useShownItems } from '@/shared/ui/use-shown-items'
import { AttentionCard } from './AttentionCard'
import classes from './AttentionList.module.css'
import { LastAct } from './LastAct'
import { useAttentionActs } from './use-attention-acts'

const shownAtFirst = 5

type Props = {
  user: SessionUser
  attention: readonly Attention[]
  /** ms since the epoch */
  now: number
}

/**
 * The clients who need the nutritionist, the most urgent first, each with the reasons and what can be done. After each act the
 * next client is one press away.
 */
export function AttentionList({ user, attention, now }: Props) {
  const { t } = useLingui()
  const { number } = useFormat()
  const { list, shown, hasMore, showMore } = useShownItems(attention, shownAtFirst, Infinity)
  const acts = useAttentionActs(user.id, shown, list)
  const [addressee, setAddressee] = useState<Attention>()
  const [isWriting, { open, close }] = useDisclosure(false)
  if (attention.length === 0 && !addressee && !acts.done) return null
  const total = number(attention.length)

  function handleWrite(entry: Attention): void {
    setAddressee(entry)
    open()
  }

  return (
    <section aria-label={t`Needs attention`} className={classes.section}>
      <LastAct acts={acts} isLast={attention.length === 0} />
      <ul ref={list} className={classes.list}>
        {shown.map((entry, index) => (
          <AttentionCard
            key={entry.client.client_id}
            nutritionistId={user.id}
            attention={entry}
            now={now}
            isMostUrgent={index === 0}
            acts={acts}
            onWrite={() => handleWrite(entry)}
          />
        ))}
      </ul>
      {hasMore && (
        <Button variant="subtle" className={classes.more} onClick={showMore}>
          <Trans>Show all {total}</Trans>
        </Button>
      )}
      {addressee && (
        <LazyMessageDialog
          key={addressee.client.client_id}
          opened={isWriting}
          onClose={close}
          user={user}
          client={{ id: addressee.client.client_id, name: addressee.client.name }}
          quote={waitingMessage(addressee)}
          onSent={() => acts.handleSent(addressee)}
        />
      )}
    </section>
  )
}

/** What a reply answers; undefined where nothing waits for one. */
const waitingMessage = ({ client, reasons }: Attention): string | undefined =>
  reasons.some(({ kind }) => kind === 'unanswered') ? (client.last_message ?? undefined) : undefined
