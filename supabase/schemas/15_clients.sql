-- Clients: what a nutritionist reads of the own clients, over all that they log, say and book.

-- What client detail opens with, and the record that it was opened. Null for a client who is not the caller's.
--   last_session, next_session  of the confirmed appointments, shown on the clock of nutritionist_timezone
--   moods          of the last 7 days, as client_moods has them
create function public.open_client(client uuid)
returns jsonb
language plpgsql
volatile
set search_path = ''
as $$
begin
  perform private.record_opening(client);
  return (
    select jsonb_build_object(
      'profile', to_jsonb(profile),
      'since', relationship.created_at,
      'today', days.today,
      'targets', (
        select to_jsonb(target)
        from public.client_targets as target
        where target.client_id = profile.id and target.nutritionist_id = relationship.nutritionist_id
      ),
      'latest_weights', (
        select coalesce(jsonb_agg(to_jsonb(measured) - 'id' order by measured.date desc, measured.created_at desc, measured.id), '[]')
        from (
          select entry.id, entry.date, entry.weight, entry.created_at
          from public.measurements as entry
          where entry.user_id = profile.id and entry.date <= days.today and entry.weight is not null
          order by entry.date desc, entry.created_at desc, entry.id
          limit 2
        ) as measured
      ),
      'moods', public.client_moods(profile.id, days.today - 6, days.today),
      'nutritionist_timezone', (
        select own.timezone from public.profiles as own where own.id = relationship.nutritionist_id
      ),
      'last_session', private.session_before(profile.id, relationship.nutritionist_id),
      'next_session', (
        select min(slot.start_time)
        from public.appointments as slot
        where slot.client_id = profile.id
          and slot.nutritionist_id = relationship.nutritionist_id
          and slot.status = 'confirmed'
          and slot.start_time > private.clock()
      ),
      'recent_messages', (
        select coalesce(jsonb_agg(sent.with_record order by sent.created_at desc, sent.id desc), '[]')
        from (
          select
            line.id,
            line.created_at,
            to_jsonb(line) || jsonb_build_object(
              'meal', (
                select jsonb_build_object(
                  'id', meal.id, 'date', meal.date, 'title', meal.title, 'calories', meal.calories,
                  'image_url', meal.image_url
                )
                from public.meal(line) as meal
              ),
              'measurement', (
                select jsonb_build_object(
                  'id', measured.id, 'date', measured.date, 'weight', measured.weight, 'waist', measured.waist
                )
                from public.measurement(line) as measured
              )
            ) as with_record
          from public.feedback as line
          where line.client_id = profile.id and line.nutritionist_id = relationship.nutritionist_id
          order by line.created_at desc, line.id desc
          limit 5
        ) as sent
      )
    )
    from public.client_nutritionist_relationships as relationship
    join public.profiles as profile on profile.id = relationship.client_id
    cross join lateral (select (private.clock() at time zone profile.timezone)::date as today) as days
    where relationship.client_id = open_client.client and relationship.nutritionist_id = (select auth.uid())
  );
end
$$;

