-- Description of a delivered picture, for people who can't see it. The engine writes the description with the
-- record, and the picture's owner may change it.
alter table public.delivered_pictures
add column alt_text text check (
  alt_text = btrim(alt_text) and char_length(alt_text) between 1 and 125
);

create policy "Users may change the alt texts of their own pictures" on public.delivered_pictures
for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

grant update (alt_text) on public.delivered_pictures to authenticated;

-- Returns the alt text of an ad's own picture; null if none is recorded.
create function public.alt_text(ad public.ads) returns text
language sql stable set search_path = '' as $$
  select known.alt_text
  from public.delivered_pictures as known
  where known.path = substring(ad.ad_image_url from '/ad_images/([^?#]+)');
$$;

grant execute on function public.alt_text (public.ads) to authenticated;
