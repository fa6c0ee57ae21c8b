/** Reads numbers of some bytes; beyond their end it throws a RangeError. */
export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/**
 * A part of some bytes, not copied.
 * @throws RangeError where they end before `end`
 */
export function partOf(bytes: Uint8Array, start: number, end: number): Uint8Array {
  if (end > bytes.length || start > end) throw new RangeError('the file was cut off')
  return bytes.subarray(start, end)
}

/** Bytes as letters, one each; a part beyond the end is left out. */
export const ascii = (bytes: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...bytes.subarray(start, end))

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
