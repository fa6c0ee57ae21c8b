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

const shownAtFirst = 5

type Props = { user: SessionUser; attention: readonly Attention[] }

/** The clients who need the nutritionist, the most urgent first, each with the reason and what can be done. */
export function AttentionList({ user, attention }: Props) {
  const { t } = useLingui()
  const { number } = useFormat()
  const { list, shown, hasMore, showMore } = useShownItems(attention, shownAtFirst, Infinity)
  const [addressee, setAddressee] = useState<{ id: string; name: string }>()
  const [isWriting, { open, close }] = useDisclosure(false)
  if (attention.length === 0 && !addressee) return null
  const total = number(attention.length)

  function handleWrite({ client }: Attention): void {
    setAddressee({ id: client.client_id, name: client.name })
    open()
  }

  return (
    <section aria-label={t`Needs attention`}>
      <ul ref={list} className={classes.list}>
        {shown.map((entry, index) => (
          <AttentionCard
            key={entry.client.client_id}
            attention={entry}
            isMostUrgent={index === 0}
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
          key={addressee.id}
          opened={isWriting}
          onClose={close}
          user={user}
          client={addressee}
        />
      )}
    </section>
  )
}
