-- The engine's state for operators, which /status and `npm run release -- status` show.
create index generations_failed_idx on public.generations (finished_at) where state = 'failed';

-- Queue, processes and last failures as one JSON value; null while no engine has installed its queue. pg-boss
-- keeps the registry of processes (`pgboss.instance`) and ended jobs, whose data names the trace, for an hour.
-- Nothing in this value belongs to a user.
create function public.engine_status() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  queue_name constant text := 'generations';
  since constant timestamptz := now() - interval '1 hour';
  queue jsonb;
  failed_last_hour bigint;
  processes jsonb;
  failures jsonb;
begin
  if to_regclass('pgboss.instance') is null then
    return null;
  end if;

  select jsonb_build_object(
    'ready', count(*) filter (where state < 'active' and start_after <= now()),
    'active', count(*) filter (where state = 'active'),
    'oldestSeconds', coalesce(
      extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())), 0
    )::integer
  ) into queue
  from pgboss.job
  where name = queue_name and state <= 'active';

  select count(*) into failed_last_hour
  from public.generations where state = 'failed' and finished_at > since;

  select coalesce(jsonb_agg(jsonb_build_object(
    'id', instance.id,
    -- The engine names its instances by role and version.
    'role', split_part(coalesce(instance.name, ''), ' ', 1),
    'version', split_part(coalesce(instance.name, ''), ' ', 2),
    'host', instance.host,
    'pid', instance.pid,
    'startedAt', instance.started_on,
    'lastBeatAt', instance.heartbeat_on,
    'isAlive', instance.heartbeat_on >= now() - 3 * instance.heartbeat_seconds * interval '1 second',
    'slots', (
      select count(*) from jsonb_array_elements(instance.workers) as slot where slot ->> 'queue' = queue_name
    ),
    'active', (
      select coalesce(sum((slot ->> 'active')::integer), 0)
      from jsonb_array_elements(instance.workers) as slot where slot ->> 'queue' = queue_name
    )
  ) order by instance.started_on, instance.id), '[]') into processes
  from pgboss.instance
  where instance.stopped_on is null and instance.heartbeat_on > since;

  select coalesce(jsonb_agg(jsonb_build_object(
    'at', failed.finished_at,
    'feature', failed.feature_name,
    'code', failed.error ->> 'code',
    'traceId', nullif(split_part(coalesce(job.data ->> 'traceparent', ''), '-', 2), '')
  ) order by failed.finished_at desc), '[]') into failures
  from (
    select id, finished_at, feature_name, error
    from public.generations where state = 'failed' order by finished_at desc limit 20
  ) as failed
  left join pgboss.job on job.name = queue_name and job.id = failed.id;

  return jsonb_build_object(
    'at', now(), 'queue', queue, 'failedLastHour', failed_last_hour, 'processes', processes, 'failures', failures
  );
end;
$$;

grant execute on function public.engine_status () to service_role;

-- Returns the mail address that an account has confirmed; null for an account without one.
create function public.confirmed_email(p_user_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select lower(email) from auth.users where id = p_user_id and email_confirmed_at is not null;
$$;

grant execute on function public.confirmed_email (uuid) to service_role;
