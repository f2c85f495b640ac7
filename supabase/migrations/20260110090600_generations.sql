-- One row for each idempotency key. The client chooses the key, so a retry finds the first attempt's outcome.
create table public.generations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  idempotency_key uuid not null,
  feature_name text not null references public.feature_prices (feature_name),
  spend_id bigint not null unique references public.credit_ledger (id) on delete cascade,
  state text not null default 'running' check (state in ('running', 'succeeded', 'failed')),
  request jsonb not null,
  result jsonb,
  error jsonb,
  -- End of the worker's lease. A worker that has not extended the lease by then counts as dead.
  lease_expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  -- Time at which the client had saved the result. Until then, the result is offered again.
  acknowledged_at timestamptz,
  unique (user_id, idempotency_key),
  check ((state = 'running') = (finished_at is null)),
  check ((state = 'succeeded') = (result is not null)),
  check ((state = 'failed') = (error is not null))
);

create index generations_lease_expires_at_idx on public.generations (lease_expires_at)
where state = 'running';

create index generations_pending_idx on public.generations (user_id, finished_at)
where state = 'succeeded' and acknowledged_at is null;

alter table public.generations enable row level security;

create policy "Users may read their own generations" on public.generations
for select to authenticated using (user_id = (select auth.uid()));

grant select on public.generations to authenticated, service_role;

-- Ties a paid, unclaimed charge to a generation, so that its work may begin.
-- Outcomes:
-- - claimed: the caller does the work: the charge is new, or the worker that had claimed it has died.
-- - running: another worker has claimed the generation with this key.
-- - succeeded: the work is done; `result` contains it.
-- - failed: `error` states the reason; the credits were refunded.
-- - unpaid: this feature has no charge to claim.
-- - mismatch: the key was used with another feature or request.
create function public.claim_spend(
  p_user_id uuid,
  p_feature text,
  p_idempotency_key uuid,
  p_request jsonb,
  p_lease_seconds integer default 60
) returns table (outcome text, generation_id uuid, result jsonb, error jsonb)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  known public.generations;
  claimed_spend bigint;
  new_lease constant timestamptz := clock_timestamp() + make_interval(secs => p_lease_seconds);
begin
  perform from public.users where id = p_user_id for no key update;

  select * into known from public.generations
  where user_id = p_user_id and idempotency_key = p_idempotency_key
  for update;

  if found and (known.feature_name, known.request) is distinct from (p_feature, p_request) then
    return query select 'mismatch', known.id, null::jsonb, null::jsonb;
    return;
  end if;

  if found and (known.state <> 'running' or known.lease_expires_at > clock_timestamp()) then
    return query select known.state, known.id, known.result, known.error;
    return;
  end if;

  if found then
    update public.generations set lease_expires_at = new_lease where id = known.id;
    return query select 'claimed', known.id, null::jsonb, null::jsonb;
    return;
  end if;

  delete from private.unclaimed_spends
  where spend_id = (
    select min(spend_id) from private.unclaimed_spends
    where user_id = p_user_id and feature_name = p_feature
  )
  returning spend_id into claimed_spend;

  if claimed_spend is null then
    return query select 'unpaid', null::uuid, null::jsonb, null::jsonb;
    return;
  end if;

  return query
  insert into public.generations (user_id, idempotency_key, feature_name, spend_id, request, lease_expires_at)
  values (p_user_id, p_idempotency_key, p_feature, claimed_spend, p_request, new_lease)
  returning 'claimed', id, null::jsonb, null::jsonb;
end;
$$;

-- Extends the lease of a running generation, which shows that its worker is alive. Returns false if the
-- generation is no longer running; the worker must then stop.
create function public.extend_lease(p_generation_id uuid, p_lease_seconds integer) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.generations
  set lease_expires_at = clock_timestamp() + make_interval(secs => p_lease_seconds)
  where id = p_generation_id and state = 'running';

  return found;
end;
$$;

-- Records the result of a generation permanently. Returns false if the generation was no longer running and its credits
-- were refunded.
create function public.settle_generation(p_generation_id uuid, p_result jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.generations
  set state = 'succeeded', result = p_result, finished_at = clock_timestamp()
  where id = p_generation_id and state = 'running';

  return found;
end;
$$;

-- Fails a running generation and refunds its charge. Returns false if the generation was not running; nothing is
-- refunded then.
create function public.refund_generation(p_generation_id uuid, p_error jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  failed_spend bigint;
begin
  perform from public.users
  where id = (select user_id from public.generations where id = p_generation_id)
  for no key update;

  update public.generations
  set state = 'failed', error = p_error, finished_at = clock_timestamp()
  where id = p_generation_id and state = 'running'
  returning spend_id into failed_spend;

  if failed_spend is null then
    return false;
  end if;

  perform private.give_back(failed_spend);

  return true;
end;
$$;

-- The only scheduled job runs about every minute. The job refunds spends that nobody claimed for 15 minutes,
-- and work that a dead worker left running. Then the job renews the users' ended periods. Returns the number
-- of refunded spends. An account that is locked by another transaction waits for the next run.
create function public.release_stale_spends() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  unclaimed_before constant timestamptz := now() - interval '15 minutes';
  stale_user uuid;
  stale_spend bigint;
  released integer := 0;
begin
  for stale_user in
    select user_id from private.unclaimed_spends where created_at <= unclaimed_before
    union
    select user_id from public.generations where state = 'running' and lease_expires_at <= now()
    order by user_id
  loop
    perform from public.users where id = stale_user for no key update skip locked;

    continue when not found;

    for stale_spend in
      delete from private.unclaimed_spends
      where user_id = stale_user and created_at <= unclaimed_before
      returning spend_id
    loop
      perform private.give_back(stale_spend);
      released := released + 1;
    end loop;

    for stale_spend in
      update public.generations
      set state = 'failed', error = '{"code": "unavailable"}', finished_at = now()
      where user_id = stale_user and state = 'running' and lease_expires_at <= now()
      returning spend_id
    loop
      perform private.give_back(stale_spend);
      released := released + 1;
    end loop;
  end loop;

  perform private.renew_due_periods();

  return released;
end;
$$;

-- Returns results, oldest first, that were made and paid for but that the caller's browser has not saved yet.
create function public.pending_results()
returns table (
  generation_id uuid,
  idempotency_key uuid,
  feature_name text,
  request jsonb,
  result jsonb,
  finished_at timestamptz
)
language sql stable security invoker set search_path = '' as $$
  select id, idempotency_key, feature_name, request, result, finished_at
  from public.generations
  where user_id = (select auth.uid()) and state = 'succeeded' and acknowledged_at is null
  order by finished_at, id;
$$;

-- Marks one of the caller's own results as saved. Returns false if the caller has no such unsaved result.
create function public.acknowledge_result(p_generation_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.generations set acknowledged_at = now()
  where id = p_generation_id
    and user_id = auth.uid()
    and state = 'succeeded'
    and acknowledged_at is null;

  return found;
end;
$$;

grant execute on function
  public.claim_spend (uuid, text, uuid, jsonb, integer),
  public.extend_lease (uuid, integer),
  public.settle_generation (uuid, jsonb),
  public.refund_generation (uuid, jsonb),
  public.release_stale_spends ()
to service_role;

grant execute on function public.pending_results (), public.acknowledge_result (uuid) to authenticated;
