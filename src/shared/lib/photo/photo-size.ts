/** In pixels. */
export type ImageSize = { width: number; height: number }

/**
 * Fits a picture into a square of `longest` pixels; one that fits already keeps its size.
 * @returns whole pixels, at least one each way
 */
export function fitWithin({ width, height }: ImageSize, longest: number): ImageSize {
  const scale = Math.min(1, longest / Math.max(width, height))
  const scaled = (side: number) => Math.max(1, Math.round(side * scale))
  return { width: scaled(width), height: scaled(height) }
}

const usualQualities = [0.85, 0.75, 0.65, 0.5, 0.35]

/**
 * Encodes as well as the limit allows.
 * @param encode makes the file at a quality from 0 to 1
 * @param qualities to be tried, the best first
 * @returns undefined where even the lowest quality is above `maxBytes`
 */
export async function encodeWithin(
  maxBytes: number,
  encode: (quality: number) => Promise<Blob>,
  qualities: readonly number[] = usualQualities,
): Promise<Blob | undefined> {
  for (const quality of qualities) {
    const blob = await encode(quality)
    if (blob.size <= maxBytes) return blob
  }
  return undefined
}
