-- Uploads are private (docs/decisions/0028): originals are in private buckets, results in public ones.
update storage.buckets set public = false where id = 'assets';

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('uploads', 'uploads', false, 5242880, array['image/jpeg', 'image/png', 'image/webp']);

create policy "Users may read their own uploads" on storage.objects
for select to authenticated
using (bucket_id = 'uploads' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "Users may upload originals into their own folder" on storage.objects
for insert to authenticated
with check (bucket_id = 'uploads' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "Users may delete their own uploads" on storage.objects
for delete to authenticated
using (bucket_id = 'uploads' and (storage.foldername(name))[1] = (select auth.uid())::text);

-- Rows refer to files of the library by the URL that requires their owner's access token.
update public.assets
set image_url = replace(image_url, '/object/public/assets/', '/object/authenticated/assets/'),
  cutout_url = replace(cutout_url, '/object/public/assets/', '/object/authenticated/assets/');

update public.recipes
set recipe = replace(recipe::text, '/object/public/assets/', '/object/authenticated/assets/')::jsonb
where recipe::text like '%/object/public/assets/%';

update public.ad_versions
set recipe = replace(recipe::text, '/object/public/assets/', '/object/authenticated/assets/')::jsonb
where recipe::text like '%/object/public/assets/%';

-- Buckets with pictures of users, each in a folder that is named after its owner.
create function private.picture_buckets() returns text[]
language sql immutable set search_path = '' as $$
  select array['ad_images', 'photoshoots', 'assets', 'uploads'];
$$;

create or replace function private.storage_of(p_user_id uuid, out bytes_used bigint, out bytes_allowed bigint, out pictures_used bigint, out pictures_allowed integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  -- Each prefix gets its own statement, because the index on names is used only for a constant prefix.
  execute format(
    $query$
      select
        count(*),
        coalesce(sum(coalesce((metadata ->> 'size')::bigint, (metadata ->> 'contentLength')::bigint, 5242880)), 0)
      from storage.objects
      where bucket_id = any (private.picture_buckets()) and name like %L
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

create or replace function public.account_objects(p_user_id uuid) returns table (bucket text, name text)
language sql stable security definer set search_path = '' as $$
  select bucket_id, name from storage.objects
  where (bucket_id = any (private.picture_buckets()) and name like p_user_id || '/%')
    or (
      bucket_id = 'job_answers'
      and split_part(name, '/', 1) in (
        select id::text from public.generations where user_id = p_user_id
      )
    )
  order by bucket_id, name;
$$;

create or replace function public.orphaned_objects(p_limit integer default 500)
returns table (bucket text, name text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  source record;
  rows_of_table text;
  shown text[];
  found_paths text[] := '{}';
begin
  for source in
    select tables.table_name from information_schema.tables
    join information_schema.columns using (table_schema, table_name)
    where tables.table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'user_id'
  loop
    rows_of_table := format('select to_jsonb(source)::text as row from public.%I as source', source.table_name);

    if source.table_name = 'generations' then
      rows_of_table := rows_of_table || $filter$ where state = 'running'$filter$;
    end if;

    execute format(
      $query$
        select array_agg(distinct path[1])
        from (%s) as rows, regexp_matches(row, '/((?:%s)/[^"?\s\\]+)', 'g') as path
      $query$,
      rows_of_table,
      array_to_string(private.picture_buckets(), '|')
    )
    into shown;

    found_paths := found_paths || coalesce(shown, '{}');
  end loop;

  return query
  select objects.bucket_id, objects.name
  from storage.objects
  left join (select distinct unnest(found_paths) as path) as paths
    on paths.path = objects.bucket_id || '/' || objects.name
  where objects.bucket_id = any (private.picture_buckets())
    and (
      (
        paths.path is null
        and objects.created_at < now() - case
          when objects.bucket_id = 'assets' then interval '1 day'
          else interval '30 days'
        end
      )
      or not exists (select from public.users where id::text = split_part(objects.name, '/', 1))
    )
  union all
  select answers.bucket_id, answers.name
  from storage.objects as answers
  where answers.bucket_id = 'job_answers'
    and not exists (
      select from public.generations
      where id::text = split_part(answers.name, '/', 1) and state = 'running'
    )
    -- A job that ended within the last hour may still remove its own answers. The list of pictures therefore omits
    -- answers of jobs that ended within the last hour.
    and answers.created_at < now() - interval '1 hour'
  order by 1, 2
  limit p_limit;
end;
$$;
