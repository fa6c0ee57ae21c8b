import { useState } from 'react'
import { useArrivalFocus } from './use-arrival-focus'

/**
 * The beginning of a long list, and more of it on a press. The first item that comes gets the focus, once it has been drawn:
 * the button that brought it has often gone.
 * @param first how many items are shown at first
 * @param step how many come with each press
 * @returns `list` belongs to the element of the list
 */
export function useShownItems<Item>(items: readonly Item[], first: number, step = first) {
  const [count, setCount] = useState(first)
  const { list, focusWhenThere } = useArrivalFocus()

  function showMore(): void {
    setCount(count + step)
    focusWhenThere(count)
  }

  return { list, shown: items.slice(0, count), hasMore: items.length > count, showMore }
}
