-- Lists pictures to remove: pictures without an account, and pictures of 30 days or more that no row of their
-- owner shows. Examples are uploads and leftovers of a deleted ad. A row with a `user_id` shows every picture
-- whose path it contains, in any table. A row of `generations` keeps its pictures only while the generation
-- runs. Files of the asset library are removed after one day, since an upload gets its row within seconds.
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
  order by objects.bucket_id, objects.name
  limit p_limit;
end;
$$;
