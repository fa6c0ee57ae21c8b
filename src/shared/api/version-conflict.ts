/** Thrown by a save or deletion that would write over a version that the device has not seen (DESIGN.md section 12). */
export abstract class VersionConflict<Stored> extends Error {
  readonly stored: Stored

  constructor(message: string, stored: Stored) {
    super(message)
    this.stored = stored
  }
}
