import type { Database } from '../database.ts'

/** Names the tables with live changes, as `schema.table`: those of the publication, as on a hosted project. */
export async function listPublished(database: Database): Promise<Set<string>> {
  const rows = await database.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_publication_tables where pubname = 'supabase_realtime'`,
  )
  return new Set(rows.map(({ name }) => name))
}

/** Makes each published table notify of its changes, with the operation and the primary key. */
export async function publish(database: Database): Promise<void> {
  await database.script(`
    create schema if not exists local_realtime;
    revoke all on schema local_realtime from public;

    create or replace function local_realtime.notify() returns trigger
    language plpgsql security definer set search_path = '' as $function$
    declare
      changed jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
    begin
      perform pg_catalog.pg_notify('local_realtime', jsonb_build_object(
        'schema', tg_table_schema,
        'table', tg_table_name,
        'type', tg_op,
        'key', (select jsonb_object_agg(name, changed -> name) from unnest(tg_argv) as name),
        'at', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      )::text);
      return null;
    end $function$;

    do $install$
    declare
      published record;
      key_columns text;
    begin
      for published in
        select schemaname, tablename from pg_catalog.pg_publication_tables where pubname = 'supabase_realtime'
      loop
        select string_agg(quote_literal(attname), ', ' order by attnum) into key_columns
        from pg_catalog.pg_index join pg_catalog.pg_attribute on attrelid = indrelid and attnum = any (indkey)
        where indisprimary and indrelid = format('%I.%I', published.schemaname, published.tablename)::regclass;

        execute format(
          'create or replace trigger local_realtime after insert or update or delete on %I.%I
           for each row execute function local_realtime.notify(%s)',
          published.schemaname, published.tablename, key_columns);
      end loop;
    end $install$;
  `)
}
