/** Builds the app as its next release and serves it, without a backend: `next-release-server.ts PORT`. */
import { join, relative } from 'node:path'
import { build } from 'vite'
import { listen } from '../supabase/local/http-server.ts'
import { serveStaticApp } from '../supabase/local/static-app.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'supabase/.temp/next-release')

const changes: Record<string, [string, string]> = {
  'src/entities/exercise/store.ts': ['} })],', '} }), changeColumns({ removed: [] })],'],
  'src/shared/api/read-steps.ts': [
    'ReadStep[]>> = {',
    'ReadStep[]>> = { exercise_entries: [inEachRow((row) => row)],',
  ],
}

/** The next release keeps exercise in another shape, and every file of it has another name. */
await build({
  root,
  logLevel: 'error',
  plugins: [
    {
      name: 'next-release',
      enforce: 'pre',
      transform(code, id) {
        const change = changes[relative(root, id)]
        if (!change) return undefined
        if (!code.includes(change[0])) throw new Error(`${id} has changed: nothing to replace`)
        return code.replace(...change)
      },
    },
  ],
  build: {
    outDir: folder,
    emptyOutDir: true,
    rolldownOptions: { output: { banner: 'globalThis.isNextRelease=true;' } },
  },
})
const server = await listen({ port: Number(process.argv[2]) })
server.serve(await serveStaticApp({ folder }), () => false)
