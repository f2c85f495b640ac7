-- A user's folders, and for each ad its folder and the user's own name for it. The table `ads` keeps the columns of
-- the product specification.
create table public.ad_folders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.users (id) on delete cascade,
  name text not null check (name = btrim(name) and char_length(name) between 1 and 60),
  created_at timestamptz not null default now()
);

create unique index ad_folders_user_id_name_idx on public.ad_folders (user_id, lower(name));

-- Maximum number of folders per user. The lock on the account makes each of two simultaneous inserts count the
-- other one.
create function private.limit_ad_folders() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.users where id = new.user_id for no key update;

  if (select count(*) from public.ad_folders where user_id = new.user_id) >= 100 then
    raise exception 'A user has at most 100 folders.' using errcode = 'AF001';
  end if;

  return new;
end;
$$;

create trigger limit_ad_folders before insert on public.ad_folders
for each row execute function private.limit_ad_folders();

alter table public.ad_folders enable row level security;

create policy "Users may read their own folders" on public.ad_folders
for select to authenticated using (user_id = (select auth.uid()));

create policy "Users may make folders of their own" on public.ad_folders
for insert to authenticated with check (user_id = (select auth.uid()));

create policy "Users may rename their own folders" on public.ad_folders
for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "Users may delete their own folders" on public.ad_folders
for delete to authenticated using (user_id = (select auth.uid()));

grant select, insert, update (name), delete on public.ad_folders to authenticated;

grant select on public.ad_folders to service_role;

-- Only the functions file_ads and rename_ad write this table. An ad without a row here is in no folder, and
-- the user has given it no name.
create table public.filed_ads (
  ad_id uuid primary key references public.ads (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade,
  folder_id uuid references public.ad_folders (id) on delete set null,
  name text check (name = btrim(name) and char_length(name) between 1 and 120)
);

create index filed_ads_user_id_idx on public.filed_ads (user_id);

create index filed_ads_folder_id_idx on public.filed_ads (folder_id);

alter table public.filed_ads enable row level security;

create policy "Users may read how their own ads are filed" on public.filed_ads
for select to authenticated using (user_id = (select auth.uid()));

grant select on public.filed_ads to authenticated, service_role;

-- Moves the caller's own ads into one of their folders; without a folder, removes them from their folders.
-- Returns the number of moved ads, and skips ads of others. Raises 42501 for another user's folder.
create function public.file_ads(p_ad_ids uuid[], p_folder_id uuid default null) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := auth.uid();
  filed integer;
begin
  if p_folder_id is not null
    and not exists (select from public.ad_folders where id = p_folder_id and user_id = caller)
  then
    raise exception 'no such folder' using errcode = '42501';
  end if;

  insert into public.filed_ads (ad_id, user_id, folder_id)
  select id, user_id, p_folder_id from public.ads
  where id = any (p_ad_ids) and user_id = caller
  on conflict (ad_id) do update set folder_id = excluded.folder_id;

  get diagnostics filed = row_count;

  return filed;
end;
$$;

-- Gives one of the caller's ads a name in addition to its title, or removes the name. Returns false if the
-- caller has no such ad.
create function public.rename_ad(p_ad_id uuid, p_name text default null) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.filed_ads (ad_id, user_id, name)
  select id, user_id, p_name from public.ads
  where id = p_ad_id and user_id = auth.uid()
  on conflict (ad_id) do update set name = excluded.name;

  return found;
end;
$$;

-- Further computed columns (functions of a row, see headline), which the gallery reads, filters and sorts by.
create function public.custom_name(ad public.ads) returns text
language sql stable set search_path = '' as $$
  select filed_ads.name from public.filed_ads where filed_ads.ad_id = ad.id;
$$;

create function public.folder_id(ad public.ads) returns uuid
language sql stable set search_path = '' as $$
  select filed_ads.folder_id from public.filed_ads where filed_ads.ad_id = ad.id;
$$;

create function public.brand_name(ad public.ads) returns text
language sql stable set search_path = '' as $$
  select recipes.recipe -> 'brand' ->> 'name' from public.recipes where recipes.ad_id = ad.id;
$$;

create function public.campaign_id(ad public.ads) returns uuid
language sql stable set search_path = '' as $$
  select campaign_rows.campaign_id from public.campaign_rows where campaign_rows.ad_id = ad.id limit 1;
$$;

-- Returns the names of the formats in which the ad has a picture. An ad without a recipe has the formats of its
-- two picture columns.
create function public.formats(ad public.ads) returns text[]
language sql stable set search_path = '' as $$
  select coalesce(
    (select array_agg(name) from public.recipes, jsonb_object_keys(recipes.images) as name where recipes.ad_id = ad.id),
    array_remove(
      array[
        case when ad.ad_image_url is not null then 'square' end,
        case when ad.ad_image_url_story is not null then 'story' end
      ],
      null
    )
  );
$$;

-- Tells whether the ad was changed after it was generated.
create function public.is_edited(ad public.ads) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.recipes where recipes.ad_id = ad.id and recipes.n > 1);
$$;

-- Returns the caller's brands and campaigns that have ads, and the caller's folders by name, each with its
-- number of ads.
create function public.gallery_facets() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'brands', (
      select coalesce(jsonb_agg(name order by lower(name)), '[]')
      from (
        select distinct recipe -> 'brand' ->> 'name' as name from public.recipes
        where user_id = (select auth.uid()) and ad_id is not null and recipe -> 'brand' ->> 'name' is not null
      ) as brand
    ),
    'campaigns', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by created_at desc), '[]')
      from public.campaigns
      where user_id = (select auth.uid())
        and exists (select from public.campaign_rows where campaign_id = campaigns.id and ad_id is not null)
    ),
    'folders', (
      select coalesce(
        jsonb_agg(jsonb_build_object('id', id, 'name', name, 'ads', ads) order by lower(name)),
        '[]'
      )
      from (
        select
          ad_folders.id,
          ad_folders.name,
          (select count(*) from public.filed_ads where folder_id = ad_folders.id) as ads
        from public.ad_folders
        where ad_folders.user_id = (select auth.uid())
      ) as folder
    )
  );
$$;

grant execute on function
  public.file_ads (uuid[], uuid),
  public.rename_ad (uuid, text),
  public.custom_name (public.ads),
  public.folder_id (public.ads),
  public.brand_name (public.ads),
  public.campaign_id (public.ads),
  public.formats (public.ads),
  public.is_edited (public.ads),
  public.gallery_facets ()
to authenticated;
