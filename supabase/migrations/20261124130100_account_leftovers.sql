-- A job's data outside of the product's own tables is deleted with the account too. This data is the job's
-- entry in the queue, with user and request, and the answers of services. The answers remain when the job's
-- worker dies.

create or replace function public.account_objects(p_user_id uuid) returns table (bucket text, name text)
language sql stable security definer set search_path = '' as $$
  select bucket_id, name from storage.objects
  where (bucket_id in ('ad_images', 'photoshoots', 'assets') and name like p_user_id || '/%')
    or (
      bucket_id = 'job_answers'
      and split_part(name, '/', 1) in (
        select id::text from public.generations where user_id = p_user_id
      )
    )
  order by bucket_id, name;
$$;

-- Lists pictures to remove. The list also contains answers of ended jobs if a worker that died saved
-- them, or if they were saved after the account was deleted.
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
        from (%s) as rows, regexp_matches(row, '/((?:ad_images|photoshoots|assets)/[^"?\s\\]+)', 'g') as path
      $query$,
      rows_of_table
    )
    into shown;

    found_paths := found_paths || coalesce(shown, '{}');
  end loop;

  return query
  select objects.bucket_id, objects.name
  from storage.objects
  left join (select distinct unnest(found_paths) as path) as paths
    on paths.path = objects.bucket_id || '/' || objects.name
  where objects.bucket_id in ('ad_images', 'photoshoots', 'assets')
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

create or replace function public.delete_account(p_user_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  -- Queueing work of the account requires this lock. No work can therefore be queued after the queue was
  -- cleared.
  perform from public.users where id = p_user_id for update;

  delete from public.payment_events
  where customer_id = (select customer_id from private.payment_accounts where user_id = p_user_id);

  delete from public.preleads
  where lower(email) = (select lower(account.email) from auth.users as account where account.id = p_user_id);

  delete from private.module_visits where visitor = private.hash_of_client(p_user_id::text);

  -- The log of sign-ins names the account in its entries. Some hosts give no access to this log, and let its entries
  -- expire.
  begin
    delete from auth.audit_log_entries where payload::text like '%' || p_user_id || '%';
  exception
    when insufficient_privilege or undefined_table then
      null;
  end;

  -- The engine installs the queue's schema. Without that schema there are no jobs to delete.
  begin
    delete from pgboss.job where group_id = p_user_id::text;
  exception
    when undefined_table or invalid_schema_name then
      null;
  end;

  delete from auth.refresh_tokens where user_id::text = p_user_id::text;

  delete from auth.users where id = p_user_id;

  return found;
end;
$$;
