import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { cleanText } from './clean-text'

const pauseMs = 250

/**
 * A text that is applied when the typing pauses, and that follows what is applied from elsewhere: back, clear, a link.
 * @param applied what is in force, as text
 * @param apply brings a typed text into force
 */
export function useTyped(applied: string, apply: (typed: string) => void) {
  const [typed, setTyped] = useState(applied)
  const [seen, setSeen] = useState(applied)
  const [sent, setSent] = useState(applied)
  if (applied !== seen) {
    setSeen(applied)
    // Its own echo must not take back what was typed meanwhile.
    if (applied !== sent) setTyped(applied)
  }
  const applySoon = useDebouncedCallback((text: string) => {
    const cleaned = cleanText(text)
    setSent(cleaned)
    apply(cleaned)
  }, pauseMs)
  return {
    typed,
    type: (text: string) => {
      setTyped(text)
      applySoon(text)
    },
  }
}
