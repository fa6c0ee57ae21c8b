import { type ComponentType, lazy, Suspense } from 'react'
import { addMemberWords } from '@/shared/i18n/activate'
import { storedLocale } from '@/shared/i18n/locale'

// With the words of the screens behind the login, so that the login does not load them. Where they do not come, nothing is said.
const SetupVersion = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    const [{ SetupVersion: component }] = await Promise.all([
      import('./ui/SetupVersion'),
      addMemberWords(storedLocale()),
    ])
    return { default: component }
  } catch {
    return { default: () => null }
  }
})

/** The versions of app and database, for /setup. */
export function DatabaseVersion() {
  return (
    <Suspense fallback={null}>
      <SetupVersion />
    </Suspense>
  )
}
