-- Work waits in a queue of pg-boss, in the schema `pgboss` that the engine installs (docs/decisions/0020).
alter table public.generations
add column batch boolean not null default false,
-- The job's place in the queue: seconds since 2026. A user's job is placed one minute per picture after the
-- user's previous job, so that other users' jobs come between them.
add column turn integer;

create index generations_turn_idx on public.generations (user_id, batch, turn) where state = 'running';

-- Like claim_spend, but also queues the claimed work in the same transaction. `p_job` is the job's data, which gets the
-- generation's id. The value `p_notify` says whether to wake the workers. The outcomes are those of claim_spend.
create function public.queue_generation(
  p_user_id uuid,
  p_feature text,
  p_idempotency_key uuid,
  p_request jsonb,
  p_lease_seconds integer,
  p_job jsonb,
  p_renders integer default 1,
  p_batch boolean default false,
  p_notify boolean default true
) returns table (outcome text, generation_id uuid, result jsonb, error jsonb)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  queue_name constant text := 'generations';
  seconds_now constant integer := extract(epoch from clock_timestamp() - timestamptz '2026-01-01Z')::integer;
  claim record;
  last_turn integer;
  new_turn integer;
begin
  select * into claim
  from public.claim_spend(p_user_id, p_feature, p_idempotency_key, p_request, p_lease_seconds);

  if claim.outcome <> 'claimed' then
    return query select claim.outcome, claim.generation_id, claim.result, claim.error;
    return;
  end if;

  select max(turn) into last_turn from public.generations
  where user_id = p_user_id and state = 'running' and batch = p_batch and id <> claim.generation_id;

  new_turn := greatest(seconds_now, coalesce(last_turn + 60 * p_renders, 0));

  update public.generations set batch = p_batch, turn = new_turn where id = claim.generation_id;

  -- Deletes a finished job of the same generation, whose worker died before it ended the generation.
  delete from pgboss.job
  where name = queue_name and id = claim.generation_id and state >= 'completed';

  insert into pgboss.job (
    id, name, data, group_id, priority, keep_until,
    policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
    expire_seconds, deletion_seconds, heartbeat_seconds, dead_letter
  )
  select
    claim.generation_id,
    queue_name,
    p_job || jsonb_build_object('generationId', claim.generation_id),
    p_user_id::text,
    -- The job with the greatest priority comes first. A batch comes after all jobs for which a user waits.
    -new_turn - case when p_batch then 1000000000 else 0 end,
    now() + queue.retention_seconds * interval '1 second',
    queue.policy, queue.retry_limit, queue.retry_delay, queue.retry_backoff, queue.retry_delay_max,
    queue.expire_seconds, queue.deletion_seconds, queue.heartbeat_seconds, queue.dead_letter
  from pgboss.queue
  where queue.name = queue_name
  on conflict do nothing;

  if p_notify then
    -- The channel on which pg-boss listens for its schema.
    perform pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), queue_name);
  end if;

  return query select claim.outcome, claim.generation_id, claim.result, claim.error;
end;
$$;

grant execute on function
  public.queue_generation (uuid, text, uuid, jsonb, integer, jsonb, integer, boolean, boolean)
to service_role;
