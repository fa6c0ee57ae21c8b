/** An entry, or what was typed into its form, by the columns of its shape. */
export type Shaped = Record<string, unknown>

/** Brings an entry from one shape to the next. */
export type ShapeStep = (entry: Shaped) => Shaped

type Change = {
  /** New columns, with what an entry says that was made before them. */
  added?: Shaped
  /** Old names and what they are called now. */
  renamed?: Record<string, string>
  removed?: readonly string[]
}

/**
 * The step that a release needs which changes the columns of a log. What lies on a device keeps everything else, also what no
 * step names.
 */
export const changeColumns =
  ({ added = {}, renamed = {}, removed = [] }: Change): ShapeStep =>
  (entry) => {
    const kept = Object.entries(entry)
      .filter(([column]) => !removed.includes(column))
      .map(([column, value]) => [renamed[column] ?? column, value])
    return { ...added, ...Object.fromEntries(kept) }
  }

/** The shape in use: it is counted up with every step. */
export const versionOf = (steps: readonly ShapeStep[]): number => steps.length

/**
 * Brings what lies on this device up to the shape in use.
 * @param version the shape in which it was kept; 0 for what was kept before shapes were counted
 * @returns undefined where a newer release has kept it: this one cannot know what it means
 */
export const bringUp = (entry: Shaped, version: number, steps: readonly ShapeStep[]): Shaped | undefined =>
  version > versionOf(steps) ? undefined : steps.slice(version).reduce((shaped, step) => step(shaped), entry)
