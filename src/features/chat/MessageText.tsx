import { useLingui } from '@lingui/react/macro'
import { fileOfNotice, noticeOf } from './model/compose'

/** A message where its file is not shown: what stands for a file is in the language of who reads it, not of who sent it. */
export function MessageText({ text }: { text: string }) {
  const { i18n } = useLingui()
  const file = fileOfNotice(text)
  return file === undefined ? text : noticeOf(file, i18n.locale)
}
