-- Fonts that a user uploaded for headlines and text, after confirming that ads may use them. Only the engine writes the
-- rows of uploaded fonts, because only the engine knows a file's content. Files are in the workspace's folder of the
-- bucket `assets`.
create table public.fonts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  workspace_id uuid not null default public.active_workspace() references public.workspaces (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 120),
  file_url text not null check (char_length(file_url) <= 2048),
  -- Time at which the user confirmed that ads may use the font.
  licensed_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  unique (workspace_id, file_url),
  -- With this key, references of a brand kit can only point to fonts of the same workspace.
  unique (workspace_id, id)
);

create index fonts_user_id_idx on public.fonts (user_id);

create index fonts_workspace_id_idx on public.fonts (workspace_id, created_at desc, id desc);

create trigger assign_workspace before insert on public.fonts
for each row execute function private.assign_workspace();

create trigger refuse_foreign_pictures before insert on public.fonts
for each row execute function private.refuse_foreign_pictures('file_url');

-- Maximum number of fonts per workspace. The lock on the account makes each of two simultaneous inserts count
-- the other one.
create function private.limit_fonts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.users
  where id = (select owner_id from public.workspaces where id = new.workspace_id) for no key update;

  if (select count(*) from public.fonts where workspace_id = new.workspace_id) >= 40 then
    raise exception 'At most 40 fonts are kept.' using errcode = 'BK003';
  end if;

  return new;
end;
$$;

create trigger limit_fonts before insert on public.fonts
for each row execute function private.limit_fonts();

alter table public.fonts enable row level security;

create policy "Members may read the fonts of their workspace" on public.fonts
for select to authenticated using (workspace_id = (select public.active_workspace()));

create policy "Editors may delete the fonts of their workspace" on public.fonts
for delete to authenticated using (workspace_id = (select public.active_workspace('editor')));

grant select, delete on public.fonts to authenticated;

grant select, insert, delete on public.fonts to service_role;

update storage.buckets
set allowed_mime_types = allowed_mime_types || array['font/woff2', 'font/ttf', 'font/otf']
where id = 'assets';

alter table public.brand_kits
add column headline_font uuid,
add column text_font uuid,
add foreign key (workspace_id, headline_font) references public.fonts (workspace_id, id) on delete set null (headline_font),
add foreign key (workspace_id, text_font) references public.fonts (workspace_id, id) on delete set null (text_font);

create index brand_kits_headline_font_idx on public.brand_kits (workspace_id, headline_font);

create index brand_kits_text_font_idx on public.brand_kits (workspace_id, text_font);

grant update (headline_font, text_font) on public.brand_kits to authenticated;

-- Checks a saved brand kit. The brand kit's fonts must now also belong to the same workspace.
create or replace function private.settle_brand_kit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from unnest(array[new.logo_light, new.logo_dark]) as logo (id)
    where logo.id is not null
      and not exists (
        select from public.assets where assets.id = logo.id and assets.workspace_id = new.workspace_id
      )
  ) then
    raise exception 'A logo of a brand kit is one of your own.' using errcode = '42501';
  end if;

  if exists (
    select from unnest(array[new.headline_font, new.text_font]) as font (id)
    where font.id is not null
      and not exists (
        select from public.fonts where fonts.id = font.id and fonts.workspace_id = new.workspace_id
      )
  ) then
    raise exception 'A font of a brand kit is one of your own.' using errcode = '42501';
  end if;

  if new.is_default then
    update public.brand_kits set is_default = false
    where workspace_id = new.workspace_id and id <> new.id and is_default;
  end if;

  new.updated_at := now();

  return new;
end;
$$;
