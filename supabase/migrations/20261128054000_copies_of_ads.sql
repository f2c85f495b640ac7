-- Saves a copy of an ad with separate pictures, as the user's newest ad. A copy costs no credits and writes no
-- ledger entry. `p_version` has the fields that save_ad_version takes. The copy gets the original's folder, and
-- the original's values of omitted columns.
-- Outcomes:
-- - copied: ad_id is the copy, and name is its name in the gallery.
-- - not_found: the user has no such ad.
-- - not_editable: the ad has no recipe.
create function public.copy_ad(p_user_id uuid, p_ad_id uuid, p_version jsonb)
returns table (outcome text, ad_id uuid, name text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  original public.ads;
  source public.recipes;
  filed public.filed_ads;
  row_change constant jsonb := coalesce(p_version -> 'ad', '{}');
  copy_id uuid;
  copy_name text;
begin
  select * into original from public.ads where id = p_ad_id and user_id = p_user_id;

  if not found then
    return query select 'not_found', null::uuid, null::text;
    return;
  end if;

  select * into source from public.recipes where ad_id = p_ad_id;

  if not found then
    return query select 'not_editable', null::uuid, null::text;
    return;
  end if;

  -- Two simultaneous copies would get the same position in the generation, so this row is locked.
  perform from public.generations where id = source.generation_id for no key update;

  insert into public.recipes
    (user_id, generation_id, position, image_url, recipe, images, headline, words, viral_score)
  values (
    p_user_id,
    source.generation_id,
    (select max(position) + 1 from public.recipes where generation_id = source.generation_id),
    row_change ->> 'ad_image_url',
    p_version -> 'recipe',
    p_version -> 'images',
    p_version ->> 'headline',
    p_version ->> 'words',
    nullif(p_version -> 'viral_score', 'null'::jsonb)
  );

  -- The new row is linked to its recipe like any saved ad (link_recipes).
  insert into public.ads
    (user_id, ad_image_url, ad_image_url_story, ad_text, title, status, is_boosted, ad_type, prediction_id)
  values (
    p_user_id,
    row_change ->> 'ad_image_url',
    row_change ->> 'ad_image_url_story',
    coalesce(row_change ->> 'ad_text', original.ad_text),
    coalesce(row_change ->> 'title', original.title),
    original.status,
    original.is_boosted,
    original.ad_type,
    coalesce(row_change ->> 'prediction_id', original.prediction_id)
  )
  returning id into copy_id;

  select * into filed from public.filed_ads where ad_id = p_ad_id;

  copy_name := 'Copy of ' || rtrim(
    left(coalesce(filed.name, nullif(btrim(original.title), ''), nullif(btrim(source.headline), ''), 'an ad'), 112)
  );

  insert into public.filed_ads (ad_id, user_id, folder_id, name)
  values (copy_id, p_user_id, filed.folder_id, copy_name);

  return query select 'copied', copy_id, copy_name;
end;
$$;

grant execute on function public.copy_ad (uuid, uuid, jsonb) to service_role;
