import { focusHeading } from '@/shared/ui/focus-heading'

/** The form's anchor: the bottom bar's main action leads to it. */
export const formAnchor = 'new-meal'
export const listAnchor = 'entries'

export const focusForm = (): void => focusHeading(formAnchor)
export const focusEntries = (): void => focusHeading(listAnchor)
