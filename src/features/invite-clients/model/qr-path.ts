import { encode } from 'uqr'

/** The white around it that cameras need to find it. */
const quietModules = 4

/**
 * The QR code of a text as one SVG path, a unit a module.
 * @returns `size` is the whole width in modules, with the quiet zone
 */
export function qrPath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: quietModules })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}
