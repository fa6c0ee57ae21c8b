import { useDisclosure, useHotkeys } from '@mantine/hooks'
import { useState } from 'react'

/** What the keys of the hotkey below are called on this device. */
export const searchShortcut = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'

/** The search over the page: opened by Ctrl/Cmd+K or by typing into the box, whose text is that of the search. */
export function useSearchPalette() {
  const [isOpen, { open: show, close: hide }] = useDisclosure(false)
  const [text, setText] = useState('')

  function open(typed = ''): void {
    setText(typed)
    show()
  }
  // The key beside J and L, whatever the layout writes with it: «л» in Russian.
  useHotkeys([['mod+K', () => open(), { preventDefault: true, usePhysicalKeys: true }]], [])

  return {
    isOpen,
    text,
    setText,
    open,
    close: () => {
      hide()
      setText('')
    },
    /** Closes it, and leaves what was typed in the box. */
    hide,
  }
}
