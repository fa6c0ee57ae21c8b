import { focusHeading } from '@/shared/ui/focus-heading'
import type { LogName } from './log-names'

/** The form's anchor: links of other screens lead to it. */
export const formAnchor = 'new-entry'
export const listAnchor = (log: LogName): string => `${log}-entries`

export const focusForm = (): void => focusHeading(formAnchor)
export const focusList = (log: LogName): void => focusHeading(listAnchor(log))
