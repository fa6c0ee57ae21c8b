-- Realtime: what is published. Replica identity stays the default, so that a deletion carries a random key and nothing
-- else. Logs, appointments and reviews are never published: what must be told of them is a row in notifications.

alter publication supabase_realtime add table
  public.feedback,
  public.connection_requests,
  public.client_nutritionist_relationships,
  public.notifications;
