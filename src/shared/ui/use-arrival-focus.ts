import { useEffect, useRef } from 'react'

/**
 * Gives the focus to the item of a list that a press has asked for, as soon as it is drawn: to what can be pressed in it, else to
 * the item itself, which has a `tabIndex` then. For the component that draws the list.
 * @returns `list` belongs to the element of the list; `focusWhenThere` takes the item's index, from 0
 */
export function useArrivalFocus() {
  const list = useRef<HTMLUListElement>(null)
  const awaited = useRef<number>(undefined)
  useEffect(() => {
    const item = awaited.current !== undefined && list.current?.children[awaited.current]
    if (!item) return
    awaited.current = undefined
    const target = item.querySelector('a, button') ?? item
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  })
  return {
    list,
    focusWhenThere: (index: number): void => {
      awaited.current = index
    },
  }
}
