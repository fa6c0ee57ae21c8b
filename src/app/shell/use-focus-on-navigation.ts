import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Moves the focus to the screen when another one opens, so that keyboards and screen readers start at its top. */
export function useFocusOnNavigation() {
  const router = useRouter()
  const target = useRef<HTMLElement>(null)
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
        if (fromLocation && pathChanged && !toLocation.hash) target.current?.focus({ preventScroll: true })
      }),
    [router],
  )
  return target
}
