import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the screen when another one opens, so that keyboards and screen readers start at its top. A dialog that took
 * the focus while the screen was still loading keeps it.
 */
export function useFocusOnNavigation() {
  const router = useRouter()
  const target = useRef<HTMLElement>(null)
  useEffect(() => {
    let focused: Element | null = null
    const stopBefore = router.subscribe('onBeforeNavigate', () => {
      focused = document.activeElement
    })
    const stopAfter = router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
      const isInNewDialog =
        document.activeElement !== focused && document.activeElement?.closest('[aria-modal="true"]')
      if (fromLocation && pathChanged && !toLocation.hash && !isInNewDialog)
        target.current?.focus({ preventScroll: true })
    })
    return () => {
      stopBefore()
      stopAfter()
    }
  }, [router])
  return target
}
