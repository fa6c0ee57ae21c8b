import type { Cast } from '../harness/people.ts'
import type { Person } from '../harness/test-database.ts'

export const verbs = ['select', 'insert', 'update', 'delete'] as const
export type Verb = (typeof verbs)[number]

export interface Statement {
  sql: string
  params: unknown[]
}

/** One subject of the matrix: a row of a table (two where a table holds two kinds), and what each viewer gets. */
export interface Subject {
  table: string
  /** Which row `select`, `update` and `delete` aim at. */
  where(cast: Cast): Statement
  insert(cast: Cast, me: Person): Statement
  /** What `update` sets. */
  set(me: Person): string
  /**
   * In the order anon, owner, other client, assigned, pending, unrelated, former nutritionist: `yes` one row, `none` no
   * row and no error, `no` refused (42501), else the code of the rule that refuses.
   */
  expected: Record<Verb, string>
}

export const nobody = 'no  no   no   no   no   no   no'
export const ownerOnly = 'no  yes  none none none none none'
export const ownerAndCoach = 'no  yes  none yes  none none none'
export const coachOnly = 'no  none none yes  none none none'
export const everyone = 'no  yes  yes  yes  yes  yes  yes'
export const ownerWrites = 'no  yes  no   no   no   no   no'

export const byId = (id: string) => () => ({ sql: 'id = $1', params: [id] })

export const log = (
  table: string,
  id: string,
  columns: string,
  values: string,
  set: string,
  read: string,
): Subject => ({
  table,
  where: byId(id),
  insert: ({ owner }) => ({
    sql: `insert into public.${table} (user_id, date, ${columns}) values ($1, '2026-11-21', ${values})`,
    params: [owner.id],
  }),
  set: () => set,
  expected: { select: read, insert: ownerWrites, update: ownerOnly, delete: ownerOnly },
})

export const readOnly = (
  table: string,
  where: Subject['where'],
  insert: Subject['insert'],
  set: string,
  read: string,
) => ({
  table,
  where,
  insert,
  set: () => set,
  expected: { select: read, insert: nobody, update: nobody, delete: nobody },
})
