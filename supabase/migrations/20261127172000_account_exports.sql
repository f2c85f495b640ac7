-- An account is exported in the background (docs/decisions/0030). Each user has at most one export. Exports are
-- created one after the other, and kept for a week.
create table private.account_exports (
  user_id uuid primary key references public.users (id) on delete cascade,
  id uuid not null unique default gen_random_uuid(),
  state text not null default 'asked' check (state in ('asked', 'making', 'ready', 'failed')),
  asked_at timestamptz not null default now(),
  -- Time after which another worker may take the export, because the previous worker died or failed.
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- The ZIP is stored in this many objects: exports/{user}/{id}/{number from 0}.
  parts integer,
  bytes bigint,
  expires_at timestamptz
);

create index account_exports_due_at_idx on private.account_exports (due_at) where state in ('asked', 'making');

-- Only the service key reads or writes this table, because it has no policies. Parts are small enough for any
-- limit of an object's size.
insert into storage.buckets (id, name, public, file_size_limit) values ('exports', 'exports', false, 10485760);

alter table private.mails drop constraint mails_kind_check;

alter table private.mails add constraint mails_kind_check check (kind in ('receipt', 'renewal', 'export'));

-- Returns the caller's own export for the account page. Returns null without an export, and after its expiry.
create function private.export_of(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', id, 'state', state, 'bytes', bytes, 'expires_at', expires_at)
  from private.account_exports
  where user_id = p_user_id and (expires_at is null or expires_at > now());
$$;

create function public.account_export() returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.export_of(auth.uid());
$$;

-- Requests an export of the user's account. While an export is being created, a further request creates no second
-- export.
create function public.ask_for_export(p_user_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  is_under_way boolean;
begin
  perform from public.users where id = p_user_id for no key update;

  select exists (
    select from private.account_exports where user_id = p_user_id and state in ('asked', 'making')
  )
  into is_under_way;

  if not is_under_way then
    delete from private.account_exports where user_id = p_user_id;

    insert into private.account_exports (user_id) values (p_user_id);
  end if;

  return private.export_of(p_user_id) || jsonb_build_object('was_under_way', is_under_way);
end;
$$;

-- Takes the export that has waited longest. Each heartbeat extends the worker's lease by five minutes. After three
-- attempts the export has failed. Also deletes exports that have expired.
create function public.take_export() returns table (id uuid, user_id uuid, email text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  delete from private.account_exports where expires_at < now();

  update private.account_exports set state = 'failed'
  where state in ('asked', 'making') and due_at <= now() and attempts >= 3;

  return query
  update private.account_exports as export
  set state = 'making', attempts = attempts + 1, due_at = now() + interval '5 minutes'
  from auth.users as account
  where account.id = export.user_id
    and export.user_id in (
      select waiting.user_id from private.account_exports as waiting
      where waiting.state in ('asked', 'making') and waiting.due_at <= now()
      order by waiting.asked_at
      limit 1
      for update skip locked
    )
  returning export.id, export.user_id, account.email::text;
end;
$$;

-- Records that the worker is alive. Returns false when the export is no longer wanted, for example because its
-- account was deleted.
create function public.extend_export(p_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.account_exports set due_at = now() + interval '5 minutes'
  where id = p_id and state = 'making';

  return found;
end;
$$;

-- Marks an export as ready for a week, and queues a mail to its owner. Returns false when the export is no
-- longer wanted.
create function public.finish_export(p_id uuid, p_parts integer, p_bytes bigint) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  export private.account_exports;
begin
  update private.account_exports
  set state = 'ready', parts = p_parts, bytes = p_bytes, expires_at = now() + interval '7 days'
  where id = p_id and state = 'making'
  returning * into export;

  if not found then
    return false;
  end if;

  insert into private.mails (user_id, kind, subject_id, details)
  values (
    export.user_id,
    'export',
    export.id::text,
    jsonb_build_object('id', export.id, 'bytes', p_bytes, 'expires_at', export.expires_at)
  );

  return true;
end;
$$;

-- Schedules another attempt in a minute, or marks the export as failed.
create function public.fail_export(p_id uuid) returns void
language sql security definer set search_path = '' as $$
  update private.account_exports
  set state = case when attempts < 3 then 'asked' else 'failed' end, due_at = now() + interval '1 minute'
  where id = p_id and state = 'making';
$$;

-- Returns the number of parts of a user's export. Returns null for another user's export, and for an unfinished
-- or expired one.
create function public.export_parts(p_user_id uuid, p_id uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select parts from private.account_exports
  where user_id = p_user_id and id = p_id and state = 'ready' and expires_at > now();
$$;

drop function public.export_account (uuid);

-- Returns all tables of the API with rows of users, including tables that are added later.
create function public.export_tables() returns setof text
language sql stable security definer set search_path = '' as $$
  select columns.table_name::text
  from information_schema.columns
  join information_schema.tables using (table_schema, table_name)
  where columns.table_schema = 'public'
    and table_type = 'BASE TABLE'
    and (column_name = 'user_id' or (columns.table_name, column_name) = ('users', 'id'))
  order by 1;
$$;

-- Returns a page of a user's rows of one of these tables, in the order of its primary key.
create function public.export_rows(p_user_id uuid, p_table text, p_offset integer, p_limit integer)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  keys text;
  page jsonb;
begin
  if p_table not in (select public.export_tables()) then
    raise exception 'No table with rows of users: %', p_table using errcode = '42P01';
  end if;

  select string_agg(quote_ident(attname), ', ' order by attnum) into keys
  from pg_catalog.pg_index
  join pg_catalog.pg_attribute on attrelid = indrelid and attnum = any (indkey)
  where indrelid = format('public.%I', p_table)::regclass and indisprimary;

  execute format(
    $query$
      select coalesce(jsonb_agg(to_jsonb(page)), '[]')
      from (select * from public.%I where %I = $1 order by %s offset $2 limit $3) as page
    $query$,
    p_table,
    case when p_table = 'users' then 'id' else 'user_id' end,
    keys
  )
  into page using p_user_id, p_offset, p_limit;

  return page;
end;
$$;

-- Lists the files of an account. Unlike the function in 20261127170000_private_uploads.sql, it also lists the parts of
-- the account's export.
create or replace function public.account_objects(p_user_id uuid) returns table (bucket text, name text)
language sql stable security definer set search_path = '' as $$
  select bucket_id, name from storage.objects
  where (
      (bucket_id = any (private.picture_buckets()) or bucket_id = 'exports')
      and name like p_user_id || '/%'
    )
    or (
      bucket_id = 'job_answers'
      and split_part(name, '/', 1) in (
        select id::text from public.generations where user_id = p_user_id
      )
    )
  order by bucket_id, name;
$$;

-- Lists parts of exports that nobody can download any more.
create function public.stale_export_parts(p_limit integer default 500)
returns table (bucket text, name text)
language sql stable security definer set search_path = '' as $$
  select bucket_id, name from storage.objects
  where bucket_id = 'exports'
    and not exists (
      select from private.account_exports as export
      where export.id::text = split_part(objects.name, '/', 2)
        and export.state <> 'failed'
        and (export.expires_at is null or export.expires_at > now())
    )
  order by name
  limit p_limit;
$$;

grant execute on function public.account_export () to authenticated;

grant execute on function
  public.ask_for_export (uuid),
  public.take_export (),
  public.extend_export (uuid),
  public.finish_export (uuid, integer, bigint),
  public.fail_export (uuid),
  public.export_parts (uuid, uuid),
  public.export_tables (),
  public.export_rows (uuid, text, integer, integer),
  public.stale_export_parts (integer)
to service_role;
