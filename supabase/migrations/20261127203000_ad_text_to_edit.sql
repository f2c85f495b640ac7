-- The texts beside an ad's pictures state the same facts as the pictures. An edit of the facts therefore reads
-- and rewrites these texts.
drop function public.ad_to_edit(uuid, uuid);

-- Reads the latest version of an ad for its editor.
-- Outcomes:
-- - found: n, recipe, images and ad_text are those of the latest version; an ad without texts has no ad_text.
-- - not_found: the user has no such ad.
-- - not_editable: the ad has no recipe.
create function public.ad_to_edit(p_user_id uuid, p_ad_id uuid)
returns table (outcome text, n integer, recipe jsonb, images jsonb, ad_text text)
language sql stable security definer set search_path = '' as $$
  select
    case when recipes.id is null then 'not_editable' else 'found' end,
    recipes.n,
    recipes.recipe,
    recipes.images,
    ads.ad_text
  from public.ads
  left join public.recipes on recipes.ad_id = ads.id
  where ads.id = p_ad_id and ads.user_id = p_user_id
  union all
  select 'not_found', null, null, null, null
  where not exists (
    select from public.ads where ads.id = p_ad_id and ads.user_id = p_user_id
  );
$$;

grant execute on function public.ad_to_edit (uuid, uuid) to service_role;
