import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type OwnChange, ownChangeSchema } from '@/entities/notification/notification'
import { notificationKeys } from '@/entities/notification/queries'
import { watchTables } from '@/shared/api/watch-tables'
import { whenSettled } from '@/shared/api/when-settled'

/** What is read before the watch has begun has to be read once more: so long, in ms, the first read waits for it. */
const patienceMs = 3000

/**
 * Reads the notifications anew whenever one comes, after every time that the connection was down, and every 20 seconds while
 * it is.
 * @param hearOwnChange told at once of what the user has changed on any device, which is no news to list; the same function
 *   at every render
 * @returns whether it is time for the first read: the watch has begun, or takes too long
 */
export function useLiveNotifications(
  recipientId: string,
  hearOwnChange: (change: OwnChange) => void,
): boolean {
  const queryClient = useQueryClient()
  const [isTime, setIsTime] = useState(false)
  useEffect(() => {
    const patience = setTimeout(() => setIsTime(true), patienceMs)
    const watch = () =>
      watchTables({
        topic: `notifications:${recipientId}`,
        watches: [{ table: 'notifications', filter: `recipient_id=eq.${recipientId}` }],
        onChange: (_cause, row) => {
          const ownChange = ownChangeSchema.safeParse(row)
          if (ownChange.success) return hearOwnChange(ownChange.data)
          setIsTime(true)
          return queryClient.invalidateQueries({ queryKey: notificationKeys.ofRecipient(recipientId) })
        },
      })
    // What the screen shows comes before the code that listens.
    let stop = whenSettled(queryClient, () => {
      stop = watch()
    })
    return () => {
      clearTimeout(patience)
      stop()
    }
  }, [recipientId, hearOwnChange, queryClient])
  return isTime
}
