import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FileProblemCode } from '@/shared/lib/file/file-check'

/** Why a file cannot go with a message; that of another type in the words of the spec (section 5). */
export const fileTexts: Record<FileProblemCode, MessageDescriptor> = {
  empty: msg`This file is empty. Choose another one.`,
  tooLarge: msg`This file is larger than 5 MB. Choose a smaller one.`,
  unreadable: msg`This cannot be read. Choose a file; folders cannot be sent.`,
  heic: msg`HEIC photos cannot be sent. Save the photo as JPEG and choose it again.`,
  disguised: msg`This file is not what its name says, so it is not taken.`,
  notTaken: msg`Invalid file type. Please upload images, PDFs, Word documents, Excel files, or text files.`,
}
