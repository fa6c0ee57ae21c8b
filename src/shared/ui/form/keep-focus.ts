import type { MouseEvent } from 'react'

/**
 * For what can be pressed below a form: the field that is left shows its problem at once, everything below moves down,
 * and the button is no longer under the pointer when it is let go. So the press leaves the focus where it is.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}
