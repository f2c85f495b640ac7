-- Computed columns that the gallery reads with a row of `ads`: the words in the ad's picture, null for a flat
-- ad. Functions of a row are not part of `*`, so the table keeps exactly the columns of the product
-- specification.
create function public.headline(ad public.ads) returns text
language sql stable set search_path = '' as $$
  select recipes.headline from public.recipes where recipes.ad_id = ad.id;
$$;

-- All words of the picture, one text per line, for searching.
create function public.words(ad public.ads) returns text
language sql stable set search_path = '' as $$
  select recipes.words from public.recipes where recipes.ad_id = ad.id;
$$;

grant execute on function public.headline (public.ads), public.words (public.ads) to authenticated;

drop view public.gallery_ads;
