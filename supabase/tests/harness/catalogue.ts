/** What a database consists of: the definition of each part by its name. */
export type Catalogue = ReadonlyMap<string, string>

interface Part {
  name: string
  definition: string
}

/** Ours, and what we add to the schemas of Auth and Storage. */
const ours = `('public', 'private')`
const touched = `('public', 'private', 'auth', 'storage')`

/** Each a list of `name` and `definition`, without what depends on the order of creation: oids and the places of columns. */
const parts: Record<string, string> = {
  schema: `
    select nspname as name, nspowner::regrole::text as definition from pg_namespace where nspname in ${touched}`,
  extension: `select extname as name, extversion as definition from pg_extension`,
  type: `
    select t.oid::regtype::text as name,
      concat_ws(' ', typtype, format_type(typbasetype, typtypmod),
        (select string_agg(enumlabel, ', ' order by enumsortorder) from pg_enum where enumtypid = t.oid)) as definition
    from pg_type t
    where typnamespace::regnamespace::text in ${ours} and typtype in ('e', 'd', 'r')`,
  table: `
    select oid::regclass::text as name,
      concat_ws(' ', relkind, relpersistence, relowner::regrole,
        case when relrowsecurity then 'row level security' end, case when relforcerowsecurity then 'forced' end,
        'replica identity ' || relreplident::text,
        case when relkind in ('v', 'm') then pg_get_viewdef(oid) end) as definition
    from pg_class
    where relnamespace::regnamespace::text in ${touched} and relkind not in ('i', 'I', 't')`,
  column: `
    select format('%s.%I', attrelid::regclass, attname) as name,
      concat_ws(' ', format_type(atttypid, atttypmod), case when attnotnull then 'not null' end,
        'default ' || pg_get_expr(adbin, adrelid), 'identity ' || nullif(attidentity::text, ''),
        'generated ' || nullif(attgenerated::text, ''), 'statistics ' || attstattarget) as definition
    from pg_attribute
    join pg_class c on c.oid = attrelid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where c.relnamespace::regnamespace::text in ${touched} and relkind in ('r', 'p', 'v', 'm', 'f')
      and attnum > 0 and not attisdropped`,
  constraint: `
    select format('%s.%I', conrelid::regclass, conname) as name,
      concat_ws(' ', pg_get_constraintdef(oid), case when not convalidated then 'not valid' end) as definition
    from pg_constraint
    where connamespace::regnamespace::text in ${touched} and conrelid <> 0`,
  index: `
    select indexrelid::regclass::text as name,
      concat_ws(' ', pg_get_indexdef(indexrelid), case when not indisvalid then 'not valid' end) as definition
    from pg_index
    join pg_class c on c.oid = indrelid
    where c.relnamespace::regnamespace::text in ${touched}`,
  policy: `
    select format('%I.%I.%I', schemaname, tablename, policyname) as name,
      concat_ws(' ', permissive, 'for', cmd, 'to', roles, 'using', qual, 'with check', with_check) as definition
    from pg_policies`,
  trigger: `
    select format('%s.%I', tgrelid::regclass, tgname) as name,
      concat_ws(' ', pg_get_triggerdef(t.oid), 'enabled', tgenabled) as definition
    from pg_trigger t
    join pg_class c on c.oid = tgrelid
    where c.relnamespace::regnamespace::text in ${touched} and not tgisinternal`,
  function: `
    select oid::regprocedure::text as name,
      concat_ws(E'\\n', pg_get_functiondef(oid), proowner::regrole) as definition
    from pg_proc
    where pronamespace::regnamespace::text in ${ours} and prokind in ('f', 'p')`,
  publication: `
    select format('%I: %I.%I', pubname, schemaname, tablename) as name,
      concat_ws(' ', array_to_string(attnames, ', '), 'where', rowfilter) as definition
    from pg_publication_tables`,
  // What every database of the product holds from the start.
  row: `
    select 'storage.buckets ' || id as name, (to_jsonb(b) - '{created_at, updated_at}'::text[])::text as definition
    from storage.buckets b
    union all
    select 'private.settings', to_jsonb(s)::text from private.settings s`,
  grant: `
    with access (what, acl) as (
      select 'schema ' || nspname, nspacl from pg_namespace where nspname in ${touched}
      union all
      select 'table ' || oid::regclass, relacl from pg_class
        where relnamespace::regnamespace::text in ${touched} and relkind not in ('i', 'I', 't')
      union all
      select format('column %s.%I', attrelid::regclass, attname), attacl from pg_attribute
        join pg_class c on c.oid = attrelid
        where c.relnamespace::regnamespace::text in ${touched} and not attisdropped
      union all
      select 'function ' || oid::regprocedure, coalesce(proacl, acldefault('f', proowner)) from pg_proc
        where pronamespace::regnamespace::text in ${ours}
      union all
      select format('future %s in %s of %s', defaclobjtype, coalesce(nullif(defaclnamespace, 0)::regnamespace::text, 'any schema'),
        defaclrole::regrole), defaclacl from pg_default_acl
    )
    select format('%s on %s to %s', lower(privilege_type), what, coalesce(nullif(grantee, 0)::regrole::text, 'public')) as name,
      concat_ws(' ', 'by', grantor::regrole, case when is_grantable then 'with grant option' end) as definition
    from access, aclexplode(acl)`,
}

/**
 * Reads what a database consists of: everything of ours, and what we add to the schemas of Auth and Storage.
 * @param query as the database's owner, on the search path on which the database is compared with is read: it decides which
 * names are printed without their schema
 * @returns definitions under names such as `policy public.faqs.faqs_read`
 */
export async function readCatalogue(query: (sql: string) => Promise<Part[]>): Promise<Catalogue> {
  const catalogue = new Map<string, string>()
  for (const [kind, sql] of Object.entries(parts)) {
    for (const { name, definition } of await query(sql)) catalogue.set(`${kind} ${name}`, definition)
  }
  return catalogue
}

/**
 * Compares two databases.
 * @returns a sorted line for each part that one of them lacks or that is not the same in both; none when they are alike
 */
export function differences(expected: Catalogue, actual: Catalogue): string[] {
  const names = new Set([...expected.keys(), ...actual.keys()])
  return [...names]
    .filter((name) => expected.get(name) !== actual.get(name))
    .map((name) => {
      if (!actual.has(name)) return `missing: ${name}`
      return expected.has(name) ? `differs: ${name}` : `unexpected: ${name}`
    })
    .toSorted()
}
