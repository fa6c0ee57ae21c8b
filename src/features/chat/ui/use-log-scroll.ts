import { useLayoutEffect, useRef, useState } from 'react'

/** So near to its end, a log counts as being at it. */
const nearPx = 48

/**
 * Keeps the place in a log that is scrolled from its end (`flex-direction: column-reverse`): older messages above move
 * nothing by themselves; newer ones below would, for a reader who has scrolled up.
 * @param lastKey names the last row
 * @param isLastMine a row of one's own is always shown
 */
export function useLogScroll(lastKey: string | undefined, isLastMine: boolean) {
  const log = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  const known = useRef(lastKey)
  const [isAtEnd, setAtEnd] = useState(true)

  useLayoutEffect(() => {
    const { current } = log
    if (!current) return
    const grown = current.scrollHeight - height.current
    height.current = current.scrollHeight
    if (known.current === lastKey) return
    known.current = lastKey
    if (isLastMine) current.scrollTop = 0
    else if (current.scrollTop < -nearPx) current.scrollTop -= grown
  })

  return {
    log,
    isAtEnd,
    handleScroll: () => setAtEnd((log.current?.scrollTop ?? 0) >= -nearPx),
    showEnd: () => log.current?.scrollTo({ top: 0, behavior: 'smooth' }),
  }
}
