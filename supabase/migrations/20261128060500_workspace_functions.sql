-- The functions that read and write rows of workspaces. Transactions lock accounts first, in the order of their
-- ids, then other rows.

-- Locks the spending member and the owner of the credits, and returns the owner. The owner may change before
-- both rows are locked.
create function private.lock_payer(p_user_id uuid, p_workspace_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_owner_id uuid;
begin
  loop
    select owner_id into v_owner_id from public.workspaces where id = p_workspace_id;

    perform from public.users where id in (p_user_id, v_owner_id) order by id for no key update;

    exit when v_owner_id is not distinct from (select owner_id from public.workspaces where id = p_workspace_id);
  end loop;

  return v_owner_id;
end;
$$;

-- Returns the role of a workspace's member, for the engine; null for non-members.
create function public.workspace_role(p_user_id uuid, p_workspace_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select role from public.workspace_members where user_id = p_user_id and workspace_id = p_workspace_id;
$$;

grant execute on function public.workspace_role (uuid, uuid) to service_role;

-- Makes the workspace's owner the maker of a member's work in workspaces of others, and refunds the member's
-- unclaimed credits. The trigger runs before the member's account is deleted.
create function private.hand_over_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_table text;
  v_spend_id bigint;
begin
  for v_spend_id in
    delete from private.unclaimed_spends where user_id = old.id and workspace_id <> old.id returning spend_id
  loop
    perform private.give_back(v_spend_id) where exists (
      select from public.credit_ledger where id = v_spend_id and user_id <> old.id
    );
  end loop;

  for v_table in
    select tables.table_name from information_schema.tables
    join information_schema.columns using (table_schema, table_name)
    where tables.table_schema = 'public'
      and table_type = 'BASE TABLE'
      and column_name in ('user_id', 'workspace_id')
      and tables.table_name not in ('workspace_members', 'workspace_invitations')
    group by tables.table_name having count(*) = 2
  loop
    execute format(
      $query$
        update public.%I as source set user_id = workspaces.owner_id
        from public.workspaces
        where source.user_id = $1 and workspaces.id = source.workspace_id and workspaces.owner_id <> $1
      $query$,
      v_table
    ) using old.id;
  end loop;

  return old;
end;
$$;

create trigger hand_over_rows before delete on public.users
for each row execute function private.hand_over_rows();

-- A review's audit is append-only, except that the owner replaces a deleted account.
create or replace function private.refuse_change_of_event() returns trigger
language plpgsql set search_path = '' as $$
begin
  if to_jsonb(new) - 'user_id' = to_jsonb(old) - 'user_id'
    and new.user_id = (select owner_id from public.workspaces where id = old.workspace_id)
  then
    return new;
  end if;

  raise exception 'The audit of a review is append-only.' using errcode = '42501';
end;
$$;

create or replace function private.refuse_ledger_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Ledger rows are deleted only by the cascade of a deleted account, or lose the deleted member who spent.
  if tg_op = 'DELETE' then
    if not exists (select from public.users where id = old.user_id) then
      return old;
    end if;
  elsif tg_op = 'UPDATE' then
    if to_jsonb(new) = to_jsonb(old) || '{"member_id": null}'
      and not exists (select from public.users where id = old.member_id)
    then
      return new;
    end if;
  end if;

  raise exception 'credit_ledger is append-only' using errcode = '42501';
end;
$$;

drop function private.post_entry(uuid, text, integer, text, bigint);

-- Adds a ledger entry, like the function in 20261127223500_carried_credits.sql. `p_member_id` is the member who spent
-- the credits, or null for their owner.
create function private.post_entry(
  p_user_id uuid,
  p_kind text,
  p_amount integer,
  p_feature text,
  p_refunds bigint default null,
  p_member_id uuid default null
) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  entry_id bigint;
  carried integer;
begin
  update public.users set credits_used = credits_used - p_amount where id = p_user_id;

  insert into public.credit_ledger (user_id, kind, amount, feature_name, refunds, member_id)
  values (p_user_id, p_kind, p_amount, p_feature, p_refunds, nullif(p_member_id, p_user_id))
  returning id into entry_id;

  if p_kind = 'spend' then
    select least(remaining, -p_amount) into carried from private.carried_credits
    where user_id = p_user_id and remaining > 0 and ends_at > now();

    if found then
      update private.carried_credits set remaining = remaining - carried where user_id = p_user_id;

      insert into private.carried_spends (spend_id, credits) values (entry_id, carried);
    end if;
  end if;

  return entry_id;
end;
$$;

-- Spends credits of the request's workspace, which belong to its owner (spec §7). Returns true if the credits
-- were spent. Returns false if there are not enough credits; nothing is spent then. Raises 42501 for another
-- user's id and for a member without the right to edit, 22023 for an unknown feature or a wrong price.
create or replace function public.check_and_consume_credits(
  user_id uuid,
  feature_name text,
  required_credits integer
) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller constant uuid := auth.uid();
  workspace constant uuid := public.active_workspace('editor');
  payer uuid;
  feature constant text := check_and_consume_credits.feature_name;
  price integer;
  spend_id bigint;
begin
  if caller is null or caller is distinct from check_and_consume_credits.user_id then
    raise exception 'credits can only be spent by their owner' using errcode = '42501';
  end if;

  select credits into price from public.feature_prices where feature_name = feature;

  if price is null or price is distinct from required_credits then
    raise exception 'no such feature at this price' using errcode = '22023';
  end if;

  if workspace is null and public.active_workspace() is null and private.named_workspace() = caller then
    -- The account was just deleted. The account's personal workspace no longer exists, but its access token
    -- still works.
    return false;
  end if;

  payer := private.lock_payer(caller, workspace);

  -- The role is checked again under the lock, because the caller may have been removed meanwhile.
  if payer is null or not private.has_role(caller, workspace, 'editor') then
    raise exception 'credits of a workspace are spent by its owner and editors' using errcode = '42501';
  end if;

  perform private.renew_if_due(payer);

  perform from public.users where id = payer and ads_limit - credits_used >= price;

  if not found then
    return false;
  end if;

  spend_id := private.post_entry(payer, 'spend', -price, feature, null, caller);

  insert into private.unclaimed_spends (spend_id, user_id, feature_name, workspace_id)
  values (spend_id, caller, feature, workspace);

  return true;
end;
$$;

drop function public.claim_spend(uuid, text, uuid, jsonb, integer);

-- Ties a paid, unclaimed charge of a workspace (by default the personal one) to a generation. The possible outcomes
-- have not changed.
create function public.claim_spend(
  p_user_id uuid,
  p_feature text,
  p_idempotency_key uuid,
  p_request jsonb,
  p_lease_seconds integer default 60,
  p_workspace_id uuid default null
) returns table (outcome text, generation_id uuid, result jsonb, error jsonb)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  known public.generations;
  claimed_spend bigint;
  workspace constant uuid := coalesce(p_workspace_id, p_user_id);
  new_lease constant timestamptz := clock_timestamp() + make_interval(secs => p_lease_seconds);
begin
  perform from public.users where id = p_user_id for no key update;

  select * into known from public.generations
  where user_id = p_user_id and idempotency_key = p_idempotency_key
  for update;

  if found and (known.feature_name, known.request, known.workspace_id) is distinct from (p_feature, p_request, workspace) then
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
    where user_id = p_user_id and feature_name = p_feature and workspace_id = workspace
  )
  returning spend_id into claimed_spend;

  if claimed_spend is null then
    return query select 'unpaid', null::uuid, null::jsonb, null::jsonb;
    return;
  end if;

  return query
  insert into public.generations (user_id, idempotency_key, feature_name, spend_id, request, lease_expires_at, workspace_id)
  values (p_user_id, p_idempotency_key, p_feature, claimed_spend, p_request, new_lease, workspace)
  returning 'claimed', id, null::jsonb, null::jsonb;
end;
$$;

drop function public.queue_generation(uuid, text, uuid, jsonb, integer, jsonb, integer, boolean, boolean);

create function public.queue_generation(
  p_user_id uuid,
  p_feature text,
  p_idempotency_key uuid,
  p_request jsonb,
  p_lease_seconds integer,
  p_job jsonb,
  p_renders integer default 1,
  p_batch boolean default false,
  p_notify boolean default true,
  p_workspace_id uuid default null
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
  from public.claim_spend(p_user_id, p_feature, p_idempotency_key, p_request, p_lease_seconds, p_workspace_id);

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
  public.claim_spend (uuid, text, uuid, jsonb, integer, uuid),
  public.queue_generation (uuid, text, uuid, jsonb, integer, jsonb, integer, boolean, boolean, uuid)
to service_role;

create or replace function public.refund_generation(p_generation_id uuid, p_error jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  failed_spend bigint;
begin
  -- Locks the user who made the work, and the owner of the credits to refund.
  perform from public.users
  where id in (
    select unnest(array[generations.user_id, spend.user_id])
    from public.generations
    left join public.credit_ledger as spend on spend.id = generations.spend_id
    where generations.id = p_generation_id
  )
  order by id
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

-- Refunds stale charges and renews periods. If another transaction has locked the owner of the credits or the maker of
-- the work, the charge waits for the next run.
create or replace function public.release_stale_spends() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  unclaimed_before constant timestamptz := now() - interval '15 minutes';
  stale record;
  stale_spend bigint;
  released integer := 0;
begin
  for stale in
    select spend.user_id as payer, unclaimed.user_id as maker
    from private.unclaimed_spends as unclaimed
    join public.credit_ledger as spend on spend.id = unclaimed.spend_id
    where unclaimed.created_at <= unclaimed_before
    union
    select coalesce(spend.user_id, generations.user_id), generations.user_id
    from public.generations
    left join public.credit_ledger as spend on spend.id = generations.spend_id
    where generations.state = 'running' and generations.lease_expires_at <= now()
    order by payer, maker
  loop
    continue when (
      select count(*) from (
        select from public.users where id in (stale.payer, stale.maker) order by id for no key update skip locked
      ) as locked
    ) < case when stale.payer = stale.maker then 1 else 2 end;

    for stale_spend in
      delete from private.unclaimed_spends
      where user_id = stale.maker
        and created_at <= unclaimed_before
        and spend_id in (select id from public.credit_ledger where credit_ledger.user_id = stale.payer)
      returning spend_id
    loop
      perform private.give_back(stale_spend);
      released := released + 1;
    end loop;

    for stale_spend in
      update public.generations
      set state = 'failed', error = '{"code": "unavailable"}', finished_at = now()
      where user_id = stale.maker
        and state = 'running'
        and lease_expires_at <= now()
        and coalesce((select spend.user_id from public.credit_ledger as spend where spend.id = spend_id), user_id)
          = stale.payer
      returning spend_id
    loop
      continue when stale_spend is null;

      perform private.give_back(stale_spend);
      released := released + 1;
    end loop;
  end loop;

  perform private.renew_due_periods();

  return released;
end;
$$;

create or replace function public.settle_generation(
  p_generation_id uuid,
  p_result jsonb,
  p_recipes jsonb default '[]',
  p_ads jsonb default '[]'
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  owner constant uuid := (select user_id from public.generations where id = p_generation_id);
  workspace constant uuid := (select workspace_id from public.generations where id = p_generation_id);
begin
  -- Saving counts the ads on the user's row. Every transaction locks that row first.
  perform from public.users where id = owner for no key update;

  update public.generations
  set state = 'succeeded', result = p_result, finished_at = clock_timestamp()
  where id = p_generation_id and state = 'running';

  if not found then
    return false;
  end if;

  insert into public.recipes
    (user_id, generation_id, position, image_url, recipe, images, headline, words, viral_score)
  select
    owner,
    p_generation_id,
    (entry.ordinality - 1)::integer,
    entry.value -> 'images' ->> (entry.value -> 'recipe' -> 'formats' ->> 0),
    entry.value -> 'recipe',
    entry.value -> 'images',
    entry.value ->> 'headline',
    entry.value ->> 'words',
    nullif(entry.value -> 'viral_score', 'null'::jsonb)
  from jsonb_array_elements(p_recipes) with ordinality as entry;

  perform private.complete_ads(owner, p_ads, workspace);

  return true;
end;
$$;

drop function private.complete_ads(uuid, jsonb);

create function private.complete_ads(p_user_id uuid, p_ads jsonb, p_workspace_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.ads (
    user_id, workspace_id, ad_image_url, ad_image_url_story, ad_text, title, status, is_favorite, is_boosted, ad_type, prediction_id
  )
  select
    p_user_id,
    p_workspace_id,
    ad ->> 'ad_image_url',
    ad ->> 'ad_image_url_story',
    ad ->> 'ad_text',
    ad ->> 'title',
    coalesce(ad ->> 'status', 'completed'),
    coalesce((ad ->> 'is_favorite')::boolean, false),
    coalesce((ad ->> 'is_boosted')::boolean, false),
    ad ->> 'ad_type',
    ad ->> 'prediction_id'
  from jsonb_array_elements(p_ads) with ordinality as entry (ad, place)
  order by place;

  insert into private.completed_pictures (user_id, image_url)
  select p_user_id, ad ->> 'ad_image_url'
  from jsonb_array_elements(p_ads) as ad
  where ad ->> 'ad_image_url' is not null
  on conflict do nothing;
end;
$$;

create or replace function private.resume_campaigns() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.campaigns set state = 'running', paused_by = null
  where workspace_id in (select id from public.workspaces where owner_id = new.id) and paused_by = 'credits';

  return null;
end;
$$;

drop function public.create_campaign(uuid, text, jsonb, jsonb, integer);

-- Returns null if the workspace has the maximum number of campaigns. Raises 42501 for a member who may not edit.
create function public.create_campaign(
  p_user_id uuid,
  p_name text,
  p_settings jsonb,
  p_rows jsonb,
  p_most integer,
  p_workspace_id uuid default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  workspace constant uuid := coalesce(p_workspace_id, p_user_id);
  new_id uuid;
begin
  perform private.lock_payer(p_user_id, workspace);

  if not private.has_role(p_user_id, workspace, 'editor') then
    raise exception 'campaigns of a workspace are made by its owner and editors' using errcode = '42501';
  end if;

  if (select count(*) from public.campaigns where workspace_id = workspace) >= p_most then
    return null;
  end if;

  insert into public.campaigns (user_id, workspace_id, name, settings)
  values (p_user_id, workspace, p_name, p_settings)
  returning id into new_id;

  insert into public.campaign_rows
    (campaign_id, user_id, position, line, name, reference, photo, link, price, brief, problem, state)
  select
    new_id,
    p_user_id,
    place,
    (entry ->> 'line')::integer,
    entry ->> 'name',
    entry ->> 'reference',
    entry ->> 'photo',
    coalesce(entry ->> 'link', ''),
    nullif(entry -> 'price', 'null'),
    nullif(entry -> 'brief', 'null'),
    entry ->> 'problem',
    case when nullif(entry -> 'brief', 'null') is null then 'faulty' else 'waiting' end
  from jsonb_array_elements(p_rows) with ordinality as list (entry, place);

  return new_id;
end;
$$;

grant execute on function public.create_campaign (uuid, text, jsonb, jsonb, integer, uuid) to service_role;

create or replace function public.act_on_campaign(p_user_id uuid, p_campaign_id uuid, p_action text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  campaign public.campaigns;
begin
  -- Rows of the campaign are queued while the account of the campaign's maker is locked.
  perform from public.users
  where id = (select user_id from public.campaigns where id = p_campaign_id) for no key update;

  select * into campaign from public.campaigns
  where id = p_campaign_id and private.has_role(p_user_id, workspace_id, 'editor') for update;

  if campaign.id is null then
    return null;
  end if;

  if p_action = 'start' and campaign.state = 'draft' then
    update public.campaign_rows
    set state = 'failed', problem = 'The photo “' || photo || '” is not in the archive.'
    where campaign_id = p_campaign_id and state = 'waiting'
      and photo <> '' and photo !~* '^https?://' and photo_url is null;
  end if;

  if (p_action = 'start' and campaign.state = 'draft')
    or (p_action = 'resume' and campaign.state = 'paused') then
    update public.campaigns set state = 'running', paused_by = null where id = p_campaign_id;
  elsif p_action = 'pause' and campaign.state = 'running' then
    update public.campaigns set state = 'paused', paused_by = 'user' where id = p_campaign_id;
  elsif p_action = 'cancel' and campaign.state in ('running', 'paused') then
    update public.campaign_rows set state = 'cancelled', feeder = null, updated_at = now()
    where campaign_id = p_campaign_id and state in ('waiting', 'preparing');

    update public.campaigns set state = 'cancelled', paused_by = null, finished_at = clock_timestamp()
    where id = p_campaign_id;
  elsif p_action in ('retry', 'draw') and campaign.state <> 'draft' then
    update public.campaign_rows
    set
      photo = case when p_action = 'draw' then '' else photo end,
      state = 'waiting', idempotency_key = gen_random_uuid(), generation_id = null,
      problem = null, feeder = null, updated_at = now()
    where campaign_id = p_campaign_id and state = 'failed'
      and (p_action = 'draw') = (photo <> '' and photo !~* '^https?://' and photo_url is null);

    if found and campaign.state in ('done', 'cancelled') then
      update public.campaigns set state = 'running', finished_at = null where id = p_campaign_id;
    end if;
  end if;

  perform private.finish_campaign(p_campaign_id);

  return (select state from public.campaigns where id = p_campaign_id);
end;
$$;

create or replace function public.delete_campaign(p_user_id uuid, p_campaign_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.campaigns
  where id = p_campaign_id and private.has_role(p_user_id, workspace_id, 'editor') and state in ('draft', 'done', 'cancelled')
    and not exists (
      select from public.campaign_rows
      where campaign_id = p_campaign_id and state in ('preparing', 'running', 'finishing')
    );

  return found;
end;
$$;

drop function public.take_campaign_rows(uuid, integer);

create function public.take_campaign_rows(
  p_feeder uuid,
  p_room integer
) returns table (
  id uuid,
  user_id uuid,
  state text,
  brief jsonb,
  photo text,
  photo_url text,
  price jsonb,
  ad_id uuid,
  finishes integer,
  settings jsonb,
  workspace_id uuid
)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  free integer;
begin
  perform pg_advisory_xact_lock(hashtextextended(p_feeder::text, 0));

  update public.campaign_rows
  set state = case state when 'preparing' then 'waiting' else state end, feeder = null
  where state in ('preparing', 'finishing') and feeder is not null and fed_at < now() - interval '2 minutes';

  select p_room - count(*) into free from public.campaign_rows
  where feeder = p_feeder and state in ('preparing', 'running', 'finishing');

  return query
  with turns as (
    select
      rows.id,
      row_number() over (partition by rows.user_id order by rows.state <> 'finishing', campaigns.created_at, rows.position)
        as turn
    from public.campaign_rows as rows
    join public.campaigns on campaigns.id = rows.campaign_id
    where (rows.state = 'waiting' and campaigns.state = 'running')
      or (rows.state = 'finishing' and rows.feeder is null)
  ),

  locked as (
    select rows.id from public.campaign_rows as rows
    join turns on turns.id = rows.id
    where rows.state = 'waiting' or (rows.state = 'finishing' and rows.feeder is null)
    order by turns.turn, rows.id
    limit greatest(free, 0)
    for update of rows skip locked
  )

  update public.campaign_rows as rows
  set
    state = case rows.state when 'waiting' then 'preparing' else rows.state end,
    feeder = p_feeder,
    fed_at = now(),
    finishes = rows.finishes + case rows.state when 'finishing' then 1 else 0 end
  from public.campaigns
  where rows.id in (select id from locked) and campaigns.id = rows.campaign_id
  returning
    rows.id, rows.user_id, rows.state, rows.brief, rows.photo, rows.photo_url, rows.price, rows.ad_id, rows.finishes,
    campaigns.settings, rows.workspace_id;
end;
$$;

grant execute on function public.take_campaign_rows (uuid, integer) to service_role;

create or replace function public.queue_campaign_row(
  p_row_id uuid,
  p_request jsonb,
  p_lease_seconds integer,
  p_job jsonb,
  p_renders integer
) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  feature constant text := 'Create Ad';
  owner constant uuid := (select user_id from public.campaign_rows where id = p_row_id);
  workspace constant uuid := (select workspace_id from public.campaign_rows where id = p_row_id);
  payer uuid;
  prepared public.campaign_rows;
  price integer;
  spend_id bigint;
  claim record;
begin
  payer := private.lock_payer(owner, workspace);

  select * into prepared from public.campaign_rows
  where id = p_row_id and state = 'preparing' for update;

  if prepared.id is null then
    return 'stopped';
  end if;

  perform from public.campaigns where id = prepared.campaign_id and state = 'running' for update;

  if not found then
    update public.campaign_rows set state = 'waiting', feeder = null where id = p_row_id;
    return 'stopped';
  end if;

  select credits into strict price from public.feature_prices where feature_name = feature;

  perform private.renew_if_due(payer);

  perform from public.users where id = payer and ads_limit - credits_used >= price;

  if not found then
    update public.campaign_rows set state = 'waiting', feeder = null where id = p_row_id;
    update public.campaigns set state = 'paused', paused_by = 'credits' where id = prepared.campaign_id;
    return 'unpaid';
  end if;

  spend_id := private.post_entry(payer, 'spend', -price, feature, null, owner);

  insert into private.unclaimed_spends (spend_id, user_id, feature_name, workspace_id)
  values (spend_id, owner, feature, workspace);

  select * into strict claim from public.queue_generation(
    owner, feature, prepared.idempotency_key, p_request, p_lease_seconds,
    p_job || jsonb_build_object('idempotencyKey', prepared.idempotency_key),
    p_renders, true, true, workspace
  );

  if claim.outcome <> 'claimed' then
    raise exception 'a campaign row was queued twice: %', claim.outcome;
  end if;

  update public.campaign_rows
  set state = 'running', generation_id = claim.generation_id, updated_at = now()
  where id = p_row_id;

  return 'queued';
end;
$$;

drop function public.ad_to_edit(uuid, uuid);

-- Returns the latest version of an ad to everybody who may see the ad. The outcomes are those of the function in
-- 20261127203000_ad_text_to_edit.sql. `workspace_id` is the workspace of the ad's pictures.
create function public.ad_to_edit(
  p_user_id uuid,
  p_ad_id uuid
) returns table (outcome text, n integer, recipe jsonb, images jsonb, ad_text text, workspace_id uuid)
language sql stable security definer set search_path = '' as $$
  select
    case when recipes.id is null then 'not_editable' else 'found' end,
    recipes.n,
    recipes.recipe,
    recipes.images,
    ads.ad_text,
    ads.workspace_id
  from public.ads
  left join public.recipes on recipes.ad_id = ads.id
  where ads.id = p_ad_id and private.has_role(p_user_id, ads.workspace_id, 'viewer')
  union all
  select 'not_found', null, null, null, null, null
  where not exists (
    select from public.ads where ads.id = p_ad_id and private.has_role(p_user_id, ads.workspace_id, 'viewer')
  );
$$;

grant execute on function public.ad_to_edit (uuid, uuid) to service_role;

create or replace function public.save_ad_version(
  p_user_id uuid,
  p_ad_id uuid,
  p_base integer,
  p_version jsonb
) returns table (outcome text, n integer, recipe jsonb, images jsonb)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  latest public.recipes;
  row_change constant jsonb := coalesce(p_version -> 'ad', '{}');
begin
  perform from public.ads where id = p_ad_id and private.has_role(p_user_id, workspace_id, 'editor') for update;

  if not found then
    return query select 'not_found', null::integer, null::jsonb, null::jsonb;
    return;
  end if;

  select * into latest from public.recipes where ad_id = p_ad_id for update;

  if not found then
    return query select 'not_editable', null::integer, null::jsonb, null::jsonb;
    return;
  end if;

  if latest.n <> p_base then
    return query select 'stale', latest.n, latest.recipe, latest.images;
    return;
  end if;

  update public.recipes
  set
    n = latest.n + 1,
    recipe = p_version -> 'recipe',
    images = p_version -> 'images',
    headline = p_version ->> 'headline',
    words = p_version ->> 'words',
    viral_score = nullif(p_version -> 'viral_score', 'null'::jsonb)
  where id = latest.id
  returning * into latest;

  insert into public.ad_versions (ad_id, n, user_id, recipe, images, viral_score)
  values (p_ad_id, latest.n, p_user_id, latest.recipe, latest.images, latest.viral_score);

  update public.ads
  set
    ad_image_url = coalesce(row_change ->> 'ad_image_url', ad_image_url),
    ad_image_url_story = coalesce(row_change ->> 'ad_image_url_story', ad_image_url_story),
    title = coalesce(row_change ->> 'title', title),
    ad_text = coalesce(row_change ->> 'ad_text', ad_text),
    prediction_id = coalesce(row_change ->> 'prediction_id', prediction_id)
  where id = p_ad_id;

  return query select 'saved', latest.n, latest.recipe, latest.images;
end;
$$;

create or replace function public.add_ad_formats(
  p_user_id uuid,
  p_ad_id uuid,
  p_n integer,
  p_images jsonb
) returns table (outcome text, n integer, recipe jsonb, images jsonb)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  latest public.recipes;
  fresh jsonb;
begin
  perform from public.ads where id = p_ad_id and private.has_role(p_user_id, workspace_id, 'editor') for update;

  if not found then
    return query select 'not_found', null::integer, null::jsonb, null::jsonb;
    return;
  end if;

  select * into latest from public.recipes where ad_id = p_ad_id for update;

  if not found then
    return query select 'not_editable', null::integer, null::jsonb, null::jsonb;
    return;
  end if;

  if latest.n <> p_n then
    return query select 'stale', latest.n, latest.recipe, latest.images;
    return;
  end if;

  select coalesce(jsonb_object_agg(key, value), '{}') into fresh
  from jsonb_each(p_images) where not latest.images ? key;

  update public.recipes
  set
    images = images || fresh,
    recipe = jsonb_set(recipe, '{formats}', (recipe -> 'formats') || coalesce(
      (select jsonb_agg(key) from jsonb_object_keys(fresh) as key where not recipe -> 'formats' ? key),
      '[]'
    ))
  where id = latest.id
  returning * into latest;

  update public.ad_versions
  set images = latest.images, recipe = latest.recipe
  where ad_id = p_ad_id and n = latest.n;

  return query select 'saved', latest.n, latest.recipe, latest.images;
end;
$$;

create or replace function public.gallery_facets() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'brands', (
      select coalesce(jsonb_agg(name order by lower(name)), '[]')
      from (
        select distinct recipe -> 'brand' ->> 'name' as name from public.recipes
        where workspace_id = (select public.active_workspace()) and ad_id is not null and recipe -> 'brand' ->> 'name' is not null
      ) as brand
    ),
    'campaigns', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by created_at desc), '[]')
      from public.campaigns
      where workspace_id = (select public.active_workspace())
        and exists (select from public.campaign_rows where campaign_id = campaigns.id and ad_id is not null)
    ),
    'folders', (
      select coalesce(
        jsonb_agg(jsonb_build_object('id', id, 'name', name, 'ads', ads) order by lower(name)),
        '[]'
      )
      from (
        select
          ad_folders.id,
          ad_folders.name,
          (select count(*) from public.filed_ads where folder_id = ad_folders.id) as ads
        from public.ad_folders
        where ad_folders.workspace_id = (select public.active_workspace())
      ) as folder
    )
  );
$$;

create or replace function public.file_ads(p_ad_ids uuid[], p_folder_id uuid default null) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  workspace constant uuid := public.active_workspace('editor');
  filed integer;
begin
  if p_folder_id is not null
    and not exists (select from public.ad_folders where id = p_folder_id and workspace_id = workspace)
  then
    raise exception 'no such folder' using errcode = '42501';
  end if;

  insert into public.filed_ads (ad_id, user_id, folder_id)
  select id, user_id, p_folder_id from public.ads
  where id = any (p_ad_ids) and workspace_id = workspace
  on conflict (ad_id) do update set folder_id = excluded.folder_id;

  get diagnostics filed = row_count;

  return filed;
end;
$$;

create or replace function public.rename_ad(p_ad_id uuid, p_name text default null) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.filed_ads (ad_id, user_id, name)
  select id, user_id, p_name from public.ads
  where id = p_ad_id and workspace_id = public.active_workspace('editor')
  on conflict (ad_id) do update set name = excluded.name;

  return found;
end;
$$;

create or replace function private.limit_ad_folders() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.users
  where id = (select owner_id from public.workspaces where id = new.workspace_id) for no key update;

  if (select count(*) from public.ad_folders where workspace_id = new.workspace_id) >= 100 then
    raise exception 'A user has at most 100 folders.' using errcode = 'AF001';
  end if;

  return new;
end;
$$;

create or replace function private.limit_assets() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.users
  where id = (select owner_id from public.workspaces where id = new.workspace_id) for no key update;

  if (select count(*) from public.assets where workspace_id = new.workspace_id) >= 200 then
    raise exception 'At most 200 product photos and logos are kept.' using errcode = 'BK002';
  end if;

  return new;
end;
$$;

create or replace function private.limit_brand_kits() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.users
  where id = (select owner_id from public.workspaces where id = new.workspace_id) for no key update;

  if (select count(*) from public.brand_kits where workspace_id = new.workspace_id) >= 20 then
    raise exception 'At most 20 brand kits are kept.' using errcode = 'BK001';
  end if;

  return new;
end;
$$;

create or replace function private.limit_claim_evidence() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.users
  where id = (select owner_id from public.workspaces where id = new.workspace_id) for no key update;

  if (select count(*) from public.claim_evidence where ad_id = new.ad_id) >= 20 then
    raise exception 'At most 20 claims of an ad have evidence.' using errcode = 'CE001';
  end if;

  return new;
end;
$$;

create or replace function private.settle_brand_kit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from unnest(array[new.logo_light, new.logo_dark]) as logo (id)
    where logo.id is not null
      and not exists (
        select from public.assets where assets.id = logo.id and assets.workspace_id = new.workspace_id
      )
  ) then
    raise exception 'A logo of a brand kit is one of your own.' using errcode = '42501';
  end if;

  if new.is_default then
    update public.brand_kits set is_default = false
    where workspace_id = new.workspace_id and id <> new.id and is_default;
  end if;

  new.updated_at := now();

  return new;
end;
$$;

create or replace function private.refuse_foreign_pictures() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner text := to_jsonb(new) ->> 'workspace_id';
  column_name text;
  address text;
  folder text;
begin
  foreach column_name in array tg_argv loop
    address := private.plain_address(to_jsonb(new) ->> column_name);

    continue when address is null or address !~* '/storage/v1/';

    for folder in
      select (regexp_matches(
        address, '/(?:' || array_to_string(private.picture_buckets(), '|') || '|job_answers)/([^/?#"]*)', 'g'
      ))[1]
    loop
      if folder <> owner then
        raise exception 'A picture lies in a folder that is not yours.' using errcode = '42501';
      end if;
    end loop;

    if address ~ '/\.\.?(/|$)' then
      raise exception 'The address of a picture leads out of its folder.' using errcode = '42501';
    end if;
  end loop;

  return new;
end;
$$;

-- Returns the storage that an owner's plan includes, in all their workspaces.
create or replace function private.storage_of(
  p_user_id uuid,
  OUT bytes_used bigint,
  OUT bytes_allowed bigint,
  OUT pictures_used bigint,
  OUT pictures_allowed integer
) returns record
language plpgsql stable security definer set search_path = '' as $$
declare
  v_workspace_id uuid;
  v_pictures bigint;
  v_bytes bigint;
begin
  pictures_used := 0;
  bytes_used := 0;

  -- Each prefix gets its own statement, because the index on names is used only for a constant prefix.
  for v_workspace_id in select id from public.workspaces where owner_id = p_user_id loop
    execute format(
      $query$
        select
          count(*),
          coalesce(sum(coalesce((metadata ->> 'size')::bigint, (metadata ->> 'contentLength')::bigint, 5242880)), 0)
        from storage.objects
        where bucket_id = any (private.picture_buckets()) and name like %L
      $query$,
      v_workspace_id || '/%'
    )
    into v_pictures, v_bytes;

    pictures_used := pictures_used + v_pictures;
    bytes_used := bytes_used + v_bytes;
  end loop;

  bytes_used := bytes_used + (
    select coalesce(sum(pg_column_size(ads.*)), 0) from public.ads
    where workspace_id in (select id from public.workspaces where owner_id = p_user_id)
  );

  select plans.storage_bytes, plans.storage_pictures into bytes_allowed, pictures_allowed
  from public.users join public.plans on plans.name = users.plan_name
  where users.id = p_user_id;
end;
$$;

-- Returns the reason why a workspace may not store more under its owner's plan. A user's id means the personal
-- workspace.
create or replace function public.storage_problem(p_user_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  storage record;
begin
  select * into storage from private.storage_of(
    (select owner_id from public.workspaces where id = p_user_id)
  );

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

create or replace function public.storage_usage(
  OUT bytes_used bigint,
  OUT bytes_allowed bigint,
  OUT pictures_used bigint,
  OUT pictures_allowed integer
) returns record
language sql stable security definer set search_path = '' as $$
  select * from private.storage_of(public.active_account());
$$;

create or replace function private.refuse_full_storage() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  problem text;
begin
  if auth.uid() is null then
    return null;
  end if;

  problem := public.storage_problem(coalesce(public.active_workspace(), auth.uid()));

  if problem is not null then
    raise exception '%', problem using errcode = 'ST001';
  end if;

  return null;
end;
$$;

-- An upload counts towards the workspace of its folder. The policies have checked that the caller may write to
-- this folder.
create function private.refuse_full_folder() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_workspace_id constant uuid := (
    select id from public.workspaces
    where id::text = split_part(new.name, '/', 1) and private.has_role(auth.uid(), id, 'editor')
  );
  v_problem text;
begin
  if auth.uid() is null then
    return new;
  end if;

  v_problem := public.storage_problem(coalesce(v_workspace_id, auth.uid()));

  if v_problem is not null then
    raise exception '%', v_problem using errcode = 'ST001';
  end if;

  return new;
end;
$$;

drop trigger refuse_full_storage on storage.objects;

create trigger refuse_full_storage before insert on storage.objects
for each row execute function private.refuse_full_folder();

-- Lists the files of the workspaces that a user owns, and of the user's jobs.
create or replace function public.account_objects(p_user_id uuid) returns table (bucket text, name text)
language sql stable security definer set search_path = '' as $$
  select bucket_id, name from storage.objects
  where (
      (bucket_id = any (private.picture_buckets()) or bucket_id = 'exports')
      and (
        name like p_user_id || '/%'
        or split_part(name, '/', 1) in (select id::text from public.workspaces where owner_id = p_user_id and not is_personal)
      )
    )
    or (
      bucket_id = 'job_answers'
      and split_part(name, '/', 1) in (
        select id::text from public.generations where user_id = p_user_id
      )
    )
  order by bucket_id, name;
$$;

create or replace function private.unshown_objects(p_limit integer default 500) returns table (bucket text, name text)
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
      or not exists (select from public.workspaces where id::text = split_part(objects.name, '/', 1))
    )
  union all
  select answers.bucket_id, answers.name
  from storage.objects as answers
  where answers.bucket_id = 'job_answers'
    and not exists (
      select from public.generations
      where id::text = split_part(answers.name, '/', 1) and state = 'running'
    )
    -- A job that has just ended still removes its own answers.
    and answers.created_at < now() - interval '1 hour'
  order by 1, 2
  limit p_limit;
end;
$$;

-- Lists the tables of the API with rows of users, and the column with the row's user.
create or replace function public.export_tables() returns setof text
language sql stable security definer set search_path = '' as $$
  select columns.table_name::text
  from information_schema.columns
  join information_schema.tables using (table_schema, table_name)
  where columns.table_schema = 'public'
    and table_type = 'BASE TABLE'
    and (
      column_name = 'user_id' or (columns.table_name, column_name) in (('users', 'id'), ('workspaces', 'owner_id'))
    )
  order by 1;
$$;

-- Returns a page of the user's rows of a table, without rows of workspaces that the user has left.
create or replace function public.export_rows(p_user_id uuid, p_table text, p_offset integer, p_limit integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  keys text;
  page jsonb;
  in_reach text := '';
begin
  if p_table not in (select public.export_tables()) then
    raise exception 'No table with rows of users: %', p_table using errcode = '42P01';
  end if;

  select string_agg(quote_ident(attname), ', ' order by attnum) into keys
  from pg_catalog.pg_index
  join pg_catalog.pg_attribute on attrelid = indrelid and attnum = any (indkey)
  where indrelid = format('public.%I', p_table)::regclass and indisprimary;

  if exists (
    select from information_schema.columns
    where table_schema = 'public' and table_name = p_table and column_name = 'workspace_id'
  ) then
    in_reach := 'and workspace_id in (select workspace_id from public.workspace_members where user_id = $1)';
  end if;

  execute format(
    $query$
      select coalesce(jsonb_agg(to_jsonb(page)), '[]')
      from (select * from public.%I where %I = $1 %s order by %s offset $2 limit $3) as page
    $query$,
    p_table,
    case p_table when 'users' then 'id' when 'workspaces' then 'owner_id' else 'user_id' end,
    in_reach,
    keys
  )
  into page using p_user_id, p_offset, p_limit;

  return page;
end;
$$;

drop function private.own_review(uuid);

-- Returns a review of the request's workspace for a caller with at least this role. Locks the account of the
-- review's maker, then the review.
create function private.own_review(p_id uuid, p_least text) returns reviews
language plpgsql security definer set search_path = '' as $$
declare
  v_review public.reviews;
begin
  perform from public.users where id = (select user_id from public.reviews where id = p_id) for key share;

  select * into v_review from public.reviews where id = p_id and workspace_id = public.active_workspace(p_least) for update;

  return v_review;
end;
$$;

create or replace function public.create_review(
  p_user_id uuid,
  p_review jsonb,
  p_ad_ids uuid[],
  p_token_hash text,
  p_password_hash text
) returns table (outcome text, id uuid)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_workspace_id uuid;
  v_id uuid;
  v_ads integer;
begin
  -- All ads must belong to one workspace; ads of another workspace count as not found.
  select workspace_id into v_workspace_id from public.ads
  where ads.id = any (p_ad_ids) and private.has_role(p_user_id, workspace_id, 'editor')
  order by ads.id limit 1;

  perform private.lock_payer(p_user_id, v_workspace_id);

  if (
    select count(*) from public.reviews
    where workspace_id = v_workspace_id and revoked_at is null and (expires_at is null or expires_at > now())
  ) >= 200 then
    return query select 'too_many', null::uuid;
    return;
  end if;

  if (select count(*) from public.ads where ads.id = any (p_ad_ids) and workspace_id = v_workspace_id)
    is distinct from (select count(distinct ad_id) from unnest(p_ad_ids) as ad_id)
  then
    return query select 'not_found', null::uuid;
    return;
  end if;

  insert into public.reviews (user_id, workspace_id, name, has_password, approvals_asked, mails_decisions, expires_at)
  values (
    p_user_id,
    v_workspace_id,
    p_review ->> 'name',
    p_password_hash is not null,
    (p_review ->> 'approvals_asked')::integer,
    (p_review ->> 'mails_decisions')::boolean,
    now() + make_interval(days => (p_review ->> 'days')::integer)
  )
  returning reviews.id into v_id;

  insert into private.review_secrets (review_id, token_hash, password_hash)
  values (v_id, decode(p_token_hash, 'hex'), p_password_hash);

  insert into public.review_ads
    (review_id, user_id, ad_id, position, version, images, headline, ad_text, brand, alt_text)
  select v_id, p_user_id, ads.id, chosen.position, pinned.*
  from (
    select ad_id, (min(ordinality) - 1)::integer as position
    from unnest(p_ad_ids) with ordinality as given (ad_id, ordinality)
    group by ad_id
  ) as chosen
  join public.ads on ads.id = chosen.ad_id
  cross join lateral private.pinned_ad(ads) as pinned;

  insert into public.review_events (review_id, user_id, review_ad_id, version, kind)
  select v_id, p_user_id, review_ads.id, version, 'created' from public.review_ads
  where review_id = v_id order by position;

  return query select 'created', v_id;
end;
$$;

create or replace function public.revoke_review(p_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_review constant public.reviews := private.own_review(p_id, 'editor');
begin
  if v_review.id is not null and v_review.revoked_at is null then
    update public.reviews set revoked_at = now() where id = v_review.id;

    insert into public.review_events (review_id, user_id, kind) values (v_review.id, v_review.user_id, 'revoked');
  end if;

  return v_review.id is not null;
end;
$$;

create or replace function public.set_review_mails(p_id uuid, p_mails_decisions boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_maker uuid;
begin
  update public.reviews set mails_decisions = p_mails_decisions
  where id = p_id and workspace_id = public.active_workspace('editor')
  returning user_id into v_maker;

  if v_maker is null then
    return false;
  end if;

  if not p_mails_decisions then
    delete from private.mails
    where user_id = v_maker and kind = 'review' and details ->> 'review_id' = p_id::text and sent_at is null;
  end if;

  return true;
end;
$$;

create or replace function public.send_review_version(p_review_ad_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_review public.reviews;
  v_ad public.review_ads;
begin
  v_review := private.own_review((select review_id from public.review_ads where id = p_review_ad_id), 'editor');

  if v_review.id is null or v_review.revoked_at is not null then
    return false;
  end if;

  update public.review_ads
  set
    version = pinned.version,
    images = pinned.images,
    headline = pinned.headline,
    ad_text = pinned.ad_text,
    brand = pinned.brand,
    alt_text = pinned.alt_text,
    state = 'in_review',
    sent_at = now()
  from public.ads
  cross join lateral private.pinned_ad(ads) as pinned
  where review_ads.id = p_review_ad_id and ads.id = review_ads.ad_id and pinned.version > review_ads.version
  returning review_ads.* into v_ad;

  if not found then
    return false;
  end if;

  insert into public.review_events (review_id, user_id, review_ad_id, version, kind)
  values (v_review.id, v_review.user_id, v_ad.id, v_ad.version, 'version_sent');

  return true;
end;
$$;

-- Saves a comment or a resolution by a member of the workspace. The outcomes are those of add_comment and
-- resolve_thread.
create or replace function public.answer_review(p_id uuid, p_action text, p_entry jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_review constant public.reviews := private.own_review(p_id, 'reviewer');
  v_entry constant jsonb := p_entry - 'reviewer' - 'author' - 'email';
begin
  if v_review.id is null then
    return 'not_found';
  end if;

  if p_action = 'comment' then
    return private.add_comment(v_review, v_entry, null);
  end if;

  return private.resolve_thread(v_review, v_entry, null);
end;
$$;

create or replace function public.own_reviews() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    jsonb_agg(
      private.review_summary(reviews) || (
        select jsonb_build_object(
          'ads', count(*),
          'approved', count(*) filter (where state = 'approved'),
          'changes_asked', count(*) filter (where state = 'changes_asked'),
          'ad_id', (array_agg(ad_id order by position) filter (where ad_id is not null))[1]
        )
        from public.review_ads where review_id = reviews.id
      )
      order by created_at desc
    ),
    '[]'
  )
  from public.reviews
  where id in (
    select own.id from public.reviews as own
    where own.workspace_id = (select public.active_workspace())
    order by own.created_at desc
    limit 500
  );
$$;

create or replace function public.reviews_of_ad(p_ad_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    jsonb_agg(
      private.review_summary(reviews) || jsonb_build_object('ad', private.review_ad_view(review_ads))
      order by reviews.created_at desc
    ),
    '[]'
  )
  from public.review_ads
  join public.reviews on reviews.id = review_ads.review_id
  where review_ads.ad_id = p_ad_id and review_ads.workspace_id = (select public.active_workspace());
$$;

create or replace function public.review_audit(p_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'happened_at', happened_at,
        'kind', kind,
        'author', author,
        'email', email,
        'network', network,
        'ad', review_ads.position + 1,
        'headline', review_ads.headline,
        'version', review_events.version,
        'note', note
      )
      order by review_events.id
    ),
    '[]'
  )
  from public.review_events
  left join public.review_ads on review_ads.id = review_events.review_ad_id
  where review_events.review_id = p_id and review_events.workspace_id = (select public.active_workspace());
$$;

create or replace function private.latest_review_ad(ad ads) returns review_ads
language sql stable security definer set search_path = '' as $$
  select review_ads.*
  from public.review_ads
  join public.reviews on reviews.id = review_ads.review_id
  where review_ads.ad_id = ad.id
    and review_ads.workspace_id = (select public.active_workspace())
    and (reviews.revoked_at is null or review_ads.state <> 'in_review')
  order by review_ads.sent_at desc
  limit 1;
$$;

-- Campaigns of a member who may no longer spend wait for another editor.
create function private.pause_campaigns_of(p_workspace_id uuid, p_user_id uuid) returns void
language sql security definer set search_path = '' as $$
  update public.campaigns set state = 'paused', paused_by = 'user'
  where workspace_id = p_workspace_id and user_id = p_user_id and state = 'running';
$$;

create function private.follow_membership() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' or new.role not in ('owner', 'editor') then
    perform private.pause_campaigns_of(old.workspace_id, old.user_id);
  end if;

  return null;
end;
$$;

create trigger follow_membership after update of role or delete on public.workspace_members
for each row execute function private.follow_membership();

-- Deletes a workspace with all its content, after its name was typed. Before that, running work is cancelled
-- and its credits are refunded.
create or replace function public.delete_workspace(p_workspace_id uuid, p_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_workspace public.workspaces;
  v_refusal text;
  v_generation_id uuid;
  v_spend_id bigint;
begin
  -- This statement locks all accounts that may have running work, in the order in which every transaction
  -- locks several accounts.
  perform from public.users
  where id in (
    select user_id from public.workspace_members where workspace_id = p_workspace_id
    union
    select user_id from public.generations where workspace_id = p_workspace_id and state = 'running'
  )
  order by id
  for no key update;

  v_workspace := private.lock_workspace(p_workspace_id);
  v_refusal := private.refuse_management(v_workspace);

  if v_refusal is not null then
    return private.workspace_answer(v_refusal);
  end if;

  if private.workspace_name(p_name) is distinct from v_workspace.name then
    return private.workspace_answer('invalid');
  end if;

  for v_generation_id in
    select id from public.generations where workspace_id = p_workspace_id and state = 'running'
  loop
    perform public.refund_generation(v_generation_id, '{"code": "internal"}');
  end loop;

  for v_spend_id in
    delete from private.unclaimed_spends where workspace_id = p_workspace_id returning spend_id
  loop
    perform private.give_back(v_spend_id);
  end loop;

  -- The ledger keeps the record of paid work. Nothing of the results is kept.
  update public.generations
  set workspace_id = v_workspace.owner_id, request = '{}', result = '{}'
  where workspace_id = p_workspace_id and state = 'succeeded';

  delete from public.workspaces where id = p_workspace_id;

  return private.workspace_answer('done');
end;
$$;
