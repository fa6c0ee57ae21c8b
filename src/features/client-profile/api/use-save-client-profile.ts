import { useMutation, useQueryClient } from '@tanstack/react-query'
import { profileKeys } from '@/entities/profile/queries'
import { session } from '@/shared/auth/session-store'
import type { ClientProfileContent } from '../model/client-profile-form'
import { saveClientProfile } from './save-client-profile'

type Change = Partial<ClientProfileContent>

/** Saves the changes of a profile; its name and picture in the shell change at once. */
export function useSaveClientProfile(userId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: Change) => saveClientProfile(userId, change),
    onSuccess: async (_nothing, change) => {
      showInShell(userId, change)
      await queryClient.invalidateQueries({ queryKey: profileKeys.ofUser(userId) })
    },
  })
}

function showInShell(userId: string, { name, photo }: Change): void {
  const state = session.get()
  if (state.status !== 'signed-in' || state.user.id !== userId) return
  const { user } = state
  const profilePicture = photo === undefined ? user.profilePicture : (photo ?? undefined)
  session.set({ status: 'signed-in', user: { ...user, name: name ?? user.name, profilePicture } })
}
