import { PGlite } from '@electric-sql/pglite'
import { migratedSnapshot } from '../../supabase/tests/harness/snapshot.ts'

/** One rule of the schema taken away. */
export interface Mutant {
  kind: 'policy' | 'trigger' | 'check' | 'unique'
  /** `schema.table.rule`; stable, so that lists can name it. */
  name: string
  table: string
  /** What takes the rule away. */
  sql: string
}

const rulesSql = `
  select 'policy' as kind, schemaname || '.' || tablename as table, policyname as rule,
    format('alter policy %I on %I.%I %s %s', policyname, schemaname, tablename,
      case when qual is not null then 'using (true)' end,
      case when with_check is not null then 'with check (true)' end) as sql
  from pg_policies
  where schemaname in ('public', 'storage')
    and (coalesce(qual, 'true') <> 'true' or coalesce(with_check, 'true') <> 'true')
  union all
  select 'trigger', tgrelid::regclass::text, tgname, format('drop trigger %I on %s', tgname, tgrelid::regclass)
  from pg_trigger
  where not tgisinternal and tgfoid in (select oid from pg_proc where pronamespace = 'private'::regnamespace)
  union all
  select case contype when 'c' then 'check' else 'unique' end, conrelid::regclass::text, conname,
    format('alter table %s drop constraint %I cascade', conrelid::regclass, conname)
  from pg_constraint
  where contype in ('c', 'u') and connamespace in ('public'::regnamespace, 'private'::regnamespace) and conrelid <> 0
  union all
  select 'unique', indrelid::regclass::text, indexrelid::regclass::text, format('drop index %s', indexrelid::regclass)
  from pg_index
  where indisunique and indrelid in (
      select oid from pg_class where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    )
    and not exists (select from pg_constraint where conindid = indexrelid)
  order by 1, 2, 3`

/**
 * Lists every policy, trigger, check and unique index of the migrations as a mutant. Left alone are primary keys, and
 * policies that let everybody pass: to replace them changes nothing.
 */
export async function listMutants(): Promise<Mutant[]> {
  const database = new PGlite({ loadDataDir: await migratedSnapshot() })
  try {
    await database.exec('set search_path = pg_catalog')
    const { rows } = await database.query<Omit<Mutant, 'name'> & { rule: string }>(rulesSql)
    return rows.map(({ kind, table, rule, sql }) => ({
      kind,
      name: `${table}.${rule.replace(/^.*\./, '')}`,
      table,
      sql,
    }))
  } finally {
    await database.close()
  }
}
