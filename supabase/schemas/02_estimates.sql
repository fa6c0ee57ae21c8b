-- Estimates: whose the rows are is kept from the planner's statistics.
--
-- The API answers a request for `count=planned` or `count=estimated` with the planner's guess for the caller's filter. The guess
-- is made from statistics of the whole table, before any policy looks at a row: with statistics on user_id, anyone signed in
-- could ask for the rows of another person and learn about how many entries that person has.
--
-- Without them the planner takes every owner for an average one. That costs no plan here: each read names its owners, and every
-- table has an index that begins with the column (the plans are tested, and the reads measured on a million rows).

-- The columns of a table that say whose a row is. Whoever names a person in a new table calls the column one of these.
create function private.owner_columns(of_table regclass)
returns setof name
language sql
stable
set search_path = ''
as $$
  select attname
  from pg_catalog.pg_attribute
  where attrelid = of_table and attname in ('user_id', 'client_id', 'nutritionist_id', 'recipient_id', 'food_entry_id')
  order by attnum
$$;

-- No statistics on those columns. `private.protect_table` calls it for a new table; a column of such a name
-- that is added later wants a call of its own.
create procedure private.hide_estimates(of_table regclass)
language plpgsql
set search_path = ''
as $$
declare
  owner_column name;
begin
  for owner_column in select * from private.owner_columns(of_table) loop
    execute format('alter table %s alter column %I set statistics 0', of_table, owner_column);
  end loop;
end
$$;
