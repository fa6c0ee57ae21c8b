-- Profiles: one row for each user, made by the sign-up trigger, public to signed-in users when it is a nutritionist's.

-- The documents of a nutritionist: a short list of known keys, each file in the owner's documents folder.
create function private.are_valid_documents(documents jsonb, owner uuid, own_keys text[])
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
declare
  document jsonb;
begin
  if jsonb_typeof(documents) <> 'array' or jsonb_array_length(documents) > 20 or length(documents::text) > 32768 then
    return false;
  end if;
  for document in select jsonb_array_elements(documents) loop
    if jsonb_typeof(document) <> 'object' then
      return false;
    end if;
    if exists (
      select
      from jsonb_each(document) as field
      where field.key <> all (array['id', 'name', 'url', 'type', 'uploadedAt', 'fileSize'] || own_keys)
        or jsonb_typeof(field.value) in ('object', 'array')
        or length(field.value #>> '{}') > 300
    ) then
      return false;
    end if;
    if private.is_blank(document ->> 'name') or length(document ->> 'name') > 200 then
      return false;
    end if;
    if document ->> 'type' is null
      or document ->> 'type' not in ('application/pdf', 'image/jpeg', 'image/jpg', 'image/png') then
      return false;
    end if;
    if private.media_type_of(document ->> 'url') is distinct from replace(document ->> 'type', 'image/jpg', 'image/jpeg') then
      return false;
    end if;
    if document ->> 'url' is null
      or document ->> 'url' !~ ('^' || owner::text || '/documents/[A-Za-z0-9_-]{1,100}\.(pdf|jpg|jpeg|png)$') then
      return false;
    end if;
    if document ? 'fileSize' and (
      jsonb_typeof(document -> 'fileSize') <> 'number'
      or (document ->> 'fileSize')::numeric not between 0 and 5242880
    ) then
      return false;
    end if;
  end loop;
  return true;
end
$$;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  name text not null,
  email text not null default '',
  role text not null default 'client',
  profile_picture_url text,
  created_at timestamptz(3) not null default private.clock(),
  timezone text not null default 'UTC',
  -- The user has said that the time zone stays, wherever the device is: the app moves the others along.
  is_timezone_pinned boolean not null default false,
  -- The language of the app, for mails; null where it is not known.
  locale text,
  age integer,
  gender text,
  occupation text,
  objectives text,
  bio text,
  expertise text[],
  education text,
  years_experience integer,
  certifications text,
  consultation_rate numeric(8, 2),
  languages text[],
  website_url text,
  linkedin_url text,
  instagram_url text,
  facebook_url text,
  twitter_url text,
  youtube_url text,
  reference_id text,
  education_documents jsonb not null default '[]',
  certification_documents jsonb not null default '[]',

  constraint profiles_reference_id_unique unique (reference_id),
  constraint profiles_name_length check (not private.is_blank(name) and length(name) <= 120),
  constraint profiles_name_signs check (not private.has_hidden_sign(name)),
  constraint profiles_email_length check (length(email) <= 320),
  constraint profiles_role_known check (role in ('client', 'nutritionist')),
  -- A key in the bucket profile-pictures: an address elsewhere would be told who looks at the profile.
  constraint profiles_picture_is_own_file check (
    private.is_own_file(profile_picture_url, id) and private.media_type_of(profile_picture_url) like 'image/%'
  ),
  constraint profiles_timezone_length check (length(timezone) <= 64),
  constraint profiles_locale_known foreign key (locale) references private.languages (code) on delete set null,
  constraint profiles_age_range check (age between 13 and 120),
  constraint profiles_gender_known check (gender in ('male', 'female', 'other')),
  constraint profiles_occupation_length check (length(occupation) <= 120),
  constraint profiles_objectives_length check (length(objectives) <= 2000),
  constraint profiles_bio_length check (length(bio) <= 4000),
  constraint profiles_expertise_list check (private.is_text_list(expertise, 20, 60)),
  constraint profiles_education_length check (length(education) <= 2000),
  constraint profiles_years_experience_range check (years_experience between 0 and 80),
  constraint profiles_certifications_length check (length(certifications) <= 2000),
  constraint profiles_consultation_rate_range check (consultation_rate between 0 and 100000),
  constraint profiles_languages_known check (
    private.is_text_list(languages, 7, 20)
    and languages <@ array['Azerbaijani', 'Turkish', 'Russian', 'English', 'French', 'German', 'Spanish']
  ),
  constraint profiles_website_url_address check (private.is_web_address(website_url)),
  constraint profiles_linkedin_url_address check (private.is_web_address(linkedin_url)),
  constraint profiles_instagram_url_address check (private.is_web_address(instagram_url)),
  constraint profiles_facebook_url_address check (private.is_web_address(facebook_url)),
  constraint profiles_twitter_url_address check (private.is_web_address(twitter_url)),
  constraint profiles_youtube_url_address check (private.is_web_address(youtube_url)),
  constraint profiles_reference_id_form check (reference_id ~ '^[A-Z0-9]{6}$'),
  constraint profiles_reference_id_for_nutritionists check ((role = 'nutritionist') = (reference_id is not null)),
  -- A nutritionist's row is public to every signed-in user: it can hold no health field.
  constraint profiles_health_fields_for_clients check (
    role = 'client' or num_nonnulls(age, gender, occupation, objectives) = 0
  ),
  constraint profiles_documents_for_nutritionists check (
    role = 'nutritionist' or (education_documents = '[]' and certification_documents = '[]')
  ),
  constraint profiles_education_documents_valid check (
    private.are_valid_documents(education_documents, id, array['school', 'degree', 'year'])
  ),
  constraint profiles_certification_documents_valid check (
    private.are_valid_documents(certification_documents, id, array['issuer', 'issueDate', 'expirationDate'])
  )
);

