-- Simultaneous calls of one process run one after the other, so that the process never gets more rows than it
-- has room for. Rows that other processes are taking are skipped.
create or replace function public.take_campaign_rows(p_feeder uuid, p_room integer)
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
    rows.id, rows.user_id, rows.state, rows.brief, rows.photo, rows.photo_url, rows.ad_id, rows.finishes,
    campaigns.settings;
end;
$$;
