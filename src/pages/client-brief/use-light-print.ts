import { useEffect } from 'react'

const attribute = 'data-mantine-color-scheme'

/** Paper is white: what is printed is in the light scheme, whatever is on screen. */
export function useLightPrint(): void {
  useEffect(() => {
    const root = document.documentElement
    let onScreen: string | null = null
    const handleBefore = () => {
      onScreen = root.getAttribute(attribute)
      root.setAttribute(attribute, 'light')
    }
    const handleAfter = () => {
      if (onScreen) root.setAttribute(attribute, onScreen)
    }
    addEventListener('beforeprint', handleBefore)
    addEventListener('afterprint', handleAfter)
    return () => {
      removeEventListener('beforeprint', handleBefore)
      removeEventListener('afterprint', handleAfter)
    }
  }, [])
}
