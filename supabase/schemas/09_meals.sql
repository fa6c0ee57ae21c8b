-- Meals: saving one with its ingredients in one transaction, the history of past days, and the allowance of photo analyses.
-- No function here names the columns of a meal: a column is added to the table, and nowhere else.

-- The columns of a table that the caller may insert. The grants are the one list of what a user writes.
create function private.written_columns(of_table regclass)
returns setof pg_catalog.pg_attribute
language sql
stable
set search_path = ''
as $$
  select *
  from pg_catalog.pg_attribute
  where attrelid = of_table and attnum > 0 and not attisdropped and has_column_privilege(of_table, attnum, 'insert')
$$;

-- The same as a list for a statement, without the columns named.
create function private.written_names(of_table regclass, without text[] default '{}')
returns text
language sql
stable
set search_path = ''
as $$
  select string_agg(quote_ident(attname), ', ' order by attnum)
  from private.written_columns(of_table)
  where attname <> all (without)
$$;

-- What the columns of a table hold where nothing is said: {column: value}, for those that have a default.
create function private.defaults_of(of_table regclass)
returns jsonb
language plpgsql
volatile
set search_path = ''
as $$
declare
  defaults jsonb;
begin
  execute (
    select format('select jsonb_build_object(%s)', string_agg(format('%L, %s', attname, pg_get_expr(adbin, adrelid)), ', '))
    from pg_catalog.pg_attribute
    join pg_catalog.pg_attrdef on adrelid = attrelid and adnum = attnum
    where attrelid = of_table and attgenerated = ''
  ) into defaults;
  return defaults;
end
$$;

create function private.refuse_meal(reason text)
returns void
language plpgsql
immutable
set search_path = ''
as $$
begin
  raise exception 'This meal is not valid' using errcode = 'PT422', detail = reason;
end
$$;

-- The fields of what a device sent that a user may write. An empty text says nothing, and nothing is the default where the
-- column needs a value. Other keys are passed over: the device may be of a later release than the database; what an earlier
-- one does not send has no key here.
--   defaults  those of the table, by `defaults_of`
create function private.sent_fields(of_table regclass, sent jsonb, defaults jsonb)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  nothing constant jsonb[] := array['null', '""'];
begin
  if jsonb_typeof(sent) is distinct from 'object' then
    perform private.refuse_meal('not an object');
  end if;
  -- Postgres would write any JSON into a text, and reads 'yesterday' as a day.
  perform private.refuse_meal(attname || ' has the wrong form')
    from private.written_columns(of_table)
    join pg_catalog.pg_type on pg_type.oid = atttypid
    where typcategory = 'S' and jsonb_typeof(sent -> attname) in ('object', 'array', 'boolean')
      or atttypid = 'date'::regtype
        and sent -> attname <> all (nothing) and sent ->> attname !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$';
  return (
    select coalesce(jsonb_object_agg(attname, case
      when sent -> attname <> all (nothing) then sent -> attname
      when attnotnull then defaults -> attname
    end), '{}')
    from private.written_columns(of_table)
    where sent ? attname
  );
end
$$;

-- The ingredients worth saving: a name that is not blank, a quantity above 0 and a unit; in order. Each is written over the
-- stored one of its name, so that it keeps what the device did not send.
create function private.read_ingredients(ingredients jsonb, meal_id uuid)
returns public.ingredients[]
language plpgsql
volatile
set search_path = ''
as $$
declare
  defaults constant jsonb := private.defaults_of('public.ingredients');
begin
  if ingredients is null or jsonb_typeof(ingredients) = 'null' then
    return '{}';
  end if;
  if jsonb_typeof(ingredients) <> 'array' or jsonb_array_length(ingredients) > 100 then
    perform private.refuse_meal('ingredients must be a list of at most 100');
  end if;
  return array(
    with worth_saving as (
      select
        fields || jsonb_build_object(
          'food_entry_id', meal_id, 'position', row_number() over (order by listed.place) - 1
        ) as fields,
        item.name, row_number() over (partition by item.name order by listed.place) as occurrence
      from jsonb_array_elements(ingredients) with ordinality as listed (element, place)
      cross join lateral private.sent_fields('public.ingredients', listed.element, defaults) as fields
      cross join lateral jsonb_populate_record(null::public.ingredients, fields) as item
      where not private.is_blank(item.name) and item.quantity > 0 and item.unit is not null
    ),
    stored as (
      select item, name, row_number() over (partition by name order by position) as occurrence
      from public.ingredients as item
      where food_entry_id = meal_id
    )
    select jsonb_populate_record(item, case when (item).id is null then defaults else '{}' end || fields)
    from worth_saving
    left join stored using (name, occurrence)
    order by (fields ->> 'position')::integer
  );
