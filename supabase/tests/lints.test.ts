import { describe, expect, it } from 'vitest'
import { useTestDatabase } from './harness/test-database.ts'

const database = await useTestDatabase()

/** What Supabase's database advisors warn about, as far as it can apply here, and what this schema promises on top. Each finds nothing. */
const lints: Record<string, string> = {
  'a foreign key without an index': `
    select c.conrelid::regclass::text || '.' || c.conname as found from pg_constraint c
    where c.contype = 'f' and c.connamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not exists (
        select from pg_index i where i.indrelid = c.conrelid and coalesce(pg_get_expr(i.indpred, i.indrelid), '') ~ '^$|^\\([a-z_]+ IS NOT NULL\\)$'
          and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)`,
  'a table without a primary key': `
    select oid::regclass::text as found from pg_class r
    where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not exists (select from pg_index where indrelid = r.oid and indisprimary)`,
  'a policy that asks who the user is in every row': `
    select tablename || '.' || policyname as found from pg_policies
    where schemaname in ('public', 'storage')
      and concat(qual, ' ', with_check) ~ '(auth\\.(uid|jwt|role)\\(\\)|private\\.(my_clients|my_role|my_nutritionist|session_ok|session_gate|clock|is_leaving)\\(\\))'
      and regexp_replace(
        concat(qual, ' ', with_check),
        '\\( ?SELECT \\(?(auth|private)\\.[a-z_]+\\(\\)', '', 'g'
      ) ~ '(auth\\.(uid|jwt|role)\\(\\)|private\\.(my_clients|my_role|my_nutritionist|session_ok|session_gate|clock|is_leaving)\\(\\))'`,
  'two permissive policies for a table and command': `
    select tablename || ' ' || cmd as found from pg_policies where permissive = 'PERMISSIVE'
    group by schemaname, tablename, cmd, roles having count(*) > 1`,
  'a permissive policy for all commands or for more than signed-in users': `
    select tablename || '.' || policyname as found from pg_policies
    where permissive = 'PERMISSIVE' and (cmd = 'ALL' or roles <> '{authenticated}')`,
  'a table without row level security': `
    select oid::regclass::text as found from pg_class
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and not relrowsecurity`,
  'a table with row level security and no policy': `
    select oid::regclass::text as found from pg_class c
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and not exists (select from pg_policy where polrelid = c.oid and polpermissive)`,
  'a table without the session gate': `
    select c.relname as found from pg_class c
    where c.relkind = 'r' and (c.relnamespace = 'public'::regnamespace or c.oid = 'storage.objects'::regclass)
      and not exists (
        select from pg_policies p
        where p.schemaname = c.relnamespace::regnamespace::text and p.tablename = c.relname
          and p.permissive = 'RESTRICTIVE' and p.cmd = 'ALL' and concat(p.qual, ' and ', p.with_check) ~ 'session_(ok|gate).* and .*session_(ok|gate)')`,
  'a policy that reads metadata which the user can write': `
    select policyname as found from pg_policies where concat(qual, with_check) ~ 'user_metadata'`,
  'a write policy that is always true': `
    select tablename || '.' || policyname as found from pg_policies
    where permissive = 'PERMISSIVE' and cmd <> 'SELECT' and (qual = 'true' or with_check = 'true')`,
  'two indexes on the same columns': `
    select indrelid::regclass::text as found from pg_index
    where indrelid::regclass::text !~ '^(pg_|information_schema)'
    group by indrelid, indkey::text, coalesce(pg_get_expr(indpred, indrelid), ''), indoption::text having count(*) > 1`,
  'a view, which would bypass row level security': `
    select oid::regclass::text as found from pg_class
    where relkind in ('v', 'm', 'f') and relnamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  'a function without a fixed search path': `
    select oid::regprocedure::text as found from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not coalesce(proconfig @> array['search_path=""'], false)`,
  'a security definer function in the exposed schema': `
    select oid::regprocedure::text as found from pg_proc
    where pronamespace = 'public'::regnamespace and prosecdef`,
  'a function that everyone may run': `
    select p.oid::regprocedure::text as found from pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and a.grantee = 0`,
  'a reference to auth other than to the key of a user': `
    select conname as found from pg_constraint
    where contype = 'f' and confrelid::regclass::text like 'auth.%'
      and not (confrelid = 'auth.users'::regclass
        and confkey = (select conkey from pg_constraint where conrelid = 'auth.users'::regclass and contype = 'p'))`,
  'a public column of a registry type': `
    select attrelid::regclass::text as found from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
      and a.atttypid::regtype::text like 'reg%'`,
  'a table of the publication that must not be in it, or a missing one': `
    select tablename as found from pg_publication_tables where pubname = 'supabase_realtime'
      and tablename not in ('feedback', 'connection_requests', 'client_nutritionist_relationships', 'notifications')
    union all
    select 'only ' || count(*) from pg_publication_tables where pubname = 'supabase_realtime' having count(*) <> 4`,
  'a published table whose old rows would be told': `
    select oid::regclass::text as found from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relreplident <> 'd'`,
  'statistics on whose a row is': `
    select attrelid::regclass::text || '.' || attname as found from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and attname in ('user_id', 'client_id', 'nutritionist_id', 'recipient_id', 'food_entry_id')
      and coalesce(attstattarget, -1) <> 0`,
  'a number without a bound on both sides': `
    select c.relname || '.' || a.attname as found from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and a.atttypid in ('numeric'::regtype, 'float8'::regtype, 'int4'::regtype, 'int2'::regtype, 'int8'::regtype)
      and c.relname not in ('client_target_history')
      and (c.relname, a.attname) not in (('faqs', 'position'))
      and not exists (
        select from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey)
          and pg_get_constraintdef(k.oid) ~ '(>.*AND.*<=|= [0-9]+\\))')`,
  'a text that may be of any length': `
    select c.relname || '.' || a.attname as found from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and a.atttypid = 'text'::regtype
      and (has_column_privilege('authenticated', c.oid, a.attnum, 'insert')
        or has_column_privilege('authenticated', c.oid, a.attnum, 'update'))
      and not exists (
        select from pg_constraint k
        where k.conrelid = c.oid and k.contype in ('c', 'f') and a.attnum = any (k.conkey))`,
  'a bucket that is not as decided': `
    select id as found from storage.buckets
    where (id, public, file_size_limit) not in (
      ('food-images', false, 2097152), ('profile-pictures', true, 5242880), ('feedback-attachments', false, 5242880))
      or allowed_mime_types is null`,
}

describe('the catalogue shows no', () => {
  it.each(Object.entries(lints))('%s', async (_name, sql) => {
    expect((await database.sql<{ found: string }>(sql)).map(({ found }) => found)).toEqual([])
  })
})
