import { useMutation, useQueryClient } from '@tanstack/react-query'
import { nutritionistKeys } from '@/entities/nutritionist/queries'
import { changeProfile } from '@/entities/profile/change-profile'
import { session } from '@/shared/auth/session-store'
import type { ProfileContent } from '../model/profile-form'

/**
 * Saves what a nutritionist has changed of what she shows of herself.
 * @throws AppError `not-found` where the profile is gone
 */
async function saveProfile(userId: string, change: Partial<ProfileContent>): Promise<void> {
  if (Object.keys(change).length === 0) return
  const { photo, years, rate, ...columns } = change
  await changeProfile(userId, {
    ...columns,
    profile_picture_url: photo,
    years_experience: years,
    consultation_rate: rate,
  })
}

/** Saves the profile; its name and picture in the shell change at once. */
export function useSaveProfile(userId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: Partial<ProfileContent>) => saveProfile(userId, change),
    onSuccess: async (_nothing, { name, photo }) => {
      await queryClient.invalidateQueries({ queryKey: nutritionistKeys.all })
      const state = session.get()
      if (state.status !== 'signed-in' || state.user.id !== userId) return
      const { user } = state
      const profilePicture = photo === undefined ? user.profilePicture : (photo ?? undefined)
      session.set({ status: 'signed-in', user: { ...user, name: name ?? user.name, profilePicture } })
    },
  })
}
