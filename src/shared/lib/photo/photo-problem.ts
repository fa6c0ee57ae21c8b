import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type PhotoProblemCode = 'empty' | 'notImage' | 'broken' | 'tooLarge'

/** Why a file cannot be a photo. */
export class PhotoProblem extends Error {
  override name = 'PhotoProblem'
  readonly code: PhotoProblemCode

  constructor(code: PhotoProblemCode, cause?: unknown) {
    super(`the photo is refused: ${code}`, { cause })
    this.code = code
  }
}

export const photoProblemText: Record<PhotoProblemCode, MessageDescriptor> = {
  empty: msg`This file is empty. Choose another photo.`,
  notImage: msg`This is no photo that we can read. Choose a JPEG, PNG, WebP or HEIC file.`,
  broken: msg`This photo is damaged and cannot be opened. Choose another one.`,
  tooLarge: msg`This photo is too large. Choose one of at most 25 MB and 100 megapixels.`,
}
