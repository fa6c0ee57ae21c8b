import { useEffect, useRef, useState } from 'react'
import { findNutritionists, type SearchBy } from '@/entities/nutritionist/nutritionists'
import type { FoundNutritionist } from '@/entities/nutritionist/nutritionist'

export type SearchState =
  | { status: 'idle' }
  | { status: 'searching' }
  | { status: 'found'; people: FoundNutritionist[] }
  | { status: 'failed'; error: unknown }

/** Finds nutritionists for somebody who is not signed in; a new search ends the one before. */
export function useNutritionistSearch() {
  const [state, setState] = useState<SearchState>({ status: 'idle' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  /** @returns who was found; none too when it failed, or is no longer wanted */
  async function search(by: SearchBy, typed: string): Promise<FoundNutritionist[]> {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setState({ status: 'searching' })
    try {
      const people = await findNutritionists(by, typed, own.signal)
      if (own.signal.aborted) return []
      setState({ status: 'found', people })
      return people
    } catch (error) {
      if (!own.signal.aborted) setState({ status: 'failed', error })
      return []
    }
  }

  function forget(): void {
    running.current?.abort()
    setState({ status: 'idle' })
  }

  return { state, search, forget }
}
