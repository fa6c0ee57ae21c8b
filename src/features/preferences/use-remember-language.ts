import { useLingui } from '@lingui/react'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'

/**
 * Lets mails follow the language of the app: when the user changes it, the profile is told. What
 * it was at the start is left alone, so that a borrowed device changes nothing. Fails without a word: the screen already
 * speaks the new language, and the next change is told again.
 */
export function useRememberLanguage(userId: string): void {
  const { locale } = useLingui().i18n
  const told = useRef(locale)
  const { mutate } = useMutation({
    mutationFn: (next: string) => run(db().from('profiles').update({ locale: next }).eq('id', userId)),
    retry: 3,
  })
  useEffect(() => {
    if (told.current === locale) return
    told.current = locale
    mutate(locale)
  }, [locale, mutate])
}
