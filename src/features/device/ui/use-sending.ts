import { msg } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { outbox } from '@/shared/outbox/outbox'
import { isWaiting } from '@/shared/outbox/send-parcels'
import { showToast } from '@/shared/ui/toast'
import { type Senders, sendWaiting } from '../model/send-waiting'

const pauseMs = 30_000

/**
 * Sends what waits on this device as soon as it can: when the app opens, the network is back, the tab is looked at, and every
 * half minute as long as something waits.
 * @param senders who sends what; the same at every render
 */
export function useSending(userId: string, senders: Senders) {
  const queryClient = useQueryClient()
  const [isSending, setSending] = useState(false)

  const sendNow = useCallback(async () => {
    if (!outbox.get().some(isWaiting)) return
    setSending(true)
    const sent = await sendWaiting(userId, senders).finally(() => setSending(false))
    if (sent === 0) return
    await queryClient.invalidateQueries()
    if (outbox.get().length === 0) showToast({ text: msg`Everything you saved on this device is sent` })
  }, [userId, senders, queryClient])

  useEffect(() => {
    const handleChance = () => void sendNow()
    void outbox.open(userId).then(handleChance)
    addEventListener('online', handleChance)
    addEventListener('focus', handleChance)
    const timer = setInterval(handleChance, pauseMs)
    return () => {
      removeEventListener('online', handleChance)
      removeEventListener('focus', handleChance)
      clearInterval(timer)
    }
  }, [userId, sendNow])

  return { isSending, sendNow }
}
