import { AppError } from './app-error'

/** A save or deletion would have written over a version that this device has not seen. */
export class VersionConflict<Row> extends AppError {
  override name = 'VersionConflict'
  /** The entry as it is stored now. */
  readonly stored: Row

  constructor(stored: Row) {
    super('conflict', 'the entry was changed elsewhere')
    this.stored = stored
  }
}
