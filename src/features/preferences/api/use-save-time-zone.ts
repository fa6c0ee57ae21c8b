import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeProfile } from '@/entities/profile/change-profile'
import { profileKeys } from '@/entities/profile/queries'

/**
 * Moves a user to the clock of another zone (IANA name); calendars and bookings follow. Fails as AppError `invalid` for a zone
 * that the database does not know.
 */
export function useSaveTimeZone(userId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (timezone: string) => changeProfile(userId, { timezone }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: profileKeys.ofUser(userId) }),
  })
}
