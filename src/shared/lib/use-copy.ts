import { useEffect, useState } from 'react'

/** For so long it says that the text was copied. */
const confirmationMs = 2000

/** Puts a text on the clipboard; `state` tells for two seconds that it is there, or that the browser did not allow it. */
export function useCopy() {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')

  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), confirmationMs)
    return () => clearTimeout(timer)
  }, [state])

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('failed')
    }
  }

  return { state, copy }
}
