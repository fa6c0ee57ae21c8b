/** What this screen logs, in the order in which it is offered; the form opens with the first. */
export const logNames = ['exercise', 'sleep', 'mood'] as const
export type LogName = (typeof logNames)[number]
