export type FileProblemCode =
  | 'empty'
  /** More than a file of its kind may have. */
  | 'tooLarge'
  /** A picture of more bytes or pixels than can be redrawn. */
  | 'pictureTooLarge'
  /** Moved, deleted, or a folder. */
  | 'unreadable'
  /** Cut off before its end, or nothing that can be drawn. */
  | 'broken'
  /** A picture whose converter did not load. */
  | 'notConverted'
  /** Its name promises what the place takes, and its content is something else. */
  | 'disguised'
  /** Its content is taken here, and its name says that it is something else. */
  | 'misnamed'
  | 'notTaken'

/** Why a file is not taken. */
export class FileProblem extends Error {
  override name = 'FileProblem'
  readonly code: FileProblemCode

  constructor(code: FileProblemCode, cause?: unknown) {
    super(`the file is refused: ${code}`, { cause })
    this.code = code
  }
}
