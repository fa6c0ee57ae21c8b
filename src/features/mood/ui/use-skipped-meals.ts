import { useState } from 'react'
import * as z from 'zod/mini'
import { draftStore } from '@/shared/lib/draft-store'

const mostKept = 20

/** The meals that a user does not want to be asked about: kept on this device until sign-out. */
export function useSkippedMeals(userId: string) {
  const key = `mood-skipped:${userId}`
  const [skipped, setSkipped] = useState<readonly string[]>(
    () => z.array(z.string()).safeParse(draftStore.read(key)).data ?? [],
  )
  const skip = (mealId: string) => {
    const ids = [mealId, ...skipped].slice(0, mostKept)
    setSkipped(ids)
    draftStore.write(key, ids)
  }
  return { skipped: new Set(skipped), skip }
}
