-- Attention: what a nutritionist has said about a reason for which a client needs attention, so that it rests or ends on every
-- device. Which reasons there are is worked out from client_overview; a mark says how far it was dealt with:
--   put_off          rests until the nutritionist's next day begins
--   seen             a mood, until a meal rated later than `evidence_at` brings the mean change below `mood_change`; a weight, for
--                    seven days
--   no_reply_needed  of an unanswered message, until the client writes later than `evidence_at`

create table public.attention_marks (
  nutritionist_id uuid not null,
  -- Hangs on the connection, and goes with it.
  client_id uuid not null references public.client_nutritionist_relationships (client_id) on delete cascade,
  reason text not null,
  kind text not null,
  evidence_at timestamptz(3),
  mood_change numeric,
  until timestamptz(3),
  created_at timestamptz(3) not null default private.clock(),

  primary key (nutritionist_id, client_id, reason),
  constraint attention_marks_mood_change_range check (mood_change between -4 and 4),
  constraint attention_marks_reason_known check (
    reason in ('decision', 'silent', 'unanswered', 'mood', 'weight', 'session')
  ),
  constraint attention_marks_whole check (
    case
      when kind = 'put_off' or (kind = 'seen' and reason = 'weight') then
        until is not null and num_nonnulls(evidence_at, mood_change) = 0
      when kind = 'seen' and reason = 'mood' then num_nonnulls(evidence_at, mood_change) = 2 and until is null
      when kind = 'no_reply_needed' and reason = 'unanswered' then
        evidence_at is not null and num_nonnulls(mood_change, until) = 0
      else false
    end
  )
);

create index attention_marks_of_client on public.attention_marks (client_id);

call private.protect_table('public.attention_marks');

create policy attention_marks_read on public.attention_marks
  for select to authenticated
  using (
    nutritionist_id = (select auth.uid())
    and client_id = any ((select private.my_clients())::uuid[])
  );


-- Holds the caller's connection with a client until the end of the transaction: two devices mark one after the other, and a
-- connection that ends in this moment is waited for. Taken before the marks, as by the end of a connection, which takes them along.
create function private.hold_connection(client uuid)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  if private.session_gate() then
    perform
    from public.client_nutritionist_relationships
    where client_id = client and nutritionist_id = auth.uid()
    for no key update;
    if found then
      return;
    end if;
  end if;
  raise exception 'You are not connected' using errcode = '42501';
end
$$;

create function private.write_attention_marks(
  client uuid,
  reasons text[],
  mark_kind text,
  seen_at timestamptz,
  seen_mood_change numeric
)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  zone constant text := private.time_zone_of(me);
  today constant date := (private.clock() at time zone zone)::date;
begin
  perform private.hold_connection(client);
  insert into public.attention_marks as mark (nutritionist_id, client_id, reason, kind, evidence_at, mood_change, until)
    select
      me,
      client,
      reason,
      mark_kind,
      -- What is still to come was not seen yet.
      case
        when seen_at is not null and mark_kind <> 'put_off' and reason <> 'weight' then least(seen_at, private.clock())
      end,
      case when mark_kind = 'seen' and reason = 'mood' then seen_mood_change end,
      case
        when mark_kind = 'put_off' then (today + 1)::timestamp at time zone zone
        when mark_kind = 'seen' and reason = 'weight' then (today + 7)::timestamp at time zone zone
      end
    from unnest(reasons) as reason
    group by reason
    on conflict (nutritionist_id, client_id, reason) do update set
      kind = excluded.kind,
      evidence_at = excluded.evidence_at,
      mood_change = excluded.mood_change,
      until = excluded.until,
      created_at = excluded.created_at;
  if found then
    perform private.tell_own_changes_of(array['attention_marks']);
  end if;
end
$$;

-- Marks reasons for which a client needs the caller; a mark that a reason has already gives way, so that sending it twice changes
-- nothing.
--   client       a client of the caller, else 42501
--   reasons      which: decision, silent, unanswered, mood, weight, session
--   kind         put_off, seen or no_reply_needed, as the table says; 23514 for what does not fit the reason
--   evidence_at  when the newest message was written or the newest meal rated that the caller has seen
--   mood_change  the mean change of mood that the caller has seen, in points
-- Returns all marks of the client as they are then.
create function public.mark_attention(
  client uuid,
  reasons text[],
  kind text,
  evidence_at timestamptz default null,
  mood_change numeric default null
)
returns setof public.attention_marks
language sql
volatile
set search_path = ''
as $$
  select private.write_attention_marks(client, reasons, kind, evidence_at, mood_change);
  select mark.* from public.attention_marks as mark where mark.client_id = client order by mark.reason
$$;

create function private.remove_attention_marks(client uuid, of_reasons text[], mark_kind text)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  perform private.hold_connection(client);
  delete from public.attention_marks
    where nutritionist_id = auth.uid() and client_id = client and reason = any (of_reasons) and kind = mark_kind;
  if found then
    perform private.tell_own_changes_of(array['attention_marks']);
  end if;
end
$$;

-- Takes marks of one kind back; one of another kind, which another device has made meanwhile, stays.
--   client   a client of the caller, else 42501
-- Returns all marks of the client as they are then.
create function public.unmark_attention(client uuid, reasons text[], kind text)
returns setof public.attention_marks
language sql
volatile
set search_path = ''
as $$
  select private.remove_attention_marks(client, reasons, kind);
  select mark.* from public.attention_marks as mark where mark.client_id = client order by mark.reason
$$;
