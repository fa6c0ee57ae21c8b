import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'

/**
 * Lets mails follow the language of the app: when the user changes it, the profile is told (DESIGN.md section 8). What it was
 * at the start is left alone, so that a borrowed device changes nothing. Fails without a word: the screen already speaks
 * the new language, and the next change is told again.
 */
export function useMailLocale(userId: string): void {
  const { i18n } = useLingui()
  const told = useRef(i18n.locale)
  const { mutate } = useMutation({
    mutationFn: (locale: string) => run(db().from('profiles').update({ locale }).eq('id', userId)),
    retry: 3,
  })
  useEffect(() => {
    if (told.current === i18n.locale) return
    told.current = i18n.locale
    mutate(i18n.locale)
  }, [i18n.locale, mutate])
}
