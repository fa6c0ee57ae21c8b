import { whenDrawn } from '../lib/when-drawn'

/**
 * Moves the eyes and the keyboard to a part of the screen, by its heading, once it has been drawn.
 * @param anchor the id of the part
 */
export function focusHeading(anchor: string): void {
  whenDrawn(() => {
    const section = document.getElementById(anchor)
    section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
    section?.scrollIntoView({ block: 'nearest' })
  })
}

/** Moves the keyboard to where a screen begins: what it was on has gone. */
export const focusScreen = (): void => document.getElementById('main')?.focus({ preventScroll: true })
