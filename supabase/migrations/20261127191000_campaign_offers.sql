-- The offer in a row's brief, for the list of a campaign's ads.
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
  rows.price,
  rows.brief -> 'offer' as offer
from public.campaign_rows as rows
left join public.ads on ads.id = rows.ad_id
left join public.recipes on recipes.ad_id = rows.ad_id;
