-- Returns the pictures of a workspace that equal a given file or look most like it. Each picture has the recipe
-- and format of the version that shows it. Similar means that at most `p_most_bits` bits of
-- the two perceptual hashes differ. The function never
-- reads recipes of another workspace.
create function public.own_pictures_like(
  p_workspace_id uuid,
  p_sha256 text,
  p_perceptual_hash text,
  p_most_bits integer
) returns table (image_url text, format text, recipe jsonb, is_exact boolean)
language sql stable security definer set search_path = '' as $$
  with alike as (
    select
      path,
      sha256 = decode(p_sha256, 'hex') as is_exact,
      bit_count(perceptual_hash # p_perceptual_hash::bit(64)) as bits
    from public.delivered_pictures
    where workspace_id = p_workspace_id
      and (
        sha256 = decode(p_sha256, 'hex')
        or perceptual_parts && private.nearby_parts(p_perceptual_hash::bit(64))
        and bit_count(perceptual_hash # p_perceptual_hash::bit(64)) <= p_most_bits
      )
    order by is_exact desc, bits, created_at
    limit 8
  ),
  versions as (
    select recipe, images from public.ad_versions where workspace_id = p_workspace_id
    union all
    select recipe, images from public.recipes where workspace_id = p_workspace_id and ad_id is null
  )
  select picture.value, picture.key, versions.recipe, alike.is_exact
  from versions, jsonb_each_text(versions.images) as picture, alike
  where alike.path = substring(picture.value from '/ad_images/([^?#]+)')
  order by alike.is_exact desc, alike.bits
  limit 8;
$$;

grant execute on function public.own_pictures_like (uuid, text, text, integer) to service_role;
