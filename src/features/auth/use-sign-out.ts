import { useQueryClient } from '@tanstack/react-query'
import { signOut } from './api/sign-out'

/** Signs out on this device; nothing that was read as this user stays in memory. */
export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await signOut()
    queryClient.clear()
  }
}
