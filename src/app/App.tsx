import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { MantineProvider } from '@mantine/core'
import { RouterProvider } from '@tanstack/react-router'
import { resolveVariables, theme } from '@/shared/ui/theme/theme'
import type { AppRouter } from './router'

export function App({ router }: { router: AppRouter }) {
  return (
    <I18nProvider i18n={i18n}>
      <MantineProvider theme={theme} cssVariablesResolver={resolveVariables} defaultColorScheme="auto">
        <RouterProvider router={router} />
      </MantineProvider>
    </I18nProvider>
  )
}
