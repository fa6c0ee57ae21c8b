-- Grants: who may try what at all; policies decide on rows. All in one function, because the embedded backend grants
-- everything on every table when it starts and calls this again afterwards.

-- The columns of a table as a list for a statement, without those named.
create function private.columns_of(of_table regclass, without text[] default '{}')
returns text
language sql
stable
set search_path = ''
as $$
  select string_agg(quote_ident(attname), ', ' order by attnum)
  from pg_catalog.pg_attribute
  where attrelid = of_table and attnum > 0 and not attisdropped and attname <> all (without)
$$;

-- Reading is granted column by column, so that system columns (xmin, ctid: they tell the order of commits) stay closed.
create function private.grant_reading(readable regclass)
returns void
language plpgsql
set search_path = ''
as $$
begin
  execute format('grant select (%s) on %s to authenticated', private.columns_of(readable), readable);
end
$$;

-- A user fills every column of an own log but those named.
create function private.grant_logging(log regclass, without text[])
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.grant_reading(log);
  execute format('grant insert (%s), delete on %s to authenticated', private.columns_of(log, without), log);
end
$$;

create function private.apply_grants()
returns void
language plpgsql
set search_path = ''
as $$
declare
  protected regclass;
  log regclass;
begin
  for protected in
    select oid::regclass
    from pg_catalog.pg_class
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r'
  loop
    execute format('revoke all on %s from public, anon, authenticated', protected);
    execute format('grant all on %s to service_role', protected);
  end loop;
  grant usage on schema private to authenticated, service_role;
  grant execute on all functions in schema private to service_role;

  perform private.grant_reading('public.profiles');
  grant insert (id, name, email, role, reference_id), update on public.profiles to authenticated;

  perform private.grant_reading('public.client_nutritionist_relationships');
  grant delete on public.client_nutritionist_relationships to authenticated;

  perform private.grant_reading('public.connection_requests');
  grant insert (client_id, nutritionist_id, status), update (status), delete
    on public.connection_requests to authenticated;

  -- The logs are the tables that private.create_log_rules has guarded.
  for log in
    select tgrelid::regclass from pg_catalog.pg_trigger where tgfoid = 'private.guard_log_insert'::regproc
  loop
    perform private.grant_logging(log, '{updated_at}');
    execute format('grant update on %s to authenticated', log);
  end loop;
  perform private.grant_logging('public.ingredients', '{id}');

  perform private.grant_reading('public.wearable_connections');

  perform private.grant_reading('public.client_targets');
  grant insert (
      client_id, nutritionist_id, target_weight, target_waist, target_weekly_exercise_minutes, target_daily_calories,
      target_daily_calories_burned, target_date, notes
    ), update
    on public.client_targets to authenticated;

  perform private.grant_reading('public.client_target_history');
  perform private.grant_reading('public.attention_marks');

  perform private.grant_reading('public.feedback');
  grant insert (
      id, nutritionist_id, client_id, message, message_type, attachment_url, attachment_name, attachment_type,
      attachment_size, about_kind, about_id, about_day, about_chart
    )
    on public.feedback to authenticated;

  perform private.grant_reading('public.appointments');
  grant insert (nutritionist_id, start_time, duration, status), update (status, client_id), delete
    on public.appointments to authenticated;

  perform private.grant_reading('public.review_requests');
  grant update (completed) on public.review_requests to authenticated;

  perform private.grant_reading('public.nutritionist_reviews');
  grant insert (nutritionist_id, rating, comment, anonymous) on public.nutritionist_reviews to authenticated;

  perform private.grant_reading('public.nutritionist_stats');
  perform private.grant_reading('public.notifications');
  perform private.grant_reading('public.faqs');

  -- What the API calls.
  grant execute on function
    public.add_document(text, jsonb),
    public.remove_document(text, text),
    public.client(public.connection_requests),
    public.client(public.nutritionist_reviews),
    public.rating_distribution(uuid),
    public.meal(public.feedback),
    public.measurement(public.feedback),
    public.save_meal(jsonb, jsonb, timestamptz),
    public.list_meal_history(date, integer),
    public.food_log(date, date, integer),
    public.client_day(date, uuid),
    public.client_moods(uuid, date, date, text),
    public.current_targets(uuid),
    public.target_course(uuid),
    public.daily_totals(uuid[], date, date),
    public.mark_messages_read(uuid, timestamptz),
    public.mark_notifications_read(uuid[]),
    public.search_nutritionists(text, text, text, text, integer, integer, numeric, numeric, uuid, integer),
    public.open_client(uuid),
    public.session_brief(uuid),
    public.client_overview(),
    public.nutritionist_day(),
    public.client_figures(uuid[], integer, date, date),
    public.client_activity(uuid, integer, date),
    public.mark_attention(uuid, text[], text, timestamptz, numeric),
    public.unmark_attention(uuid, text[], text),
    public.client_report(date, integer),
    public.daily_analytics(uuid[], integer),
    public.coach_analytics(integer, uuid),
    public.list_conversations(),
    public.list_health_access(integer),
    public.take_photo_analysis(),
    public.return_photo_analysis(),
    public.list_my_files(),
    public.export_my_data(),
    public.start_account_deletion(),
    public.delete_my_account()
    to authenticated, service_role;

  -- What works signed out: the version of the schema, and the choice of a nutritionist in the register form.
  grant execute on function public.schema_version() to anon, authenticated, service_role;
  grant usage on schema private to anon;
  grant execute on function public.find_nutritionists(text, boolean), private.find_nutritionists(text, boolean)
    to anon, authenticated, service_role;

  -- What policies, checks and invoker functions call on behalf of the caller.
  grant execute on function
    private.clock(),
    private.trusted(),
    private.is_blank(text),
    private.is_web_address(text),
    private.is_own_file(text, uuid),
    private.media_type_of(text),
    private.hidden_signs(),
    private.has_hidden_sign(text),
    private.require_attachment(text, uuid),
    private.may_store_files(),
    private.is_plausible_day(date),
    private.is_text_list(text[], integer, integer),
    private.is_time_zone(text),
    private.session_ok(),
    private.session_gate(),
    private.take_token(text, integer, interval),
    private.lock_client(uuid),
    private.are_valid_documents(jsonb, uuid, text[]),
    private.my_role(),
    private.is_nutritionist(uuid),
    private.my_auth_email(),
    private.has_profile(uuid),
    private.new_reference_id(),
    private.my_clients(),
    private.my_nutritionist(),
    private.are_connected(uuid, uuid),
    private.has_nutritionist(uuid),
    private.has_pending_request(uuid),
    private.connection_requests_per_day(),
    private.client_card_of_request(uuid),
    private.refuse_day_to_come(date, uuid),
    private.written_columns(regclass),
    private.written_names(regclass, text[]),
    private.defaults_of(regclass),
    private.refuse_meal(text),
    private.sent_fields(regclass, jsonb, jsonb),
    private.read_ingredients(jsonb, uuid),
    private.insert_ingredients(public.ingredients[]),
    private.meal_with_ingredients(public.food_entries),
    private.create_meal(jsonb, jsonb),
    private.replace_meal(jsonb, jsonb, timestamptz),
    private.messages_per_minute(),
    private.is_about_own_record(public.feedback),
    private.mark_thread_read(uuid, timestamptz),
    private.take_review_request(uuid),
    private.is_attachment_for_me(text),
    private.is_sent_attachment(text),
    private.is_folder_of_nutritionist(text),
    private.time_zone_of(uuid),
    private.cancel_notice(),
    private.weekly_booking_limit(),
    private.overlaps_slot(uuid, timestamptz, timestamptz),
    private.has_booking_on(uuid, date),
    private.bookings_in_week(uuid, date),
    private.check_booking(public.appointments, uuid),
    private.has_review(uuid),
    private.client_card_of_review(uuid),
    private.mark_my_notifications_read(uuid[]),
    private.search_key(text),
    private.reference_key(text),
    private.my_health_audit(integer),
    private.record_opening(uuid),
    private.session_before(uuid, uuid),
    private.first_entry_days(uuid[]),
    private.target_steps(uuid[]),
    private.write_attention_marks(uuid, text[], text, timestamptz, numeric),
    private.remove_attention_marks(uuid, text[], text),
    private.take_photo_token(),
    private.return_photo_token(),
    private.owner_columns(regclass),
    private.own_rows(regclass),
    private.my_reviews(),
    private.is_leaving(),
    private.begin_departure(),
    private.delete_caller()
    to authenticated;
end
$$;


select private.apply_grants();
