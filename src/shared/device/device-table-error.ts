/** Why the device did not keep or give a row: its disk is full, it does not answer, or the browser keeps nothing for pages. */
export type DeviceTableReason = 'full' | 'silent' | 'unusable'

/** A row could not be kept on this device, or not be read from it. */
export class DeviceTableError extends Error {
  override name = 'DeviceTableError'
  readonly reason: DeviceTableReason

  constructor(reason: DeviceTableReason, cause?: unknown) {
    super(`the device store is ${reason}`, { cause })
    this.reason = reason
  }
}

/** Names a failure of IndexedDB. */
export function toDeviceTableError(error: unknown): DeviceTableError {
  if (error instanceof DeviceTableError) return error
  return new DeviceTableError(nameOf(error) === 'QuotaExceededError' ? 'full' : 'unusable', error)
}

/** The system has taken the connection away: another one may work. */
export const isConnectionLost = (error: unknown): boolean =>
  ['InvalidStateError', 'AbortError', 'UnknownError'].includes(nameOf(error))

/** @returns the name of an error, or of a DOMException, which is no Error in some browsers */
export const nameOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : ''