create index profiles_by_locale on public.profiles (locale) where locale is not null;
create index profiles_newest_nutritionists on public.profiles (created_at desc) where role = 'nutritionist';

call private.protect_table('public.profiles');


-- Who the caller is

create function private.my_role()
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select role from public.profiles where id = (select auth.uid())
$$;

create function private.is_nutritionist(person uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select from public.profiles where id = person and role = 'nutritionist')
$$;

create function private.my_auth_email()
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(email, '') from auth.users where id = (select auth.uid())
$$;

-- Volatile, so that a trigger which waited sees what was committed meanwhile.
create function private.has_profile(person uuid)
returns boolean
language sql
volatile
security definer
set search_path = ''
as $$
  select exists (select from public.profiles where id = person)
$$;

create function private.new_reference_id()
returns text
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  candidate text;
begin
  loop
    select string_agg(substr('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 1 + floor(random() * 36)::integer, 1), '')
      into candidate
      from generate_series(1, 6);
    exit when not exists (select from public.profiles where reference_id = candidate);
  end loop;
  return candidate;
end
$$;


-- Guards

-- BEFORE triggers run ahead of the policies: a foreign id is refused first, or the rest would tell about other people.
create function private.guard_profile_insert()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if not private.trusted() and new.id is distinct from auth.uid() then
    raise exception 'This is not your profile' using errcode = '42501';
  end if;
  -- Registration and the sign-in fallback may both insert: the second changes nothing.
  if private.has_profile(new.id) then
    return null;
  end if;
  if not private.trusted() then
    new.email := private.my_auth_email();
    new.created_at := private.clock();
  end if;
  if private.is_blank(new.name) then
    new.name := coalesce(nullif(left(split_part(new.email, '@', 1), 120), ''), 'User');
  end if;
  new.role := case when new.role = 'nutritionist' then 'nutritionist' else 'client' end;
  new.reference_id := case when new.role = 'nutritionist' then private.new_reference_id() end;
  return new;
end
$$;

create trigger profiles_guard_insert
  before insert on public.profiles
  for each row execute function private.guard_profile_insert();

-- The contract sends the whole profile back: unchanged values pass, changed ones of these are refused.
create function private.guard_profile_update()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if not private.trusted()
    and (new.id, new.role, new.email, new.reference_id, new.created_at)
      is distinct from (old.id, old.role, old.email, old.reference_id, old.created_at) then
    raise exception 'id, role, email, reference_id and created_at are read-only' using errcode = '42501';
  end if;
  if new.timezone is distinct from old.timezone and not private.is_time_zone(new.timezone) then
    raise exception 'Unknown time zone' using errcode = 'PT422';
  end if;
  return new;
end
$$;

create trigger profiles_guard_update
  before update on public.profiles
  for each row execute function private.guard_profile_update();


-- Sign-up

-- What the user typed at sign-up is data of a stranger: whatever it holds, the account is made.
create function private.create_profile_of_new_user()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  sign_up constant jsonb := coalesce(new.raw_user_meta_data::jsonb, '{}');
  typed_name constant text := btrim(regexp_replace(sign_up ->> 'name', private.hidden_signs(), '', 'g'));
  chosen_zone constant text := sign_up ->> 'timezone';
  chosen_language constant text := sign_up ->> 'language';
begin
  insert into public.profiles (id, name, email, role, timezone, locale)
  values (
    new.id,
    left(coalesce(typed_name, ''), 120),
    left(coalesce(new.email, ''), 320),
    case when sign_up ->> 'role' = 'nutritionist' then 'nutritionist' else 'client' end,
    case when private.is_time_zone(chosen_zone) then chosen_zone else 'UTC' end,
    (select code from private.languages where code = chosen_language)
  );
  return new;
end
$$;

create trigger on_auth_user_created
  after insert on auth.users
  for each row execute function private.create_profile_of_new_user();

create function private.copy_changed_email()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.email is distinct from old.email then
    update public.profiles set email = left(coalesce(new.email, ''), 320) where id = new.id;
  end if;
  return new;
end
$$;

create trigger on_auth_user_email_changed
  after update of email on auth.users
  for each row execute function private.copy_changed_email();


-- Policies on writing. Who reads a profile depends on who is connected: 05_connections.

create policy profiles_insert on public.profiles
  for insert to authenticated
  with check (id = (select auth.uid()));
create policy profiles_update on public.profiles
  for update to authenticated
  using (id = (select auth.uid()))
  with check (id = (select auth.uid()));


-- Documents, one statement a change: two devices at once must not write over each other's list.

-- Adds a document to a list of the caller's profile; one with its url changes nothing.
--   kind      'education' or 'certification', else PT422
--   document  as private.are_valid_documents wants it, else 23514
create function public.add_document(kind text, document jsonb)
returns void
language plpgsql
volatile
set search_path = ''
as $$
declare
  same_file constant jsonb := jsonb_build_array(jsonb_build_object('url', document -> 'url'));
begin
  if not private.session_ok() then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  if kind = 'education' then
    update public.profiles
      set education_documents = education_documents || jsonb_build_array(document)
      where id = auth.uid() and not education_documents @> same_file;
  elsif kind = 'certification' then
    update public.profiles
      set certification_documents = certification_documents || jsonb_build_array(document)
      where id = auth.uid() and not certification_documents @> same_file;
  else
    raise exception 'Unknown kind of document' using errcode = 'PT422';
  end if;
end
$$;

-- Takes the document with a url out of a list of the caller's profile; one that is not there changes nothing.
--   kind  'education' or 'certification', else PT422
create function public.remove_document(kind text, url text)
returns void
language plpgsql
volatile
set search_path = ''
as $$
declare
  others constant jsonpath := '$[*] ? (@.url != $url)';
  named constant jsonb := jsonb_build_object('url', url);
  same_file constant jsonb := jsonb_build_array(named);
begin
  if not private.session_ok() then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  if kind = 'education' then
    update public.profiles
      set education_documents = jsonb_path_query_array(education_documents, others, named)
      where id = auth.uid() and education_documents @> same_file;
  elsif kind = 'certification' then
    update public.profiles
      set certification_documents = jsonb_path_query_array(certification_documents, others, named)
      where id = auth.uid() and certification_documents @> same_file;
  else
    raise exception 'Unknown kind of document' using errcode = 'PT422';
  end if;
end
$$;
