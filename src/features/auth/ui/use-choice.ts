import { useEffect, useState } from 'react'
import { findNutritionists } from '@/entities/nutritionist/nutritionists'
import type { FoundNutritionist } from '@/entities/nutritionist/nutritionist'

/** Whether the nutritionist of an invitation was found. */
export type Invitation =
  | { status: 'none' | 'searching' | 'found' | 'nobody' }
  | { status: 'failed'; error: unknown }

/**
 * The nutritionist whom a new client sends the first request to.
 * @param invitedBy reference ID of an invitation; its nutritionist is chosen already
 */
export function useChoice(invitedBy: string | undefined) {
  const [chosen, setChosen] = useState<FoundNutritionist>()
  /** Who is marked in the open search; undefined while it is closed. */
  const [search, setSearch] = useState<{ picked: FoundNutritionist | undefined }>()
  const [invitation, setInvitation] = useState<Invitation>({ status: invitedBy ? 'searching' : 'none' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!invitedBy) return
    const controller = new AbortController()
    const { signal } = controller
    void findNutritionists('id', invitedBy, signal).then(
      ([person]) => {
        if (signal.aborted) return
        if (person) setChosen(person)
        setInvitation({ status: person ? 'found' : 'nobody' })
      },
      (error: unknown) => {
        if (!signal.aborted) setInvitation({ status: 'failed', error })
      },
    )
    return () => controller.abort()
  }, [invitedBy, attempt])

  return {
    chosen,
    /** Whom the registration asks: who is marked counts before it is confirmed, since it stands in the same form. */
    wanted: search ? search.picked : chosen,
    search,
    openSearch: () => setSearch({ picked: chosen }),
    /** Marks somebody, unless the search was ended meanwhile. */
    pick: (picked: FoundNutritionist | undefined) => setSearch((now) => now && { picked }),
    /** Ends the search with this choice. */
    choose: (person: FoundNutritionist | undefined) => {
      setChosen(person)
      setSearch(undefined)
    },
    invitation,
    retryInvitation: () => {
      setInvitation({ status: 'searching' })
      setAttempt(attempt + 1)
    },
  }
}
export type Choice = ReturnType<typeof useChoice>
