import { useNavigate } from '@tanstack/react-router'
import type { Locale } from './languages'

/** Shows the app in another language, in place, so that nothing typed is lost. */
export function useSwitchLocale(): (locale: Locale) => void {
  const navigate = useNavigate()
  return (lang) =>
    void navigate({
      to: '.',
      search: (now: object) => ({ ...now, lang }),
      replace: true,
      resetScroll: false,
    })
}
