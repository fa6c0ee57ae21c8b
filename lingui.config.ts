import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { defaultLanguage, languageCodes } from './supabase/functions/_shared/languages.ts'

/** What stands before sign-in, and what every screen shares but the logs: these words load first (see shared/i18n/activate.ts). */
const guest = [
  'src/app',
  ...['api', 'auth', 'config', 'device', 'i18n', 'lib', 'ui'].map((shelf) => `src/shared/${shelf}`),
  'src/features/auth',
  'src/features/backend-setup',
  'src/pages/auth',
  'src/pages/setup',
]

export default defineConfig({
  sourceLocale: defaultLanguage,
  locales: languageCodes,
  catalogs: [
    { path: '<rootDir>/src/locales/guest/{locale}', include: guest },
    {
      path: '<rootDir>/src/locales/member/{locale}',
      include: ['src'],
      exclude: guest.map((folder) => `${folder}/**`),
    },
  ],
  format: formatter({ lineNumbers: false }),
})
