import { useLingui } from '@lingui/react'
import { useEffect, useRef } from 'react'
import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'

/** Writes to a user in the language to which they have switched: mails follow the app. */
export function useRememberLanguage(userId: string): void {
  const { i18n } = useLingui()
  const { locale } = i18n
  const known = useRef(locale)
  useEffect(() => {
    if (known.current === locale) return
    known.current = locale
    // A failure only means that the next mail comes in the language before.
    void run(db().from('profiles').update({ locale }).eq('id', userId)).catch(() => {})
  }, [userId, locale])
}
