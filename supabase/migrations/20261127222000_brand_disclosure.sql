-- How ads of a brand disclose that an AI model made a part of them; null for a note in each ad.
alter table public.brand_kits
add column disclosure text check (disclosure in ('none', 'note', 'platform'));

grant update (disclosure) on public.brand_kits to authenticated;
