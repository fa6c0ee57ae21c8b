import { useState } from 'react'
import type { Asked } from './DeleteQuestion'

/** The entry that a question is about. */
export function useQuestion<R>() {
  const [asked, setAsked] = useState<Asked<R>>()
  return {
    asked,
    ask: (row: R) => setAsked({ row, isOpen: true }),
    close: () => setAsked((now) => now && { ...now, isOpen: false }),
  }
}
