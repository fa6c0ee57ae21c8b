import { AsyncLocalStorage } from 'node:async_hooks'
import type { PgliteConnection } from '@supabase/lite/pglite'

/**
 * Tells the database which request it serves, as PostgREST does; Lite itself does so for function calls alone.
 *
 * @param connection Lite's connection, whose transactions for the Data API begin so from now on
 * @returns a function that answers a request inside `work`
 */
export function nameRequests(
  connection: PgliteConnection,
): <Result>(request: Request, work: () => Promise<Result>) => Promise<Result> {
  const requests = new AsyncLocalStorage<Request>()
  const withContext = connection.withContext.bind(connection)
  connection.withContext = (context, work, options) =>
    withContext(
      context,
      async (kysely) => {
        const request = requests.getStore()
        await connection.driver.query(
          `select set_config('request.method', $1, true), set_config('request.headers', $2, true)`,
          [request?.method ?? '', request ? JSON.stringify(Object.fromEntries(request.headers)) : ''],
        )
        return work(kysely)
      },
      options,
    )
  return (request, work) => requests.run(request, work)
}
