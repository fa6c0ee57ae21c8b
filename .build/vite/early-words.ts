import type { Plugin } from 'vite'

/**
 * Tells boot.js where the words of each language are, as `data-en` and `data-ru` of its script: it knows the language before
 * the app's own script has arrived, and so fetches the words beside that script, not one round trip after it.
 * @param folder of the catalogues, relative to the project, with one `.po` for each language
 */
export function earlyWords(folder: string): Plugin {
  return {
    name: 'early-words',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = Object.values(bundle).flatMap((file) => {
          const [, language] =
            (file.type === 'chunk' && file.facadeModuleId?.split(`/${folder}/`)[1]?.match(/^(\w+)\.po$/)) ||
            []
          return language ? [`data-${language}="/${file.fileName}"`] : []
        })
        const script = '<script src="/boot.js"'
        if (files.length === 0 || !html.includes(script))
          throw new Error(`no words in ${folder}, or no boot.js`)
        return html.replace(script, [script, ...files.sort()].join(' '))
      },
    },
  }
}