end
$$;

create function private.insert_ingredients(items public.ingredients[])
returns void
language plpgsql
volatile
set search_path = ''
as $$
begin
  execute format(
    'insert into public.ingredients (%1$s) select %1$s from unnest($1)', private.written_names('public.ingredients')
  ) using items;
end
$$;

-- A new meal: every field, whether it was sent or is a default.
create function private.create_meal(fields jsonb, ingredients jsonb)
returns public.food_entries
language plpgsql
volatile
set search_path = ''
as $$
declare
  saved public.food_entries;
begin
  execute format(
    'insert into public.food_entries (%1$s) select %1$s from jsonb_populate_record(null::public.food_entries, $1)
    on conflict (id) do nothing
    returning *',
    private.written_names('public.food_entries')
  ) into saved using fields;
  if saved.id is not null then
    perform private.insert_ingredients(private.read_ingredients(ingredients, saved.id));
    return saved;
  end if;
  select * into saved from public.food_entries where id = (fields ->> 'id')::uuid and user_id = auth.uid();
  if not found then
    raise exception 'This meal cannot be saved' using errcode = '42501';
  end if;
  return saved;
end
$$;

-- What was sent is written over what is stored. Where that already says the same, a lost answer is being retried.
create function private.replace_meal(fields jsonb, ingredients jsonb, seen timestamptz)
returns public.food_entries
language plpgsql
volatile
set search_path = ''
as $$
declare
  stored public.food_entries;
  wanted public.food_entries;
  wanted_items public.ingredients[];
begin
  select * into stored
    from public.food_entries
    where id = (fields ->> 'id')::uuid and user_id = auth.uid()
    for no key update;
  if not found then
    raise exception 'This meal no longer exists' using errcode = 'PT404';
  end if;
  wanted := jsonb_populate_record(stored, fields - 'created_at');
  wanted_items := private.read_ingredients(ingredients, stored.id);
  if stored.updated_at = seen then
    execute format(
      'update public.food_entries set (%1$s) = (select %1$s from (select $1.*) as wanted) where id = $1.id returning *',
      private.written_names('public.food_entries', '{id, user_id, created_at}')
    ) into stored using wanted;
    delete from public.ingredients where food_entry_id = stored.id;
    perform private.insert_ingredients(wanted_items);
    return stored;
  end if;
  if wanted is distinct from stored or wanted_items is distinct from array(
    select item from public.ingredients as item where food_entry_id = stored.id order by position
  ) then
    raise exception 'This meal was changed elsewhere' using errcode = 'PT409';
  end if;
  return stored;
end
$$;

-- Saves a meal and its ingredients in one transaction, as the caller.
--   meal             the fields of food_entries; `id` made on the device; `created_at` when a new one was logged, now
--                    without it; user_id, updated_at and what is no column are ignored; a field that is left out has its
--                    default in a new meal and stays as it is in a stored one
--   ingredients      list of the fields of ingredients; what has no name, quantity above 0 and unit is left out
--   seen_updated_at  null creates (an own meal of that id is returned as it is: a retry or a double click);
--                    else the version that the user edited
-- Errors: PT422 not valid, PT409 changed elsewhere, PT404 gone, 42501 an id that is not the caller's.
create function public.save_meal(meal jsonb, ingredients jsonb, seen_updated_at timestamptz default null)
returns public.food_entries
language plpgsql
volatile
set search_path = ''
as $$
declare
  defaults constant jsonb := private.defaults_of('public.food_entries');
  fields jsonb;
  violated text;
