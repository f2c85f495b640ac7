-- Storage of each plan per user: the bytes of pictures in storage and of rows in the gallery, and the number of
-- pictures.
alter table public.plans
add column storage_bytes bigint check (storage_bytes > 0),
add column storage_pictures integer check (storage_pictures > 0);

update public.plans set storage_bytes = 524288000, storage_pictures = 2000 where name = 'starter50';

update public.plans set storage_bytes = 5368709120, storage_pictures = 20000 where name = 'starter';

alter table public.plans
alter column storage_bytes set not null,
alter column storage_pictures set not null;

-- Returns the storage that a user's pictures and ads take, and the plan's limit. A picture whose size the
-- storage service has not recorded yet counts with the maximum size of a picture.
create function private.storage_of(p_user_id uuid, out bytes_used bigint, out bytes_allowed bigint, out pictures_used bigint, out pictures_allowed integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  -- Each prefix gets its own statement, because the index on names is used only for a constant prefix.
  execute format(
    $query$
      select
        count(*),
        coalesce(sum(coalesce((metadata ->> 'size')::bigint, (metadata ->> 'contentLength')::bigint, 5242880)), 0)
      from storage.objects
      where bucket_id in ('ad_images', 'photoshoots', 'assets') and name like %L
    $query$,
    p_user_id || '/%'
  )
  into pictures_used, bytes_used;

  bytes_used := bytes_used + (
    select coalesce(sum(pg_column_size(ads.*)), 0) from public.ads where user_id = p_user_id
  );

  select plans.storage_bytes, plans.storage_pictures into bytes_allowed, pictures_allowed
  from public.users join public.plans on plans.name = users.plan_name
  where users.id = p_user_id;
end;
$$;

-- Returns the reason why a user may store no more; null while there is room.
create function public.storage_problem(p_user_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  storage record;
begin
  select * into storage from private.storage_of(p_user_id);

  if storage.bytes_used >= storage.bytes_allowed then
    return format(
      'Your storage is full: your plan keeps %s MB. Please delete pictures that you no longer need.',
      storage.bytes_allowed / 1048576
    );
  end if;

  if storage.pictures_used >= storage.pictures_allowed then
    return format(
      'Your storage is full: your plan keeps %s pictures. Please delete those that you no longer need.',
      storage.pictures_allowed
    );
  end if;

  return null;
end;
$$;

-- Returns the caller's own storage, which the billing page shows.
create function public.storage_usage(
  out bytes_used bigint, out bytes_allowed bigint, out pictures_used bigint, out pictures_allowed integer
)
language sql stable security definer set search_path = '' as $$
  select * from private.storage_of(auth.uid());
$$;

-- Refuses uploads and rows of users whose storage is full. The engine's results are accepted even with full
-- storage, because the user has paid for them, and credits limit their number. For other data, the engine
-- calls storage_problem first. The storage service checks an upload with the user's role, and then records
-- the object with its own role. If the trigger refused that record, a file without a row would remain.
create function private.refuse_full_storage() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  problem text;
begin
  if auth.uid() is null then
    return null;
  end if;

  problem := public.storage_problem(auth.uid());

  if problem is not null then
    raise exception '%', problem using errcode = 'ST001';
  end if;

  return null;
end;
$$;

create trigger refuse_full_storage before insert on storage.objects
for each statement execute function private.refuse_full_storage();

create trigger refuse_full_storage before insert on public.ads
for each statement execute function private.refuse_full_storage();

grant execute on function public.storage_usage () to authenticated;

grant execute on function public.storage_problem (uuid) to service_role;
