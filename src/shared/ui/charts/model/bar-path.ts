/**
 * The outline of a bar whose corners are round where its value ends.
 * @param y where the value ends, px
 * @param height from there to the zero line, px; negative for a value below it
 * @param radius of the corners at most, px
 */
export function barPath(x: number, y: number, width: number, height: number, radius: number): string {
  const corner = Math.max(0, Math.min(radius, width / 2, Math.abs(height)))
  const down = Math.sign(height) * corner
  return (
    `M${x},${y + height}V${y + down}Q${x},${y} ${x + corner},${y}` +
    `H${x + width - corner}Q${x + width},${y} ${x + width},${y + down}V${y + height}Z`
  )
}
