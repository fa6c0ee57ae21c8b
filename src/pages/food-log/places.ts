/** The form's anchor: the bottom bar's main action leads to it. */
export const formAnchor = 'new-meal'
export const listAnchor = 'entries'

/** Moves the eyes and the keyboard to a part of the screen, by its heading, once it has been drawn. */
function focusHeading(anchor: string): void {
  requestAnimationFrame(() => {
    const section = document.getElementById(anchor)
    section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
    section?.scrollIntoView({ block: 'nearest' })
  })
}

export const focusForm = (): void => focusHeading(formAnchor)
export const focusEntries = (): void => focusHeading(listAnchor)
