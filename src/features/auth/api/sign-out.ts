import { backend } from '@/shared/api/backend'
import { forgetReads } from '@/shared/api/kept-reads'
import { session } from '@/shared/auth/session-store'
import { draftStore, noteStore } from '@/shared/lib/draft-store'
import { keptFiles } from '@/shared/log/kept-files'
import { outbox } from '@/shared/log/outbox'

/**
 * Signs out on this device. The user is gone from the screen before the backend is asked, and the
 * stored session is gone afterwards even when the backend could not be reached.
 */
export async function signOut(): Promise<void> {
  const { auth, forgetSession, tellSignedOut } = backend()
  const before = session.get()
  session.set({ status: 'signed-out' })
  draftStore.clear()
  noteStore.clear()
  if (before.status === 'signed-in') forgetDevice(before.user.id)
  const isDone = await auth.signOut({ scope: 'local' }).then(
    ({ error }) => !error,
    () => false,
  )
  if (isDone) return
  forgetSession()
  tellSignedOut()
}

/** Nothing of the user stays on a device that may be shared. */
function forgetDevice(userId: string): void {
  void forgetReads(userId)
  void outbox.clear(userId)
  void keptFiles.clear(userId)
}
