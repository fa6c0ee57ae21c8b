import type { Plugin, Rolldown } from 'vite'
import { languageCodes } from '../../supabase/functions/_shared/languages.ts'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/**
 * Tells boot.js, as data of its script, which files the app's own script will ask for once it runs: it knows the language and
 * whether somebody is signed in before that script has arrived, and so fetches them beside it, not round trips after it.
 * `data-guest-en` are the words of everybody who reads English, `data-member-en` those of who is signed in, `data-member` the
 * scripts and styles around every screen behind the login.
 * @param locales folder of the catalogues, relative to the project: in it `guest` and `member`, with one `.po` for each language
 * @param member name of the chunk behind the login
 */
export function earlyFiles(locales: string, member: string): Plugin {
  return {
    name: 'early-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, chunk: entry }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const data = [...wordsOf(chunks, locales), memberFiles(bundle, chunks, entry, member)]
        const script = '<script src="/boot.js"'
        if (data.length < 2 * languageCodes.length + 1 || !html.includes(script))
          throw new Error(`no words in ${locales}, or no boot.js`)
        return html.replace(script, [script, ...data.toSorted()].join(' '))
      },
    },
  }
}

function wordsOf(chunks: Chunk[], locales: string): string[] {
  return chunks.flatMap(({ facadeModuleId, fileName }) => {
    const [, audience, language] = facadeModuleId?.split(`/${locales}/`)[1]?.match(/^(\w+)\/(\w+)\.po$/) ?? []
    return language ? [`data-${audience}-${language}="/${fileName}"`] : []
  })
}

function memberFiles(bundle: Bundle, chunks: Chunk[], entry: Chunk | undefined, name: string): string {
  const first = chunks.find((chunk) => chunk.name === name)
  if (!first) throw new Error(`no chunk named ${name}`)
  const known = new Set([entry?.fileName, ...(entry?.imports ?? [])])
  const scripts = [first.fileName, ...first.imports].filter((file) => !known.has(file))
  const styles = scripts.flatMap((file) => {
    const chunk = bundle[file]
    return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : []
  })
  return `data-member="${[...scripts, ...styles].map((file) => `/${file}`).join(' ')}"`
}
