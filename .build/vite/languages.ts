import type { Plugin } from 'vite'
import {
  defaultLanguage,
  type Language,
  type LanguageCode,
  languageCodes,
  languageColumn,
  languages,
} from '../../supabase/functions/_shared/languages.ts'

const bootScript = '<script src="/boot.js"'

/**
 * Brings the table of languages to what stands outside the app: the start-up screen in index.html, the codes that boot.js may
 * choose from, and a web app manifest for each language. The app is built with the columns that it asks for.
 */
export function languageTable(): Plugin {
  let isBuild = false
  return {
    name: 'language-table',
    enforce: 'pre',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    transform: (code) =>
      isBuild && code.includes('languageColumn(') ? { code: withColumns(code), map: null } : undefined,
    transformIndexHtml: { order: 'pre', handler: fillPage },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const code = languageCodes.find((one) => request.url?.split('?')[0] === `/${manifestFile(one)}`)
        if (!code) return next()
        response.setHeader('content-type', 'application/manifest+json').end(manifestOf(code))
      })
    },
    generateBundle() {
      for (const code of languageCodes)
        this.emitFile({ type: 'asset', fileName: manifestFile(code), source: manifestOf(code) })
    },
  }
}

const columnCall = /\blanguageColumn\('(\w+)'\)/g

/** @param code of a module of the app: where it asks for a column of the table, it has it */
export const withColumns = (code: string): string =>
  code.replaceAll(columnCall, (_, name: keyof Language) => JSON.stringify(languageColumn(name)))

/**
 * Fills index.html: each `<!-- words NAME -->` becomes the text of that name in every language, the comment in its styles
 * the rule that shows only that of the page, and boot.js is told the codes, the default first.
 */
export function fillPage(html: string): string {
  const codes = [...new Set([defaultLanguage, ...languageCodes])]
  const shown = codes.map((code) => `:lang(${code}) .boot [lang='${code}']`).join(', ')
  return html
    .replace(bootScript, `${bootScript} data-languages="${codes.join(' ')}"`)
    .replace('/* the language of the page */', `${shown} { display: inline }`)
    .replaceAll(/<!-- words (\w+) -->/g, (_, name: keyof Language['texts']['start']) =>
      codes.map((code) => inLanguage(code, languages[code].texts.start[name])).join(' '),
    )
}

const inLanguage = (code: LanguageCode, text: string) =>
  `<span lang="${code}">${text.replaceAll('&', '&amp;')}</span>`

const manifestFile = (code: LanguageCode) => `app.${code}.webmanifest`

/** The web app manifest in one language, JSON. */
export function manifestOf(code: LanguageCode): string {
  const { description, logMeal, measurements, chat } = languages[code].texts.manifest
  const icon = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: 'image/png' })
  const shortcut = (name: string, path: string) => ({ name, url: `${path}?lang=${code}` })
  return JSON.stringify({
    id: '/',
    name: 'Day&Plate',
    short_name: 'Day&Plate',
    description,
    lang: code,
    dir: 'ltr',
    start_url: `/dashboard?lang=${code}`,
    scope: '/',
    display: 'standalone',
    background_color: '#f8f5ef',
    theme_color: '#2b6640',
    categories: ['health', 'food', 'lifestyle'],
    icons: [
      icon('/icons/icon-192.png', 192),
      icon('/icons/icon-512.png', 512),
      { ...icon('/icons/icon-maskable-512.png', 512), purpose: 'maskable' },
    ],
    shortcuts: [
      shortcut(logMeal, '/food-log'),
      shortcut(measurements, '/measurements'),
      shortcut(chat, '/feedback'),
    ],
  })
}
