import { useState } from 'react'
import * as z from 'zod/mini'
import { noteStore } from '@/shared/lib/draft-store'

const mostKept = 20

/** The meals that a user does not want to be asked about: kept on this device until sign-out. */
export function useSkippedMeals(userId: string) {
  const key = `mood-skipped:${userId}`
  const [skipped, setSkipped] = useState<readonly string[]>(
    () => z.array(z.string()).safeParse(noteStore.read(key)).data ?? [],
  )
  const skip = (mealId: string) => {
    const ids = [mealId, ...skipped].slice(0, mostKept)
    setSkipped(ids)
    noteStore.write(key, ids)
  }
  return { skipped: new Set(skipped), skip }
}