-- A list with one object for each client of the caller, newest connection first: the dashboard, the client list and 'needs
-- attention'. Days are the client's, and what is dated after the client's today is in no figure; the month in which a connection
-- began is on the nutritionist's clock. Today's calories are null where nothing of the kind is logged; `weight_course` has one
-- mean a day of the last 30, null where there is none.
--   last_written_at  when the nutritionist wrote last
--   mood_rated_at    when the newest of the meals was rated that count into mood_change_7_days
--   sessions         of the nutritionist's today and later: what waits for an answer, whatever its day, and what is confirmed of
--                    today and tomorrow; the days are those of nutritionist_timezone
--   marks            what the nutritionist has said about the reasons, as attention_marks has them
create function public.client_overview()
returns jsonb
language sql
stable
set search_path = ''
as $$
  -- Materialized, so that the clock is read once and not once an entry.
  with clock as materialized (
    select private.clock() as now
  ),
  me as materialized (
    select profile.id, profile.timezone, (clock.now at time zone profile.timezone)::date as today
    from public.profiles as profile
    cross join clock
    where profile.id = (select auth.uid())
  ),
  person as materialized (
    select
      profile.id,
      profile.name,
      profile.email,
      profile.profile_picture_url,
      relationship.created_at as since,
      (relationship.created_at at time zone profile.timezone)::date as first_day,
      (clock.now at time zone profile.timezone)::date as today
    from public.client_nutritionist_relationships as relationship
    join public.profiles as profile on profile.id = relationship.client_id
    cross join clock
    where relationship.nutritionist_id = (select auth.uid())
  )
  select coalesce(jsonb_agg(to_jsonb(overview) order by overview.since desc, overview.client_id), '[]')
  from (
    select
      person.id as client_id,
      person.name,
      person.email,
      person.profile_picture_url,
      person.since,
      person.first_day,
      (person.since at time zone me.timezone)::date >= date_trunc('month', me.today)::date as is_new_this_month,
      person.today,
      eaten.calories_today,
      moved.calories_today as calories_burned_today,
      newest.weights[1] as latest_weight,
      newest.days[1] as latest_weight_day,
      newest.weights[2] as previous_weight,
      newest.days[2] as previous_weight_day,
      first_measured.weight as first_weight,
      target.target_weight,
      measured.in_30_days as weights_30_days,
      measured.first_in_30_days as first_weight_30_days,
      measured.last_in_30_days as last_weight_30_days,
      measured.first_in_14_days as weight_14_days_ago,
      course.means as weight_course,
      eaten.in_30_days as food_logs_30_days,
      moved.in_30_days as exercise_logs_30_days,
      greatest(last_meal.created_at, last_exercise.created_at, last_mood.created_at, last_measurement.created_at) as last_activity,
      greatest(last_meal.day, last_exercise.day, last_mood.day, last_measurement.day) as last_entry_day,
      thread.unread as unread_messages,
      last_message.message as last_message,
      last_message.created_at as last_message_at,
      last_message.message_type as last_message_type,
      written.created_at as last_written_at,
      moods.meals as mood_meals_7_days,
      moods.change as mood_change_7_days,
      moods.rated_at as mood_rated_at,
      me.timezone as nutritionist_timezone,
      coming.sessions,
      said.marks
    from person
    cross join me
    cross join lateral (
      select
        sum(entry.calories) filter (where entry.date = person.today) as calories_today,
        count(*)::integer as in_30_days
      from public.food_entries as entry
      where entry.user_id = person.id and entry.date between person.today - 29 and person.today
    ) as eaten
    cross join lateral (
      select
        sum(entry.calories_burned) filter (where entry.date = person.today) as calories_today,
        count(*)::integer as in_30_days
      from public.exercise_entries as entry
      where entry.user_id = person.id and entry.date between person.today - 29 and person.today
    ) as moved
    -- An entry may be made late for an earlier day: the last day and the last moment are looked up apart.
    cross join lateral (
      select
        (
          select entry.date from public.food_entries as entry
          where entry.user_id = person.id and entry.date <= person.today
          order by entry.date desc, entry.created_at desc
          limit 1
        ) as day,
        (
          select entry.created_at from public.food_entries as entry
          where entry.user_id = person.id order by entry.created_at desc limit 1
        ) as created_at
    ) as last_meal
    cross join lateral (
      select
        (
          select entry.date from public.exercise_entries as entry
          where entry.user_id = person.id and entry.date <= person.today
          order by entry.date desc, entry.created_at desc
          limit 1
        ) as day,
        (
          select entry.created_at from public.exercise_entries as entry
          where entry.user_id = person.id order by entry.created_at desc limit 1
        ) as created_at
    ) as last_exercise
    cross join lateral (
      select
        (
          select entry.date from public.mood_entries as entry
          where entry.user_id = person.id and entry.date <= person.today
          order by entry.date desc, entry.created_at desc
          limit 1
        ) as day,
        (
          select entry.created_at from public.mood_entries as entry
          where entry.user_id = person.id order by entry.created_at desc limit 1
        ) as created_at
    ) as last_mood
    cross join lateral (
      select
        (
          select entry.date from public.measurements as entry
          where entry.user_id = person.id and entry.date <= person.today
          order by entry.date desc, entry.created_at desc
          limit 1
        ) as day,
        (
          select entry.created_at from public.measurements as entry
          where entry.user_id = person.id order by entry.created_at desc limit 1
        ) as created_at
    ) as last_measurement
    cross join lateral (
      select
        array_agg(entry.weight order by entry.date desc, entry.created_at desc, entry.id) as weights,
        array_agg(entry.date order by entry.date desc, entry.created_at desc, entry.id) as days
      from (
        select entry.id, entry.weight, entry.date, entry.created_at
        from public.measurements as entry
        where entry.user_id = person.id and entry.weight is not null and entry.date <= person.today
        order by entry.date desc, entry.created_at desc, entry.id
        limit 2
      ) as entry
    ) as newest
    left join lateral (
      select entry.weight
      from public.measurements as entry
      where entry.user_id = person.id and entry.weight is not null and entry.date between person.first_day and person.today
      order by entry.date, entry.created_at
      limit 1
    ) as first_measured on true
    cross join lateral (
      select
        count(*)::integer as in_30_days,
        (array_agg(entry.weight order by entry.date, entry.created_at))[1] as first_in_30_days,
        (array_agg(entry.weight order by entry.date desc, entry.created_at desc, entry.id))[1] as last_in_30_days,
        (
          array_agg(entry.weight order by entry.date, entry.created_at) filter (where entry.date >= person.today - 13)
        )[1] as first_in_14_days
      from public.measurements as entry
      where entry.user_id = person.id
        and entry.weight is not null
        and entry.date between person.today - 29 and person.today
    ) as measured
    cross join lateral (
      select jsonb_agg(daily.weight order by person.today - 29 + step) as means
      from generate_series(0, 29) as step
      left join (
        select entry.date, round(avg(entry.weight), 1) as weight
        from public.measurements as entry
        where entry.user_id = person.id
          and entry.weight is not null
          and entry.date between person.today - 29 and person.today
        group by entry.date
      ) as daily on daily.date = person.today - 29 + step
    ) as course
    left join public.client_targets as target
      on target.client_id = person.id and target.nutritionist_id = me.id
    cross join lateral (
      select count(*)::integer as unread
      from public.feedback as message
      where message.client_id = person.id
        and message.nutritionist_id = me.id
        and message.message_type = 'client'
        and message.read_at is null
    ) as thread
    left join lateral (
      select left(message.message, 200) as message, message.created_at, message.message_type
      from public.feedback as message
      where message.client_id = person.id and message.nutritionist_id = me.id
      order by message.created_at desc, message.id desc
      limit 1
    ) as last_message on true
    left join lateral (
      select message.created_at
      from public.feedback as message
      where message.client_id = person.id
        and message.nutritionist_id = me.id
        and message.message_type = 'nutritionist'
      order by message.created_at desc
      limit 1
    ) as written on true
    cross join lateral (
      select
        count(*)::integer as meals,
        trim_scale(avg(scored.after - scored.before)) as change,
        max(scored.updated_at) as rated_at
      from (
        select
          array_position(array['terrible', 'bad', 'neutral', 'good', 'great'], entry.mood_before_eating) as before,
          array_position(array['terrible', 'bad', 'neutral', 'good', 'great'], entry.mood_after_eating) as after,
          entry.updated_at
        from public.food_entries as entry
        where entry.user_id = person.id
          and entry.date between person.today - 6 and person.today
          and entry.mood_before_eating is not null
          and entry.mood_after_eating is not null
      ) as scored
    ) as moods
    cross join lateral (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', booked.id, 'start_time', booked.start_time, 'end_time', booked.end_time, 'status', booked.status
          )
          order by booked.start_time
        ),
        '[]'
      ) as sessions
      from public.appointments as booked
      where booked.client_id = person.id
        and booked.nutritionist_id = me.id
        -- By the start, not by slot_date: a booked slot keeps its day when the nutritionist moves to another time zone.
        and booked.start_time >= me.today::timestamp at time zone me.timezone
        and (
          booked.status = 'pending'
          or (
            booked.status = 'confirmed'
            and booked.start_time < (me.today + 2)::timestamp at time zone me.timezone
          )
        )
    ) as coming
    cross join lateral (
      select coalesce(
        jsonb_agg(to_jsonb(mark) - array['nutritionist_id', 'client_id', 'created_at'] order by mark.reason),
        '[]'
      ) as marks
      from public.attention_marks as mark
      where mark.nutritionist_id = me.id and mark.client_id = person.id
    ) as said
  ) as overview
