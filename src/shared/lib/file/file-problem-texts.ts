import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FileProblemCode } from './file-problem'
import type { Place } from './places'

type Texts = Record<FileProblemCode, MessageDescriptor>

const common = {
  empty: msg`This file is empty. Choose another one.`,
  tooLarge: msg`This file is larger than 5 MB. Choose a smaller one.`,
  pictureTooLarge: msg`This picture is too large. Choose one of at most 25 MB and 100 megapixels.`,
  unreadable: msg`This file can no longer be read. Choose it again.`,
  broken: msg`This picture is damaged and cannot be opened. Choose another one.`,
  notConverted: msg`What converts such pictures could not be loaded. Check your connection and choose the picture again.`,
  disguised: msg`This file is not what its name says, so it is not taken.`,
  misnamed: msg`The ending of the name does not fit what is in the file. Give it the right one and choose it again.`,
} satisfies Partial<Texts>

const noPhoto = msg`This is no photo that we can read. Choose a JPEG, PNG, WebP or HEIC file.`
const noCredential = msg`Only PDF, JPG, and PNG files are allowed`

/** Why a place does not take a file, and what to do. */
export const fileProblemTexts: Record<Place, Texts> = {
  photo: {
    ...common,
    empty: msg`This file is empty. Choose another photo.`,
    tooLarge: msg`This photo is too large. Choose one of at most 25 MB and 100 megapixels.`,
    pictureTooLarge: msg`This photo is too large. Choose one of at most 25 MB and 100 megapixels.`,
    broken: msg`This photo is damaged and cannot be opened. Choose another one.`,
    disguised: noPhoto,
    notTaken: noPhoto,
  },
  message: {
    ...common,
    unreadable: msg`This cannot be read. Choose a file; folders cannot be sent.`,
    notTaken: msg`Invalid file type. Please upload images, PDFs, Word documents, Excel files, or text files.`,
  },
  credential: { ...common, disguised: noCredential, notTaken: noCredential },
}
