import { useMutation, useQueryClient } from '@tanstack/react-query'
import { nutritionistKeys } from '@/entities/nutritionist/queries'
import { session } from '@/shared/auth/session-store'
import type { ProfileContent } from '../model/profile-form'
import { saveProfile } from './save-profile'

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