$$;

-- Everything that a nutritionist's dashboard opens with, in one call: the clients, and the requests that wait for an answer.
create function public.nutritionist_day()
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'clients', public.client_overview(),
    'requests', (
      select coalesce(jsonb_agg(to_jsonb(asked) order by asked.created_at desc, asked.id), '[]')
      from (
        select
          request.id, request.created_at,
          jsonb_build_object('id', card.id, 'name', card.name, 'email', card.email) as client
        from public.connection_requests as request
        cross join lateral public.client(request) as card
        where request.nutritionist_id = (select auth.uid()) and request.status = 'pending'
      ) as asked
    )
  )
$$;

-- What happened with a client of the caller since the last session: a page to print before the next one. From the
-- client's day of that session, 90 days at most, or the last 30 days without any, to the client's today; and the record
-- that the client was opened. Null for a client who is not the caller's.
create function public.session_brief(client uuid)
returns jsonb
language sql
volatile
set search_path = ''
as $$
  select private.record_opening(session_brief.client);
  with asked as (
    select
      profile.id,
      profile.name,
      profile.age,
      profile.objectives,
      relationship.nutritionist_id,
      last.at as last_session,
      days.today,
      greatest(
        coalesce((last.at at time zone profile.timezone)::date, days.today - 29),
        days.today - 89
      ) as from_day
    from public.client_nutritionist_relationships as relationship
    join public.profiles as profile on profile.id = relationship.client_id
    cross join lateral (select (private.clock() at time zone profile.timezone)::date as today) as days
    cross join lateral (
      select private.session_before(profile.id, relationship.nutritionist_id) as at
    ) as last
    where relationship.client_id = client and relationship.nutritionist_id = (select auth.uid())
  ),
  scored as (
    select
      meal.id, meal.date, meal.title, meal.meal_type, meal.calories, meal.mood_before_eating, meal.mood_after_eating,
      array_position(array['terrible', 'bad', 'neutral', 'good', 'great'], meal.mood_after_eating)
        - array_position(array['terrible', 'bad', 'neutral', 'good', 'great'], meal.mood_before_eating) as change
    from asked
    join public.food_entries as meal on meal.user_id = asked.id and meal.date between asked.from_day and asked.today
  )
  select jsonb_build_object(
    'name', asked.name,
    'age', asked.age,
    'objectives', asked.objectives,
    'from_day', asked.from_day,
    'today', asked.today,
    'nutritionist_timezone', (
      select own.timezone from public.profiles as own where own.id = asked.nutritionist_id
    ),
    'last_session', asked.last_session,
    'next_session', (
      select min(slot.start_time)
      from public.appointments as slot
      where slot.client_id = asked.id
        and slot.nutritionist_id = asked.nutritionist_id
        and slot.status = 'confirmed'
        and slot.start_time > private.clock()
    ),
    'targets', (
      select to_jsonb(target)
      from public.client_targets as target
      where target.client_id = asked.id and target.nutritionist_id = asked.nutritionist_id
    ),
    'figures', (
      select jsonb_strip_nulls(figures)
      from public.client_figures(array[asked.id], asked.today - asked.from_day + 1, asked.today, asked.today) as figures
    ),
    'days', (
      select coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(daily) - 'user_id') order by daily.date), '[]')
      from public.daily_totals(array[asked.id], asked.from_day, asked.today) as daily
    ),
    'target_course', (select coalesce(jsonb_agg(step), '[]') from public.target_course(asked.id) as step),
    'moods', public.client_moods(asked.id, asked.from_day, asked.today),
    -- Up to three of either kind, the greatest change first.
    'better_meals', (
      select coalesce(jsonb_agg(to_jsonb(meal) order by meal.change desc, meal.date desc, meal.id), '[]')
      from (select * from scored where change > 0 order by change desc, date desc, id limit 3) as meal
    ),
    'worse_meals', (
      select coalesce(jsonb_agg(to_jsonb(meal) order by meal.change, meal.date desc, meal.id), '[]')
      from (select * from scored where change < 0 order by change, date desc, id limit 3) as meal
    ),
    'target_changes', (
      select count(*)
      from public.client_target_history as change
      where change.client_id = asked.id
        and change.nutritionist_id = asked.nutritionist_id
        and change.changed_at >= coalesce(asked.last_session, change.changed_at)
    ),
    'messages', (
      select jsonb_build_object(
        'from_client', count(*) filter (where message.message_type = 'client'),
        'from_nutritionist', count(*) filter (where message.message_type = 'nutritionist'),
        'unread', count(*) filter (where message.message_type = 'client' and message.read_at is null)
      )
      from public.feedback as message
      where message.client_id = asked.id
        and message.nutritionist_id = asked.nutritionist_id
        and message.created_at >= coalesce(asked.last_session, message.created_at)
    )
  )
  from asked
$$;
