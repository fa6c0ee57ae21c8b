-- Storage: buckets and who may do what with their objects. On a hosted project a migration may only add buckets and
-- policies here: the tables belong to the storage service, and row level security is already on.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  (
    'food-images', 'food-images', false, 2097152,
    array['image/jpeg', 'image/png', 'image/webp']
  ),
  (
    'profile-pictures', 'profile-pictures', true, 5242880,
    array['image/jpeg', 'image/png', 'image/gif', 'image/webp']
  ),
  (
    'feedback-attachments', 'feedback-attachments', false, 5242880,
    array[
      'image/jpeg', 'image/png', 'image/gif', 'image/webp', 'application/pdf', 'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/vnd.ms-excel',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/plain', 'text/csv'
    ]
  );


-- What the policies ask

create function private.is_attachment_for_me(key text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select
    from public.feedback as message
    where message.attachment_url = key
      and (
        message.client_id = (select auth.uid())
        or (
          message.nutritionist_id = (select auth.uid())
          and message.client_id = any ((select private.my_clients())::uuid[])
        )
      )
  )
$$;

-- Asked before a file is deleted. Volatile, as the next one, so that whoever waited for the files sees what happened meanwhile.
create function private.is_sent_attachment(key text)
returns boolean
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  perform private.lock_files(auth.uid());
  return exists (select from public.feedback where attachment_url = key);
end
$$;

-- Asked before a file is stored: nothing comes into a folder whose owner is leaving.
create function private.may_store_files()
returns boolean
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  perform private.lock_files(auth.uid());
  return not private.is_leaving();
end
$$;

create function private.is_folder_of_nutritionist(key text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select
    from public.profiles
    where id = private.read_id(split_part(key, '/', 1)) and role = 'nutritionist'
  )
$$;


create policy day_and_plate_session_gate on storage.objects
  as restrictive for all to authenticated
  using ((select private.session_ok()))
  with check ((select private.session_ok()));
-- Everyone lists and downloads the own folder. Others download with their own token and nothing more: a signed address
-- would outlive the connection, a copy or a move would put the file into their own folder, a listing names files.
create policy day_and_plate_read on storage.objects
  for select to authenticated
  using (
    (
      split_part(name, '/', 1) = (select auth.uid())::text
      and bucket_id in ('food-images', 'profile-pictures', 'feedback-attachments')
    )
    or (
      storage.allow_any_operation(array[
        'object.get_authenticated',
        'object.get_authenticated_info',
        'object.head_authenticated_info',
        'render.image_authenticated'
      ])
      and (
        (bucket_id = 'food-images' and split_part(name, '/', 1) = any ((select private.my_clients())::text[]))
        or (
          bucket_id = 'feedback-attachments'
          and (
            private.is_attachment_for_me(name)
            -- Documents of nutritionists are shown in their public profile.
            or (split_part(name, '/', 2) = 'documents' and private.is_folder_of_nutritionist(name))
          )
        )
      )
    )
  );
-- There is no policy for UPDATE: nothing is overwritten or moved.
create policy day_and_plate_upload on storage.objects
  for insert to authenticated
  with check (
    split_part(name, '/', 1) = (select auth.uid())::text
    and owner_id = (select auth.uid())::text
    and private.may_store_files()
    -- Storage may ask before it knows the type: a message asks again.
    and coalesce(split_part(metadata ->> 'mimetype', ';', 1) = private.media_type_of(name), true)
    and (
      (bucket_id = 'food-images' and name ~ '^[^/]+/[A-Za-z0-9_-]{1,100}\.(jpg|jpeg|png|webp)$')
      or (bucket_id = 'profile-pictures' and name ~ '^[^/]+/[A-Za-z0-9_-]{1,100}\.(jpg|jpeg|png|gif|webp)$')
      or (
        bucket_id = 'feedback-attachments'
        and name ~ '^[^/]+/[A-Za-z0-9_-]{1,100}\.(jpg|jpeg|png|gif|webp|pdf|doc|docx|xls|xlsx|txt|csv)$'
      )
      or (
        bucket_id = 'feedback-attachments'
        and name ~ '^[^/]+/documents/[A-Za-z0-9_-]{1,100}\.(pdf|jpg|jpeg|png)$'
        and (select private.my_role()) = 'nutritionist'
      )
    )
  );
-- A file that was sent stays, as its message does, until its owner's account is erased.
create policy day_and_plate_delete on storage.objects
  for delete to authenticated
  using (
    split_part(name, '/', 1) = (select auth.uid())::text
    and (
      bucket_id in ('food-images', 'profile-pictures')
      or (
        bucket_id = 'feedback-attachments'
        and (not private.is_sent_attachment(name) or (select private.is_leaving()))
      )
    )
  );
