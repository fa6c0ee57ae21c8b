import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Answer } from './backend.ts'

/** What a function reads its settings from. */
export interface FunctionEnv {
  get(name: string): string | undefined
}

interface Handler {
  handle(request: Request, env: FunctionEnv): Promise<Response>
}

const corsHeaders = { 'access-control-allow-origin': '*' }

/**
 * Serves the edge functions: /functions/v1/NAME runs NAME/handler.ts, the file that production runs.
 *
 * @param folder absolute path of the folder of the functions
 * @param env what the functions see
 */
export function hostFunctions(folder: string, env: FunctionEnv): Answer {
  return async (request) => {
    const name = /^\/functions\/v1\/([a-z0-9][a-z0-9-]*)\/?$/.exec(new URL(request.url).pathname)?.[1]
    const file = name && join(folder, name, 'handler.ts')
    if (!file || !existsSync(file)) {
      return Response.json(
        { code: 'NOT_FOUND', message: 'Requested function was not found' },
        { status: 404, headers: corsHeaders },
      )
    }
    try {
      const handler = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Handler
      return await handler.handle(request, env)
    } catch (error) {
      console.error(`Function ${name}:`, error)
      return Response.json(
        { code: 'INTERNAL_SERVER_ERROR', message: 'The function failed' },
        { status: 500, headers: corsHeaders },
      )
    }
  }
}
