import { useEffect } from 'react'

/** The browser's own bars take less than this, px; a keyboard on the screen takes more. */
const leastKeyboard = 120

/**
 * Tells the styles how much of the screen the keyboard of a phone leaves (`data-keyboard`, `--visible-height`). It acts
 * when the keyboard has come or gone, not when the field loses the focus: that would move a button under the finger.
 */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const visible = window.visualViewport
    if (!visible) return undefined
    const root = document.documentElement
    const fit = () => {
      const isOpen = visible.scale === 1 && window.innerHeight - visible.height > leastKeyboard
      root.toggleAttribute('data-keyboard', isOpen)
      root.style.setProperty('--visible-height', `${visible.height}px`)
      if (isOpen) window.scrollTo(0, 0)
    }
    visible.addEventListener('resize', fit)
    return () => {
      visible.removeEventListener('resize', fit)
      root.removeAttribute('data-keyboard')
      root.style.removeProperty('--visible-height')
    }
  }, [])
}
