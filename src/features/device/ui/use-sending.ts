import { msg } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Senders, startCourier } from '@/shared/log/courier'
import { outbox } from '@/shared/log/outbox'
import { showToast } from '@/shared/ui/toast-store'

/**
 * Sends what waits on this device as soon as it can.
 * @param senders who sends what; the same at every render
 */
export function useSending(userId: string, senders: Senders) {
  const client = useQueryClient()
  const [isSending, onSending] = useState(false)
  const courier = useRef<ReturnType<typeof startCourier>>(null)

  useEffect(() => {
    const started = startCourier({
      userId,
      senders,
      client,
      onSending,
      onSent: (sent) => {
        const hasWaited = sent.some(({ kind, problem }) => kind !== 'message' || problem)
        if (hasWaited && outbox.get().length === 0)
          showToast({ text: msg`Everything you saved on this device is sent` })
      },
    })
    courier.current = started
    return started.stop
  }, [userId, senders, client])

  return { isSending, sendNow: useCallback(() => courier.current?.sendNow(), []) }
}
