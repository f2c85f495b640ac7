create table public.ads (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.users (id) on delete cascade,
  ad_image_url text check (char_length(ad_image_url) <= 2048),
  ad_image_url_story text check (char_length(ad_image_url_story) <= 2048),
  ad_text text check (char_length(ad_text) <= 10000),
  title text check (char_length(title) <= 500),
  status text not null default 'completed' check (char_length(status) <= 50),
  is_favorite boolean not null default false,
  is_boosted boolean not null default false,
  ad_type text check (char_length(ad_type) <= 100),
  prediction_id text check (char_length(prediction_id) <= 10000),
  created_at timestamptz not null default now()
);

-- The gallery uses keyset pagination, newest first. The gallery's search (ilike on title and text) also reads
-- one user's rows with this index. The search takes a tenth of a second for ten thousand ads. A trigram index
-- would make every save slower.
create index ads_user_id_created_at_idx on public.ads (user_id, created_at desc, id desc);

create index ads_favorites_idx on public.ads (user_id, created_at desc, id desc) where is_favorite;

-- Before an overlay is saved, the client asks which of its images are saved already (spec §4).
create index ads_user_id_ad_image_url_idx on public.ads (user_id, ad_image_url);

create function private.count_saved_ads() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.users
  set ads_generated = ads_generated + batch.size
  from (select user_id, count(*) as size from saved group by user_id) as batch
  where users.id = batch.user_id;

  return null;
end;
$$;

create trigger count_saved_ads after insert on public.ads
referencing new table as saved for each statement execute function private.count_saved_ads();

alter table public.ads enable row level security;

create policy "Users may read their own ads" on public.ads
for select to authenticated using (user_id = (select auth.uid()));

create policy "Users may save ads of their own" on public.ads
for insert to authenticated with check (user_id = (select auth.uid()));

create policy "Users may mark their own ads as favourites" on public.ads
for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "Users may delete their own ads" on public.ads
for delete to authenticated using (user_id = (select auth.uid()));

grant select, insert, update (is_favorite), delete on public.ads to authenticated;

grant select, insert, update, delete on public.ads to service_role;
