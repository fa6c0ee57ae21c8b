import type { Cast } from '../harness/people.ts'
import { rows } from '../access/fixture.ts'

/** By the name of each unique constraint or index: a statement that would make a second row of the kind. */
export const secondRows = ({ owner, assigned, pending, former }: Cast): Record<string, string> => ({
  profiles_reference_id_unique: `update public.profiles
    set reference_id = (select reference_id from public.profiles where id = '${assigned.id}')
    where id = '${pending.id}'`,
  relationships_one_nutritionist_per_client: `insert into public.client_nutritionist_relationships (client_id, nutritionist_id)
    values ('${owner.id}', '${pending.id}')`,
  connection_requests_one_pending: `insert into public.connection_requests (client_id, nutritionist_id)
    values ('${owner.id}', '${former.id}')`,
  client_targets_one_of_a_pair: `insert into public.client_targets (client_id, nutritionist_id)
    values ('${owner.id}', '${assigned.id}')`,
  wearable_connections_one_of_a_provider: `insert into public.wearable_connections (user_id, provider)
    select user_id, provider from public.wearable_connections where id = '${rows.wearable}'`,
  appointments_one_start: `update public.appointments
    set start_time = (select start_time from public.appointments where id = '${rows.booked}')
    where id = '${rows.open}'`,
  appointments_one_a_day: `insert into public.appointments (nutritionist_id, client_id, status, start_time)
    select '${former.id}', client_id, 'confirmed', start_time + interval '2 hours'
    from public.appointments where id = '${rows.booked}'`,
  review_requests_one_open: `insert into public.review_requests (client_id, nutritionist_id)
    values ('${owner.id}', '${assigned.id}')`,
  review_authors_one_review_of_a_request: `with another as (
      insert into public.nutritionist_reviews (nutritionist_id, client_id, rating)
      values ('${assigned.id}', '${owner.id}', 4)
      returning id
    )
    insert into private.review_authors (review_id, client_id, request_id)
    select id, '${owner.id}', '${rows.reviewRequest}' from another
    union all
    values ('${rows.review}'::uuid, '${owner.id}'::uuid, '${rows.reviewRequest}'::uuid)`,
  notifications_one_unread_of_messages: `insert into public.notifications (recipient_id, actor_id, kind)
    values ('${owner.id}', '${pending.id}', 'message'), ('${owner.id}', '${pending.id}', 'message')`,
  notifications_one_own_change_of_topic: `insert into public.notifications (recipient_id, kind, topic, changed_at, read_at)
    select recipient_id, kind, topic, changed_at, read_at from public.notifications where id = '${rows.ownChange}'`,
  faqs_asked_once: `insert into public.faqs (question, answer) values ('Why?', 'Therefore.')`,
})
