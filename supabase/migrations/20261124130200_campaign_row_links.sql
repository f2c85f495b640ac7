-- URL of the page that sells a row's product. Each ad links to its own page.
alter table public.campaign_rows add column link text not null default '';

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
  rows.link
from public.campaign_rows as rows
left join public.ads on ads.id = rows.ad_id
left join public.recipes on recipes.ad_id = rows.ad_id;

-- Makes the draft of a campaign. Each value of `p_rows` contains line, name, reference, photo, and either
-- brief or problem. A value also contains a link if the catalogue has one. Returns null if the user has the
-- maximum number of campaigns.
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
    (campaign_id, user_id, position, line, name, reference, photo, link, brief, problem, state)
  select
    new_id,
    p_user_id,
    place,
    (entry ->> 'line')::integer,
    entry ->> 'name',
    entry ->> 'reference',
    entry ->> 'photo',
    coalesce(entry ->> 'link', ''),
    nullif(entry -> 'brief', 'null'),
    entry ->> 'problem',
    case when nullif(entry -> 'brief', 'null') is null then 'faulty' else 'waiting' end
  from jsonb_array_elements(p_rows) with ordinality as list (entry, place);

  return new_id;
end;
$$;
