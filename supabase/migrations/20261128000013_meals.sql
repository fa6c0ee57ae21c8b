-- Meals: saving one with its ingredients in one transaction, and the history of past days.

-- Texts, numbers and nulls only: an object, a list or a boolean in a field is not what a form sends.
create function private.has_plain_fields(value jsonb, fields text[])
returns boolean
language sql
immutable
set search_path = ''
as $$
  select jsonb_typeof(value) = 'object'
    and not exists (
      select
      from jsonb_each(case when jsonb_typeof(value) = 'object' then value else '{}' end) as field
      where field.key = any (fields)
        and jsonb_typeof(field.value) not in ('string', 'number', 'null')
    )
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

-- The meal as a row: only the fields that a user fills and when it was logged, empty numbers as 0, the owner always the
-- caller.
create function private.read_meal(meal jsonb)
returns public.food_entries
language plpgsql
stable
set search_path = ''
as $$
declare
  entry public.food_entries;
begin
  if not coalesce(private.has_plain_fields(meal, array[
    'id', 'date', 'meal_type', 'title', 'calories', 'protein_grams', 'carbs_grams', 'fat_grams', 'notes',
    'mood_before_eating', 'mood_after_eating', 'image_url', 'created_at'
  ]), false) then
    perform private.refuse_meal('a field has the wrong type');
  end if;
  if not coalesce(meal ->> 'date' ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', false) then
    perform private.refuse_meal('date must be yyyy-MM-dd');
  end if;
  entry.id := (meal ->> 'id')::uuid;
  entry.user_id := (select auth.uid());
  entry.date := (meal ->> 'date')::date;
  entry.meal_type := meal ->> 'meal_type';
  entry.title := meal ->> 'title';
  entry.calories := coalesce(nullif(meal ->> 'calories', '')::numeric, 0);
  entry.protein_grams := coalesce(nullif(meal ->> 'protein_grams', '')::numeric, 0);
  entry.carbs_grams := coalesce(nullif(meal ->> 'carbs_grams', '')::numeric, 0);
  entry.fat_grams := coalesce(nullif(meal ->> 'fat_grams', '')::numeric, 0);
  entry.notes := nullif(meal ->> 'notes', '');
  entry.mood_before_eating := nullif(meal ->> 'mood_before_eating', '');
  entry.mood_after_eating := nullif(meal ->> 'mood_after_eating', '');
  entry.image_url := nullif(meal ->> 'image_url', '');
  entry.created_at := coalesce(nullif(meal ->> 'created_at', '')::timestamptz, private.clock());
  if entry.id is null then
    perform private.refuse_meal('id is missing');
  end if;
  return entry;
end
$$;

-- The ingredients worth saving (spec section 5): a name that is not blank, a quantity above 0 and a unit; in order.
create function private.read_ingredients(ingredients jsonb, meal_id uuid)
returns setof public.ingredients
language plpgsql
stable
set search_path = ''
as $$
declare
  item record;
  row_to_save public.ingredients;
  next_position smallint := 0;
begin
  if ingredients is null or jsonb_typeof(ingredients) = 'null' then
    return;
  end if;
  if jsonb_typeof(ingredients) <> 'array' or jsonb_array_length(ingredients) > 100 then
    perform private.refuse_meal('ingredients must be a list of at most 100');
  end if;
  for item in
    select element from jsonb_array_elements(ingredients) with ordinality as listed (element, place) order by place
  loop
    if not private.has_plain_fields(item.element, array['name', 'quantity', 'unit']) then
      perform private.refuse_meal('an ingredient has the wrong type');
    end if;
    row_to_save.food_entry_id := meal_id;
    row_to_save.name := item.element ->> 'name';
    row_to_save.quantity := nullif(item.element ->> 'quantity', '')::numeric;
    row_to_save.unit := nullif(item.element ->> 'unit', '');
    if not private.is_blank(row_to_save.name) and row_to_save.quantity > 0 and row_to_save.unit is not null then
      row_to_save.position := next_position;
      next_position := next_position + 1;
      return next row_to_save;
    end if;
  end loop;
end
$$;

create function private.insert_ingredients(ingredients jsonb, meal_id uuid)
returns void
language sql
volatile
set search_path = ''
as $$
  insert into public.ingredients (food_entry_id, name, quantity, unit, position)
  select item.food_entry_id, item.name, item.quantity, item.unit, item.position
  from private.read_ingredients(insert_ingredients.ingredients, meal_id) as item
$$;

-- Whether what is stored is already what was sent: then a lost answer is being retried.
create function private.is_same_meal(stored public.food_entries, sent public.food_entries, sent_ingredients jsonb)
returns boolean
language sql
stable
set search_path = ''
as $$
  select (
      stored.date, stored.meal_type, stored.title, stored.calories, stored.protein_grams, stored.carbs_grams,
      stored.fat_grams, stored.notes, stored.mood_before_eating, stored.mood_after_eating, stored.image_url
    ) is not distinct from (
      sent.date, sent.meal_type, sent.title, sent.calories, sent.protein_grams, sent.carbs_grams,
      sent.fat_grams, sent.notes, sent.mood_before_eating, sent.mood_after_eating, sent.image_url
    )
    and (
      select coalesce(jsonb_agg(jsonb_build_array(item.name, item.quantity, item.unit) order by item.position), '[]')
      from public.ingredients as item
      where item.food_entry_id = stored.id
    ) = (
      select coalesce(jsonb_agg(jsonb_build_array(item.name, item.quantity, item.unit) order by item.position), '[]')
      from private.read_ingredients(sent_ingredients, stored.id) as item
    )
$$;

create function private.create_meal(entry public.food_entries, ingredients jsonb)
returns public.food_entries
language plpgsql
volatile
set search_path = ''
as $$
declare
  saved public.food_entries;
begin
  insert into public.food_entries (
    id, user_id, date, meal_type, title, calories, protein_grams, carbs_grams, fat_grams, notes,
    mood_before_eating, mood_after_eating, image_url, created_at
  ) values (
    entry.id, entry.user_id, entry.date, entry.meal_type, entry.title, entry.calories, entry.protein_grams,
    entry.carbs_grams, entry.fat_grams, entry.notes, entry.mood_before_eating, entry.mood_after_eating, entry.image_url,
    entry.created_at
  )
  on conflict (id) do nothing
  returning * into saved;
  if found then
    perform private.insert_ingredients(ingredients, saved.id);
    return saved;
  end if;
  select * into saved from public.food_entries where id = entry.id and user_id = entry.user_id;
  if not found then
    raise exception 'This meal cannot be saved' using errcode = '42501';
  end if;
  return saved;
end
$$;

create function private.replace_meal(entry public.food_entries, ingredients jsonb, seen timestamptz)
returns public.food_entries
language plpgsql
volatile
set search_path = ''
as $$
declare
  saved public.food_entries;
begin
  update public.food_entries
    set date = entry.date,
      meal_type = entry.meal_type,
      title = entry.title,
      calories = entry.calories,
      protein_grams = entry.protein_grams,
      carbs_grams = entry.carbs_grams,
      fat_grams = entry.fat_grams,
      notes = entry.notes,
      mood_before_eating = entry.mood_before_eating,
      mood_after_eating = entry.mood_after_eating,
      image_url = entry.image_url
    where id = entry.id and user_id = entry.user_id and updated_at = seen
    returning * into saved;
  if found then
    delete from public.ingredients where food_entry_id = saved.id;
    perform private.insert_ingredients(ingredients, saved.id);
    return saved;
  end if;
  select * into saved from public.food_entries where id = entry.id and user_id = entry.user_id;
  if not found then
    raise exception 'This meal no longer exists' using errcode = 'PT404';
  end if;
  if not private.is_same_meal(saved, entry, ingredients) then
    raise exception 'This meal was changed elsewhere' using errcode = 'PT409';
  end if;
  return saved;
end
$$;

-- Saves a meal and its ingredients in one transaction, as the caller.
--   meal             the fields of food_entries; `id` made on the device; `created_at` when a new one was logged, now
--                    without it; user_id and updated_at are ignored
--   ingredients      list of {name, quantity, unit}; what has no name, quantity above 0 and unit is left out
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
  entry public.food_entries;
  violated text;
begin
  entry := private.read_meal(meal);
  if seen_updated_at is null then
    return private.create_meal(entry, ingredients);
  end if;
  return private.replace_meal(entry, ingredients, seen_updated_at);
exception
  when data_exception or check_violation or not_null_violation then
    get stacked diagnostics violated = constraint_name;
    raise exception 'This meal is not valid' using errcode = 'PT422', detail = coalesce(nullif(violated, ''), sqlerrm);
end
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
    'targets', (select to_jsonb(target) from public.current_targets((select auth.uid())) as target)
  )
$$;