begin
  if meal ->> 'id' is null then
    perform private.refuse_meal('id is missing');
  end if;
  fields := private.sent_fields('public.food_entries', meal, defaults) || jsonb_build_object('user_id', auth.uid());
  if seen_updated_at is null then
    return private.create_meal(defaults || fields, ingredients);
  end if;
  return private.replace_meal(fields, ingredients, seen_updated_at);
exception
  when data_exception or check_violation or not_null_violation then
    get stacked diagnostics violated = constraint_name;
    raise exception 'This meal is not valid' using errcode = 'PT422', detail = coalesce(nullif(violated, ''), sqlerrm);
end
$$;


-- Reading

-- A meal with its ingredients, as a read of food_entries with the ingredients embedded answers it.
create function private.meal_with_ingredients(entry public.food_entries)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select to_jsonb(entry) || jsonb_build_object('ingredients', (
    select coalesce(
      jsonb_agg(to_jsonb(ingredient) - '{id, food_entry_id}'::text[] order by ingredient.position), '[]'
    )
    from public.ingredients as ingredient
    where ingredient.food_entry_id = entry.id
  ))
$$;

-- The meals of the latest days before a day that have any, whole days, newest first: the caller's own.
--   before_day  the first day that is left out
--   day_count   1 to 31 days
create function public.list_meal_history(before_day date, day_count integer default 7)
returns setof public.food_entries
language sql
stable
set search_path = ''
as $$
  with logged_days as (
    select distinct entry.date
    from public.food_entries as entry
    where entry.user_id = (select auth.uid()) and entry.date < before_day
    order by entry.date desc
    limit least(greatest(coalesce(day_count, 7), 1), 31)
  )
  select entry.*
  from public.food_entries as entry
  where entry.user_id = (select auth.uid())
    and entry.date < before_day
    and entry.date >= (select min(date) from logged_days)
  order by entry.date desc, entry.created_at desc, entry.id
$$;

-- Everything that the food log opens with: the meals of a day, those of the latest days before another one, and what a day
-- is measured against. The caller's own.
--   day         whose meals
--   before_day  the first day that the history leaves out
--   day_count   1 to 31 days of history
create function public.food_log(day date, before_day date, day_count integer default 7)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'meals', (
      select coalesce(
        jsonb_agg(private.meal_with_ingredients(entry) order by entry.created_at desc, entry.id), '[]'
      )
      from public.food_entries as entry
      where entry.user_id = (select auth.uid()) and entry.date = day
    ),
    'history', (
      select coalesce(
        jsonb_agg(private.meal_with_ingredients(entry) order by entry.date desc, entry.created_at desc, entry.id), '[]'
      )
      from public.list_meal_history(before_day, day_count) as entry
    ),
    'target_course', (select coalesce(jsonb_agg(step), '[]') from public.target_course((select auth.uid())) as step)
  )
$$;


-- Analyses of a photo: a daily allowance of each caller.

-- Takes one photo analysis of the caller's allowance for the day. PT429 'Too many requests' when it is used up.
create function private.take_photo_token()
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  if not private.session_ok() then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  perform private.take_token(
    'photo_analysis',
    (select photo_analyses_per_day from private.settings),
    interval '1 day'
  );
end
$$;

create function public.take_photo_analysis()
returns void
language sql
volatile
set search_path = ''
as $$
  select private.take_photo_token()
$$;

-- Gives the caller's latest analysis of the day back, whose service failed. A caller can ask for it without a failure: so a
-- day gives back as many as it allows and no more, and what a hostile one costs is bounded. PT429 past that.
create function private.return_photo_token()
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  if not private.session_ok() then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  perform private.take_token(
    'photo_return',
    (select photo_analyses_per_day from private.settings),
    interval '1 day'
  );
  delete from private.rate_events
    where id = (
      select id
      from private.rate_events
      where user_id = auth.uid() and kind = 'photo_analysis'
      order by at desc, id desc
      limit 1
    );
end
$$;

create function public.return_photo_analysis()
returns void
language sql
volatile
set search_path = ''
as $$
  select private.return_photo_token()
$$;
