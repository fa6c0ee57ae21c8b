import { useHotkeys } from '@mantine/hooks'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { SearchPalette } from '@/features/search'
import { AppError } from '@/shared/api/app-error'
import { errorText } from '@/shared/i18n/error-text'
import { showToast } from '@/shared/ui/toast'

/** What the keys of the hotkey below are called on this device. */
export const searchShortcut = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'

type Palette = ComponentType<Parameters<typeof SearchPalette>[0]>

/**
 * The search over the page: loaded when somebody is about to use it, opened by Ctrl/Cmd+K or by typing into the box.
 * What is typed while it loads is not lost.
 */
export function useSearchPalette() {
  const [loaded, setLoaded] = useState<{ Palette: Palette }>()
  // A dialog gives the focus back only if it was there before it opened.
  const [isMounted, setMounted] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const [text, setText] = useState('')

  useEffect(() => {
    if (!loaded) return
    const frame = requestAnimationFrame(() => setMounted(true))
    return () => cancelAnimationFrame(frame)
  }, [loaded])

  const load = useCallback(async () => {
    const { SearchPalette: Palette } = await import('@/features/search')
    setLoaded((before) => before ?? { Palette })
  }, [])

  function open(typed = ''): void {
    setText(typed)
    setWanted(true)
    load().catch(() => {
      setWanted(false)
      showToast({ text: errorText(new AppError('network', 'the search did not load')) })
    })
  }
  useHotkeys([['mod+K', () => open()]], [])

  return {
    Palette: loaded?.Palette,
    isOpen: isWanted && isMounted,
    text,
    setText,
    open,
    close: () => {
      setWanted(false)
      setText('')
    },
    /** Loads it ahead; a failure shows when it is opened. */
    prepare: () => void load().catch(() => {}),
  }
}
