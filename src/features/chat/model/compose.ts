import { languageColumn, type Locale } from '@/shared/i18n/languages'
import { cleanText } from '@/shared/lib/clean-text'

/** Characters in a message, as the database counts them. */
const longest = 4000

/** @param text as typed @returns what keeps the text from being sent */
export const isTooLong = (text: string): boolean => Array.from(cleanText(text)).length > longest

const notices = languageColumn('fileNotice')

/** The text of a message that is only a file. @param name of the file @param locale of who writes or reads it */
export const noticeOf = (name: string, locale: string): string => notices[locale as Locale] + name

/** Whether a file of this type shows itself in the log. */
export const isPicture = (type: string | null): boolean => type?.startsWith('image/') ?? false

/** Whether a message says no more than that it is a file, in whichever language: the file on screen says it too. */
export const isNotice = (text: string, name: string | null): boolean =>
  name !== null && Object.values(notices).some((notice) => text === notice + name)

/** The name of the file where a message says no more than that it is one, in whichever language; else undefined. */
export function fileOfNotice(text: string): string | undefined {
  const notice = Object.values(notices).find((start) => text.startsWith(start))
  return notice && text.slice(notice.length)
}
