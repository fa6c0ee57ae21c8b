import type { QueryClient } from '@tanstack/react-query'
import { inTime } from '@/shared/api/in-time'
import type { Reader } from '@/shared/api/kept-reads'
import type { SessionStore } from '@/shared/auth/session-store'

/**
 * What the signed-in user has read. The query client loads with the first screen behind the login, since the login
 * itself reads nothing.
 */
export function createMemberCache(session: SessionStore) {
  let client: Promise<QueryClient> | undefined
  let reader: Reader | undefined
  const fetchCode = () => inTime(import('./member-client'))
  const load = ({ id, role }: Reader) => {
    if (id !== reader?.id || role !== reader.role) client = undefined
    reader = { id, role }
    client ??= fetchCode()
      .then(({ createMemberClient }) => createMemberClient(session, { id, role }))
      .catch((error: unknown) => {
        client = undefined // a chunk that did not load is asked for again
        throw error
      })
    return client
  }
  return {
    /** Fetches the code; the client itself waits for the user, whose reads it begins with. */
    fetchCode,
    /** @param user who is signed in  @throws where the code does not load within 20 s */
    load,
    /**
     * Asks for what the first screen shows while it is still asked who is signed in. What does not come is asked for again by
     * the screen.
     * @param user as this device knows them
     */
    readAhead: (user: Reader): void => {
      const code = Promise.all([load(user), fetchCode()])
      code.then(([client, { readFirstScreen }]) => readFirstScreen(client, user)).catch(() => {})
    },
    /** Resolves when nothing is being read, or nobody is signed in; a screen that is shown then does not change at once. */
    quiet: async (): Promise<void> => {
      const known = await client
      if (known) await readsDone(known)
    },
    /** Forgets everything: nothing of one user may be shown to the next. */
    clear: (): void => {
      void client?.then((known) => known.clear())
      client = undefined
    },
  }
}

function readsDone(client: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (client.isFetching() > 0) return
      stop()
      resolve()
    }
    const stop = client.getQueryCache().subscribe(check)
    check()
  })
}

export type MemberCache = ReturnType<typeof createMemberCache>
