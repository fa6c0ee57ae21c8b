import { useRef, useState } from 'react'

/**
 * Gives the focus to an item that has just come, once it has been drawn: to what can be pressed in it, else to the item itself,
 * which has a `tabIndex` then.
 * @param index from 0
 */
export function focusItem(list: HTMLElement | null, index: number): void {
  requestAnimationFrame(() => {
    const item = list?.children[index]
    const target = item?.querySelector('a, button') ?? item
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  })
}

/**
 * The beginning of a long list, and more of it on a press. The first item that comes gets the focus, once it has been drawn:
 * the button that brought it has often gone.
 * @param first how many items are shown at first
 * @param step how many come with each press
 * @returns `list` belongs to the element of the list
 */
export function useShownItems<Item>(items: readonly Item[], first: number, step = first) {
  const [count, setCount] = useState(first)
  const list = useRef<HTMLUListElement>(null)

  function showMore(): void {
    setCount(count + step)
    focusItem(list.current, count)
  }

  return { list, shown: items.slice(0, count), hasMore: items.length > count, showMore }
}
