-- Product photos and logos that a user uploaded once and may use again. Only the engine writes the rows,
-- because only the engine knows a file's content. Files are in the owner's folder of the bucket.
create table public.assets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  kind text not null check (kind in ('product', 'logo')),
  name text not null check (char_length(name) <= 120),
  image_url text not null check (char_length(image_url) <= 2048),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- URL of the product without its background, or of the logo without a plain background.
  cutout_url text check (char_length(cutout_url) <= 2048),
  cutout_confidence real check (cutout_confidence between 0 and 1),
  cutout_problem text check (char_length(cutout_problem) <= 500),
  created_at timestamptz not null default now(),
  unique (user_id, image_url),
  -- With this key, references of a brand kit can only point to assets of the same owner.
  unique (user_id, id)
);

create index assets_user_id_created_at_idx on public.assets (user_id, created_at desc, id desc);

create table public.brand_kits (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.users (id) on delete cascade,
  name text not null check (name = btrim(name) and char_length(name) between 1 and 60),
  is_default boolean not null default false,
  logo_light uuid,
  logo_dark uuid,
  -- Up to five colours: {"role": "main" | "accent" | "ink" | "ground", "hex": "#1a2b3c"}, where ink is text and
  -- ground is background.
  colours jsonb not null default '[]' check (
    jsonb_typeof(colours) = 'array'
    and jsonb_array_length(colours) <= 5
    and not jsonb_path_exists(
      colours,
      '$[*] ? (!(
        (@.role == "main" || @.role == "accent" || @.role == "ink" || @.role == "ground")
        && @.hex like_regex "^#[0-9a-f]{6}$"
      ))'
    )
  ),
  -- Name of a pair of typefaces.
  type text check (char_length(type) <= 60),
  call_to_action text check (char_length(call_to_action) <= 60),
  link text check (char_length(link) <= 2048 and link ~* '^https?://'),
  tone text check (char_length(tone) <= 60),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (user_id, logo_light) references public.assets (user_id, id) on delete set null (logo_light),
  foreign key (user_id, logo_dark) references public.assets (user_id, id) on delete set null (logo_dark)
);

create unique index brand_kits_name_key on public.brand_kits (user_id, lower(name));

create unique index brand_kits_default_key on public.brand_kits (user_id) where is_default;

create index brand_kits_logo_light_idx on public.brand_kits (user_id, logo_light);

create index brand_kits_logo_dark_idx on public.brand_kits (user_id, logo_dark);

-- Maximum number of assets per user. The lock on the account makes each of two simultaneous inserts count the
-- other one.
create function private.limit_assets() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.users where id = new.user_id for no key update;

  if (select count(*) from public.assets where user_id = new.user_id) >= 200 then
    raise exception 'At most 200 product photos and logos are kept.' using errcode = 'BK002';
  end if;

  return new;
end;
$$;

create trigger limit_assets before insert on public.assets
for each row execute function private.limit_assets();

create function private.limit_brand_kits() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.users where id = new.user_id for no key update;

  if (select count(*) from public.brand_kits where user_id = new.user_id) >= 20 then
    raise exception 'At most 20 brand kits are kept.' using errcode = 'BK001';
  end if;

  return new;
end;
$$;

create trigger limit_brand_kits before insert on public.brand_kits
for each row execute function private.limit_brand_kits();

-- Logos must belong to the owner. Otherwise this trigger refuses the kit with 403, before the foreign key would
-- fail. When a kit becomes the default, the previous default is reset.
create function private.settle_brand_kit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from unnest(array[new.logo_light, new.logo_dark]) as logo (id)
    where logo.id is not null
      and not exists (
        select from public.assets where assets.id = logo.id and assets.user_id = new.user_id
      )
  ) then
    raise exception 'A logo of a brand kit is one of your own.' using errcode = '42501';
  end if;

  if new.is_default then
    update public.brand_kits set is_default = false
    where user_id = new.user_id and id <> new.id and is_default;
  end if;

  new.updated_at := now();

  return new;
end;
$$;

create trigger settle_brand_kit before insert or update on public.brand_kits
for each row execute function private.settle_brand_kit();

alter table public.assets enable row level security;

alter table public.brand_kits enable row level security;

create policy "Users may read their own assets" on public.assets
for select to authenticated using (user_id = (select auth.uid()));

create policy "Users may delete their own assets" on public.assets
for delete to authenticated using (user_id = (select auth.uid()));

create policy "Users may read their own brand kits" on public.brand_kits
for select to authenticated using (user_id = (select auth.uid()));

create policy "Users may save brand kits of their own" on public.brand_kits
for insert to authenticated with check (user_id = (select auth.uid()));

create policy "Users may change their own brand kits" on public.brand_kits
for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "Users may delete their own brand kits" on public.brand_kits
for delete to authenticated using (user_id = (select auth.uid()));

grant select, delete on public.assets to authenticated;

grant select, insert, delete on public.assets to service_role;

grant select, insert, delete on public.brand_kits to authenticated;

grant update (name, is_default, logo_light, logo_dark, colours, type, call_to_action, link, tone)
on public.brand_kits to authenticated;

grant select on public.brand_kits to service_role;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('assets', 'assets', true, 5242880, array['image/jpeg', 'image/png', 'image/webp']);

create policy "Users may list their own assets" on storage.objects
for select to authenticated
using (bucket_id = 'assets' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "Users may upload assets into their own folder" on storage.objects
for insert to authenticated
with check (bucket_id = 'assets' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "Users may delete assets from their own folder" on storage.objects
for delete to authenticated
using (bucket_id = 'assets' and (storage.foldername(name))[1] = (select auth.uid())::text);

-- Lists the pictures in a user's folders.
create or replace function public.account_objects(p_user_id uuid) returns table (bucket text, name text)
language sql stable security definer set search_path = '' as $$
  select bucket_id, name from storage.objects
  where bucket_id in ('ad_images', 'photoshoots', 'assets') and name like p_user_id || '/%'
  order by bucket_id, name;
$$;
