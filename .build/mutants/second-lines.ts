/** Rules without which every test passes, because another one stands in front of them: by name, the reason to keep each. */
export const secondLines: Record<string, string> = {
  'public.appointments.appointments_update':
    'guard_appointment_update refuses every step that is not the caller’s own; the policy hides the row before that',
  'public.connection_requests.connection_requests_insert':
    'guard_request_insert asks for the own id and the state under the lock of the client',
  'public.feedback.feedback_insert':
    'guard_message_insert asks for the sender and the connection under the lock',
  'public.ingredients.session_gate':
    'the policies of ingredients look at food_entries, whose gate is closed already',
  'public.nutritionist_reviews.nutritionist_reviews_insert':
    'guard_review_insert writes the author itself and takes an open request of theirs, which only clients have',
  'public.profiles.profiles_insert':
    'guard_profile_insert refuses a foreign id first, or its other checks would tell about other people',
  'public.review_requests.review_requests_update':
    'review_requests_read hides a request of somebody else from an update, and guard_review_request_update refuses what no review stands behind',
}
