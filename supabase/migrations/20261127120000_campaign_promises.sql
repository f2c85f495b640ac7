-- The price of a row's product: amount, currency, and whether it is the lowest of several prices.
alter table public.campaign_rows add column price jsonb;

create or replace view public.campaign_results with (security_invoker = true) as
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
  (recipes.viral_score ->> 'score')::integer as score,
  rows.link,
  rows.price
from public.campaign_rows as rows
left join public.ads on ads.id = rows.ad_id
left join public.recipes on recipes.ad_id = rows.ad_id;

-- Makes the draft of a campaign. Each value of `p_rows` contains line, name, reference, photo, and either
-- brief or problem. A value also contains a link and a price if the catalogue has them. Returns null if the
-- user has the maximum number of campaigns.
create or replace function public.create_campaign(
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

-- The function is dropped and created, because its result has one more column.
drop function public.take_campaign_rows (uuid, integer);

create function public.take_campaign_rows(p_feeder uuid, p_room integer)
returns table (
  id uuid,
  user_id uuid,
  state text,
  brief jsonb,
  photo text,
  photo_url text,
  price jsonb,
  ad_id uuid,
  finishes integer,
  settings jsonb
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
    campaigns.settings;
end;
$$;

grant execute on function public.take_campaign_rows (uuid, integer) to service_role;

-- Starts, pauses, resumes or cancels a campaign, or retries its failed rows; returns the campaign's new state.
-- Rows with a missing photo are tried again when the photo exists, or without the photo if their owner asks for
-- that (`draw`). An action that is impossible in the campaign's state changes nothing. Returns null if the user
-- has no such campaign. Running rows are completed, and rows that have not started cost nothing.
create or replace function public.act_on_campaign(p_user_id uuid, p_campaign_id uuid, p_action text) returns text
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
