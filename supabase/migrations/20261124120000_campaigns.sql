-- A campaign makes an ad with the tool Create Ad from each row of a catalogue; each row is charged and generated
-- separately.
create table public.campaigns (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  state text not null default 'draft'
    check (state in ('draft', 'running', 'paused', 'done', 'cancelled')),
  -- Reason why the campaign is paused. A pause by 'credits' ends by itself when there are credits.
  paused_by text check (paused_by in ('user', 'credits')),
  settings jsonb not null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  check ((state = 'paused') = (paused_by is not null)),
  check ((state in ('done', 'cancelled')) = (finished_at is not null))
);

create index campaigns_user_id_created_at_idx on public.campaigns (user_id, created_at desc);

create index campaigns_running_idx on public.campaigns (id) where state = 'running';

create table public.campaign_rows (
  id uuid primary key default gen_random_uuid(),
  campaign_id uuid not null references public.campaigns (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade,
  position integer not null check (position >= 1),
  -- Line of the catalogue's file from which this row was read.
  line integer not null,
  name text not null,
  reference text not null,
  state text not null check (
    state in ('faulty', 'waiting', 'preparing', 'running', 'finishing', 'succeeded', 'failed', 'cancelled')
  ),
  brief jsonb,
  photo text not null default '',
  photo_url text,
  problem text,
  -- Idempotency key of the next or latest attempt. A retried row gets another key.
  idempotency_key uuid not null default gen_random_uuid(),
  generation_id uuid unique references public.generations (id) on delete set null,
  ad_id uuid references public.ads (id) on delete set null,
  -- The process that prepares the row for the queue or renders its further formats, and the time when it began.
  feeder uuid,
  fed_at timestamptz,
  -- Number of attempts to render the row's further formats.
  finishes integer not null default 0,
  updated_at timestamptz not null default now(),
  unique (campaign_id, position),
  check ((state = 'faulty') <= (problem is not null)),
  check ((brief is null) <= (state = 'faulty'))
);

create index campaign_rows_state_idx on public.campaign_rows (campaign_id, state);

create index campaign_rows_user_id_idx on public.campaign_rows (user_id);

create index campaign_rows_ad_id_idx on public.campaign_rows (ad_id);

create index campaign_rows_feeder_idx on public.campaign_rows (feeder)
where state in ('preparing', 'running', 'finishing');

alter table public.campaigns enable row level security;

alter table public.campaign_rows enable row level security;

create policy "Users may read their own campaigns" on public.campaigns
for select to authenticated using (user_id = (select auth.uid()));

create policy "Users may read the rows of their own campaigns" on public.campaign_rows
for select to authenticated using (user_id = (select auth.uid()));

grant select on public.campaigns, public.campaign_rows to authenticated, service_role;

-- A campaign with the number of its rows in each state. Lists of campaigns and the progress bar read this
-- view.
create view public.campaign_overviews with (security_invoker = true) as
select
  campaigns.id,
  campaigns.user_id,
  campaigns.name,
  campaigns.state,
  campaigns.paused_by,
  campaigns.settings,
  campaigns.created_at,
  campaigns.finished_at,
  counts.*
from public.campaigns
cross join lateral (
  select
    count(*) filter (where state = 'faulty')::integer as faulty,
    count(*) filter (where state = 'waiting')::integer as waiting,
    count(*) filter (where state in ('preparing', 'running', 'finishing'))::integer as running,
    count(*) filter (where state = 'succeeded')::integer as succeeded,
    count(*) filter (where state = 'failed')::integer as failed,
    count(*) filter (where state = 'cancelled')::integer as cancelled
  from public.campaign_rows
  where campaign_rows.campaign_id = campaigns.id
) as counts;

-- Rows of campaigns with the ads that were made from them.
create view public.campaign_results with (security_invoker = true) as
select
  rows.id,
  rows.campaign_id,
  rows.user_id,
  rows.position,
  rows.line,
  rows.name,
  rows.reference,
  rows.state,
  rows.photo,
  rows.photo_url,
  rows.problem,
  rows.updated_at,
  rows.ad_id,
  ads.ad_image_url as image_url,
  ads.ad_image_url_story as story_url,
  ads.ad_text,
  (recipes.viral_score ->> 'score')::integer as score
from public.campaign_rows as rows
left join public.ads on ads.id = rows.ad_id
left join public.recipes on recipes.ad_id = rows.ad_id;

grant select on public.campaign_overviews, public.campaign_results to authenticated, service_role;

-- Makes the draft of a campaign. Each value of `p_rows` contains line, name, reference, photo, and either
-- brief or problem. Returns null if the user has the maximum number of campaigns.
create function public.create_campaign(
  p_user_id uuid,
  p_name text,
  p_settings jsonb,
  p_rows jsonb,
  p_most integer
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  new_id uuid;
begin
  perform from public.users where id = p_user_id for no key update;

  if (select count(*) from public.campaigns where user_id = p_user_id) >= p_most then
    return null;
  end if;

  insert into public.campaigns (user_id, name, settings)
  values (p_user_id, p_name, p_settings)
  returning id into new_id;

  insert into public.campaign_rows
    (campaign_id, user_id, position, line, name, reference, photo, brief, problem, state)
  select
    new_id,
    p_user_id,
    place,
    (entry ->> 'line')::integer,
    entry ->> 'name',
    entry ->> 'reference',
    entry ->> 'photo',
    nullif(entry -> 'brief', 'null'),
    entry ->> 'problem',
    case when nullif(entry -> 'brief', 'null') is null then 'faulty' else 'waiting' end
  from jsonb_array_elements(p_rows) with ordinality as list (entry, place);

  return new_id;
end;
$$;

-- Deletes an idle campaign, and keeps its ads. Returns false if there is no such campaign.
create function public.delete_campaign(p_user_id uuid, p_campaign_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.campaigns
  where id = p_campaign_id and user_id = p_user_id and state in ('draft', 'done', 'cancelled')
    and not exists (
      select from public.campaign_rows
      where campaign_id = p_campaign_id and state in ('preparing', 'running', 'finishing')
    );

  return found;
end;
$$;

-- Marks a campaign as done when it has nothing left to do.
create function private.finish_campaign(p_campaign_id uuid) returns void
language sql security definer set search_path = '' as $$
  update public.campaigns
  set state = 'done', paused_by = null, finished_at = clock_timestamp()
  where id = p_campaign_id
    and state in ('running', 'paused')
    and not exists (
      select from public.campaign_rows
      where campaign_id = p_campaign_id and state in ('waiting', 'preparing', 'running', 'finishing')
    );
$$;

-- Starts, pauses, resumes or cancels a campaign, or retries its failed rows; returns its new state. An action
-- that is impossible in the campaign's state changes nothing. Returns null if the user has no such campaign.
-- Running rows are completed, and rows that have not started cost nothing.
create function public.act_on_campaign(p_user_id uuid, p_campaign_id uuid, p_action text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  campaign public.campaigns;
begin
  perform from public.users where id = p_user_id for no key update;

  select * into campaign from public.campaigns
  where id = p_campaign_id and user_id = p_user_id for update;

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
  elsif p_action = 'retry' and campaign.state <> 'draft' then
    update public.campaign_rows
    set
      state = 'waiting', idempotency_key = gen_random_uuid(), generation_id = null,
      problem = null, feeder = null, updated_at = now()
    where campaign_id = p_campaign_id and state = 'failed';

    if found and campaign.state in ('done', 'cancelled') then
      update public.campaigns set state = 'running', finished_at = null where id = p_campaign_id;
    end if;
  end if;

  perform private.finish_campaign(p_campaign_id);

  return (select state from public.campaigns where id = p_campaign_id);
end;
$$;

-- Takes at most `p_room` rows for a process: rows to prepare and pay, and rows whose ads lack formats. If a
-- process has reported nothing for two minutes, other processes may take its rows.
create function public.take_campaign_rows(p_feeder uuid, p_room integer)
returns table (
  id uuid,
  user_id uuid,
  state text,
  brief jsonb,
  photo text,
  photo_url text,
  ad_id uuid,
  finishes integer,
  settings jsonb
)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  free integer;
begin
  update public.campaign_rows
  set state = case state when 'preparing' then 'waiting' else state end, feeder = null
  where state in ('preparing', 'finishing') and feeder is not null and fed_at < now() - interval '2 minutes';

  select p_room - count(*) into free from public.campaign_rows
  where feeder = p_feeder and state in ('preparing', 'running', 'finishing');

  return query
  with wanted as (
    select
      rows.id,
      row_number() over (partition by rows.user_id order by rows.state <> 'finishing', campaigns.created_at, rows.position)
        as turn
    from public.campaign_rows as rows
    join public.campaigns on campaigns.id = rows.campaign_id
    where (rows.state = 'waiting' and campaigns.state = 'running')
      or (rows.state = 'finishing' and rows.feeder is null)
    order by turn, rows.id
    limit greatest(free, 0)
  ),

  locked as (
    select rows.id from public.campaign_rows as rows
    where rows.id in (select id from wanted)
      and (rows.state = 'waiting' or (rows.state = 'finishing' and rows.feeder is null))
    for update skip locked
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
    rows.id, rows.user_id, rows.state, rows.brief, rows.photo, rows.photo_url, rows.ad_id, rows.finishes,
    campaigns.settings;
end;
$$;

-- Records the stored photo of a row, so that it is not fetched again.
create function public.keep_row_photo(p_row_id uuid, p_photo_url text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.campaign_rows set photo_url = p_photo_url, updated_at = now()
  where id = p_row_id and state in ('waiting', 'preparing', 'failed');

  return found;
end;
$$;

-- Ends a row before it is paid for, because its photo is not available. If the problem is null, the row waits
-- again.
create function public.refuse_campaign_row(p_row_id uuid, p_problem text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  campaign uuid;
begin
  perform from public.users
  where id = (select user_id from public.campaign_rows where id = p_row_id)
  for no key update;

  update public.campaign_rows
  set
    state = case when p_problem is null then 'waiting' else 'failed' end,
    problem = p_problem,
    feeder = null,
    updated_at = now()
  where id = p_row_id and state = 'preparing'
  returning campaign_id into campaign;

  if campaign is null then
    return false;
  end if;

  perform private.finish_campaign(campaign);

  return true;
end;
$$;

-- Charges for a row and queues its generation in one transaction.
-- Outcomes:
-- - queued: the row's generation is in the queue.
-- - unpaid: no credits are left; the campaign waits until there are some.
-- - stopped: the campaign is paused or cancelled, or the row is no longer being prepared.
create function public.queue_campaign_row(
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
  prepared public.campaign_rows;
  price integer;
  spend_id bigint;
  claim record;
begin
  perform from public.users where id = owner for no key update;

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

  perform private.renew_if_due(owner);

  perform from public.users where id = owner and ads_limit - credits_used >= price;

  if not found then
    update public.campaign_rows set state = 'waiting', feeder = null where id = p_row_id;
    update public.campaigns set state = 'paused', paused_by = 'credits' where id = prepared.campaign_id;
    return 'unpaid';
  end if;

  spend_id := private.post_entry(owner, 'spend', -price, feature);

  insert into private.unclaimed_spends (spend_id, user_id, feature_name)
  values (spend_id, owner, feature);

  select * into strict claim from public.queue_generation(
    owner, feature, prepared.idempotency_key, p_request, p_lease_seconds,
    p_job || jsonb_build_object('idempotencyKey', prepared.idempotency_key),
    p_renders, true, true
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

-- The state of a row follows from the state of its generation. The trigger runs at the end of the transaction,
-- when the ad has been saved as well.
create function private.follow_generation() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  ended public.campaign_rows;
  saved_ad uuid;
  wants_more boolean;
begin
  perform from public.users where id = new.user_id for no key update;

  select * into ended from public.campaign_rows
  where generation_id = new.id and state = 'running' for update;

  if ended.id is null then
    return null;
  end if;

  select ad_id into saved_ad from public.recipes where generation_id = new.id and position = 0;

  saved_ad := coalesce(saved_ad, (
    select id from public.ads
    where user_id = new.user_id and ad_image_url = new.result -> 'creatives' -> 0 ->> 'imageUrl'
    limit 1
  ));

  select jsonb_array_length(settings -> 'formats') > 0 into wants_more
  from public.campaigns where id = ended.campaign_id;

  update public.campaign_rows
  set
    state = case
      when new.state = 'failed' then 'failed'
      when wants_more and saved_ad is not null then 'finishing'
      else 'succeeded'
    end,
    problem = case when new.state = 'failed' then
      coalesce(new.error ->> 'message', 'The generation service failed. Your credits were returned.')
    end,
    ad_id = saved_ad,
    feeder = null,
    updated_at = clock_timestamp()
  where id = ended.id;

  perform private.finish_campaign(ended.campaign_id);

  return null;
end;
$$;

create constraint trigger follow_generation after update of state on public.generations
deferrable initially deferred for each row
when (old.state = 'running' and new.state <> 'running' and new.batch)
execute function private.follow_generation();

-- Ends a row when its ad has its further formats, or when they can't be made. The paid ad exists in both
-- cases.
create function public.finish_campaign_row(p_row_id uuid, p_problem text default null) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  campaign uuid;
begin
  perform from public.users
  where id = (select user_id from public.campaign_rows where id = p_row_id)
  for no key update;

  update public.campaign_rows
  set state = 'succeeded', problem = p_problem, feeder = null, updated_at = clock_timestamp()
  where id = p_row_id and state = 'finishing'
  returning campaign_id into campaign;

  if campaign is null then
    return false;
  end if;

  perform private.finish_campaign(campaign);

  return true;
end;
$$;

-- Resumes campaigns that paused for lack of credits when there are credits again: after an upgrade, a renewal
-- or a refund.
create function private.resume_campaigns() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.campaigns set state = 'running', paused_by = null
  where user_id = new.id and paused_by = 'credits';

  return null;
end;
$$;

create trigger resume_campaigns after update of ads_limit, credits_used on public.users
for each row
when (new.ads_limit - new.credits_used > 0 and new.ads_limit - new.credits_used > old.ads_limit - old.credits_used)
execute function private.resume_campaigns();

-- Hosted Supabase pushes progress to open tabs.
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.campaigns, public.campaign_rows;
  end if;
end;
$$;

grant execute on function
  public.create_campaign (uuid, text, jsonb, jsonb, integer),
  public.delete_campaign (uuid, uuid),
  public.act_on_campaign (uuid, uuid, text),
  public.take_campaign_rows (uuid, integer),
  public.keep_row_photo (uuid, text),
  public.refuse_campaign_row (uuid, text),
  public.queue_campaign_row (uuid, jsonb, integer, jsonb, integer),
  public.finish_campaign_row (uuid, text)
to service_role;
