import { expect } from 'vitest'
import type { Person } from '../harness/test-database.ts'
import type { Race } from './race.ts'

const documentOf = (person: Person, name: string) => ({
  name,
  url: `${person.id}/documents/${name}.pdf`,
  type: 'application/pdf',
})

export const documentRaces: Race[] = [
  {
    name: 'documents added and removed on several devices: each change is kept, and the same one once',
    refusals: [],
    async prepare(database, send) {
      const nutritionist = await database.signUp('nutritionist')
      const document = (name: string) => documentOf(nutritionist, name)
      for (const name of ['old', 'older']) await send.addDocument(nutritionist, document(name))
      return {
        requests: [
          ...['a', 'b', 'c', 'c'].map((name) => () => send.addDocument(nutritionist, document(name))),
          () => send.removeDocument(nutritionist, document('old').url),
        ],
        async check() {
          expect(
            await database.sql(
              `select jsonb_path_query(education_documents, '$[*].name') as name
               from public.profiles where id = $1 order by 1`,
              [nutritionist.id],
            ),
          ).toEqual(['a', 'b', 'c', 'older'].map((name) => ({ name })))
        },
      }
    },
  },
]
