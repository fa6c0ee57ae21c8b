/**
 * Moves the keyboard to an item that was just added to a list, once it has been drawn: what added it has often gone.
 * @param index of the item, from 0
 */
export function focusItem(list: HTMLElement | null, index: number): void {
  requestAnimationFrame(() => {
    list?.children[index]?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  })
}
