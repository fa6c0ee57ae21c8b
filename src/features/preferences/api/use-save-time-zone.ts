import { useMutation, useQueryClient } from '@tanstack/react-query'
import { profileKeys } from '@/entities/profile/queries'
import { AppError } from '@/shared/api/app-error'
import { db } from '@/shared/api/backend'
import { confirmSession, run } from '@/shared/api/run'

/** Moves a user to the clock of another zone; calendars and bookings follow. */
export function useSaveTimeZone(userId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (zone: string) => saveTimeZone(userId, zone),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: profileKeys.ofUser(userId) }),
  })
}

/**
 * @param zone IANA name
 * @throws AppError `invalid` for a zone that the database does not know
 */
async function saveTimeZone(userId: string, timezone: string): Promise<void> {
  const rows = await run<{ id: string }[]>(
    db().from('profiles').update({ timezone }).eq('id', userId).select('id'),
  )
  if (rows.length > 0) return
  await confirmSession()
  throw new AppError('not-found', 'no profile was changed')
}
