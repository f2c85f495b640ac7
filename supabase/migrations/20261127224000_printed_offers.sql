-- The offer that a row's ad prints, for the list of a campaign's ads. An edit may have changed the offer. Null
-- for a row without an ad, and for an ad without a recipe of words.
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
  rows.brief -> 'offer' as offer,
  public.alt_text(ads) as alt_text,
  case
    when recipes.recipe ->> 'kind' = 'composed' then jsonb_build_object(
      'offer', recipes.recipe #> '{words,offer}',
      'facts', coalesce(recipes.recipe #> '{words,facts}', '[]')
    )
  end as printed
from public.campaign_rows as rows
left join public.ads on ads.id = rows.ad_id
left join public.recipes on recipes.ad_id = rows.ad_id;
