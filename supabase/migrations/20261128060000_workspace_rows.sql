-- Rows belong to a workspace, and `user_id` is still their author. A user's own rows belong to the personal
-- workspace, which has the user's id, so that filters and payloads with `user_id` keep their meaning.

-- Rows without a workspace, such as those of an older engine, get their author's personal workspace.
create function private.assign_workspace() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.workspace_id := coalesce(new.workspace_id, new.user_id);

  return new;
end;
$$;

-- A dependent row gets the workspace of the row to which it refers. The arguments are the other table, and the
-- column with its id.
create function private.inherit_workspace() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  execute format('select workspace_id from public.%I where id = $1', tg_argv[0])
  into new.workspace_id using (to_jsonb(new) ->> tg_argv[1])::uuid;

  -- The foreign key rejects a reference to a missing row.
  new.workspace_id := coalesce(new.workspace_id, new.user_id);

  return new;
end;
$$;

alter table public.ads
add column workspace_id uuid default public.active_workspace() references public.workspaces (id) on delete cascade;

alter table public.ads disable trigger user;

update public.ads set workspace_id = user_id;

alter table public.ads enable trigger user;

alter table public.ads alter column workspace_id set not null;

create index ads_workspace_id_created_at_idx on public.ads (workspace_id, created_at desc, id desc);

create trigger assign_workspace before insert on public.ads
for each row execute function private.assign_workspace();

alter table public.assets
add column workspace_id uuid default public.active_workspace() references public.workspaces (id) on delete cascade;

alter table public.assets disable trigger user;

update public.assets set workspace_id = user_id;

alter table public.assets enable trigger user;

alter table public.assets alter column workspace_id set not null;

create index assets_workspace_id_idx on public.assets (workspace_id, created_at desc, id desc);

create trigger assign_workspace before insert on public.assets
for each row execute function private.assign_workspace();

alter table public.brand_kits
add column workspace_id uuid default public.active_workspace() references public.workspaces (id) on delete cascade;

alter table public.brand_kits disable trigger user;

update public.brand_kits set workspace_id = user_id;

alter table public.brand_kits enable trigger user;

alter table public.brand_kits alter column workspace_id set not null;

create index brand_kits_workspace_id_idx on public.brand_kits (workspace_id);

create trigger assign_workspace before insert on public.brand_kits
for each row execute function private.assign_workspace();

alter table public.ad_folders
add column workspace_id uuid default public.active_workspace() references public.workspaces (id) on delete cascade;

alter table public.ad_folders disable trigger user;

update public.ad_folders set workspace_id = user_id;

alter table public.ad_folders enable trigger user;

alter table public.ad_folders alter column workspace_id set not null;

create index ad_folders_workspace_id_idx on public.ad_folders (workspace_id);

create trigger assign_workspace before insert on public.ad_folders
for each row execute function private.assign_workspace();

alter table public.campaigns
add column workspace_id uuid default public.active_workspace() references public.workspaces (id) on delete cascade;

alter table public.campaigns disable trigger user;

update public.campaigns set workspace_id = user_id;

alter table public.campaigns enable trigger user;

alter table public.campaigns alter column workspace_id set not null;

create index campaigns_workspace_id_idx on public.campaigns (workspace_id, created_at desc);

create trigger assign_workspace before insert on public.campaigns
for each row execute function private.assign_workspace();

alter table public.reviews
add column workspace_id uuid default public.active_workspace() references public.workspaces (id) on delete cascade;

alter table public.reviews disable trigger user;

update public.reviews set workspace_id = user_id;

alter table public.reviews enable trigger user;

alter table public.reviews alter column workspace_id set not null;

create index reviews_workspace_id_idx on public.reviews (workspace_id, created_at desc);

create trigger assign_workspace before insert on public.reviews
for each row execute function private.assign_workspace();

alter table public.generations
add column workspace_id uuid default public.active_workspace() references public.workspaces (id) on delete cascade;

alter table public.generations disable trigger user;

update public.generations set workspace_id = user_id;

alter table public.generations enable trigger user;

alter table public.generations alter column workspace_id set not null;

create index generations_workspace_id_idx on public.generations (workspace_id);

create trigger assign_workspace before insert on public.generations
for each row execute function private.assign_workspace();

alter table public.delivered_pictures
add column workspace_id uuid default public.active_workspace() references public.workspaces (id) on delete cascade;

alter table public.delivered_pictures disable trigger user;

update public.delivered_pictures set workspace_id = user_id;

alter table public.delivered_pictures enable trigger user;

alter table public.delivered_pictures alter column workspace_id set not null;

create index delivered_pictures_workspace_id_idx on public.delivered_pictures (workspace_id);

create trigger assign_workspace before insert on public.delivered_pictures
for each row execute function private.assign_workspace();

alter table public.recipes
add column workspace_id uuid default public.active_workspace() references public.workspaces (id) on delete cascade;

alter table public.recipes disable trigger user;

update public.recipes set workspace_id = user_id;

alter table public.recipes enable trigger user;

alter table public.recipes alter column workspace_id set not null;

create index recipes_workspace_id_idx on public.recipes (workspace_id);

create trigger assign_workspace before insert on public.recipes
for each row execute function private.inherit_workspace('generations', 'generation_id');

alter table public.ad_versions
add column workspace_id uuid default public.active_workspace() references public.workspaces (id) on delete cascade;

alter table public.ad_versions disable trigger user;

update public.ad_versions set workspace_id = user_id;

alter table public.ad_versions enable trigger user;

alter table public.ad_versions alter column workspace_id set not null;

create index ad_versions_workspace_id_idx on public.ad_versions (workspace_id);

create trigger assign_workspace before insert on public.ad_versions
for each row execute function private.inherit_workspace('ads', 'ad_id');

alter table public.filed_ads
add column workspace_id uuid default public.active_workspace() references public.workspaces (id) on delete cascade;

alter table public.filed_ads disable trigger user;

update public.filed_ads set workspace_id = user_id;

alter table public.filed_ads enable trigger user;

alter table public.filed_ads alter column workspace_id set not null;

create index filed_ads_workspace_id_idx on public.filed_ads (workspace_id);

create trigger assign_workspace before insert on public.filed_ads
for each row execute function private.inherit_workspace('ads', 'ad_id');

alter table public.claim_evidence
add column workspace_id uuid default public.active_workspace() references public.workspaces (id) on delete cascade;

alter table public.claim_evidence disable trigger user;

update public.claim_evidence set workspace_id = user_id;

alter table public.claim_evidence enable trigger user;

alter table public.claim_evidence alter column workspace_id set not null;

create index claim_evidence_workspace_id_idx on public.claim_evidence (workspace_id);

create trigger assign_workspace before insert on public.claim_evidence
for each row execute function private.inherit_workspace('ads', 'ad_id');

alter table public.campaign_rows
add column workspace_id uuid default public.active_workspace() references public.workspaces (id) on delete cascade;

alter table public.campaign_rows disable trigger user;

update public.campaign_rows set workspace_id = user_id;

alter table public.campaign_rows enable trigger user;

alter table public.campaign_rows alter column workspace_id set not null;

create index campaign_rows_workspace_id_idx on public.campaign_rows (workspace_id);

create trigger assign_workspace before insert on public.campaign_rows
for each row execute function private.inherit_workspace('campaigns', 'campaign_id');

alter table public.review_ads
add column workspace_id uuid default public.active_workspace() references public.workspaces (id) on delete cascade;

alter table public.review_ads disable trigger user;

update public.review_ads set workspace_id = user_id;

alter table public.review_ads enable trigger user;

alter table public.review_ads alter column workspace_id set not null;

create index review_ads_workspace_id_idx on public.review_ads (workspace_id);

create trigger assign_workspace before insert on public.review_ads
for each row execute function private.inherit_workspace('reviews', 'review_id');

alter table public.review_comments
add column workspace_id uuid default public.active_workspace() references public.workspaces (id) on delete cascade;

alter table public.review_comments disable trigger user;

update public.review_comments set workspace_id = user_id;

alter table public.review_comments enable trigger user;

alter table public.review_comments alter column workspace_id set not null;

create index review_comments_workspace_id_idx on public.review_comments (workspace_id);

create trigger assign_workspace before insert on public.review_comments
for each row execute function private.inherit_workspace('reviews', 'review_id');

alter table public.review_events
add column workspace_id uuid default public.active_workspace() references public.workspaces (id) on delete cascade;

alter table public.review_events disable trigger user;

update public.review_events set workspace_id = user_id;

alter table public.review_events enable trigger user;

alter table public.review_events alter column workspace_id set not null;

create index review_events_workspace_id_idx on public.review_events (workspace_id);

create trigger assign_workspace before insert on public.review_events
for each row execute function private.inherit_workspace('reviews', 'review_id');

-- An unsaved result belongs to the workspace whose credits paid for it.
alter table private.unclaimed_spends
add column workspace_id uuid references public.workspaces (id) on delete cascade;

update private.unclaimed_spends set workspace_id = user_id;

alter table private.unclaimed_spends alter column workspace_id set not null;

create index unclaimed_spends_workspace_id_idx on private.unclaimed_spends (workspace_id);

create trigger assign_workspace before insert on private.unclaimed_spends
for each row execute function private.assign_workspace();

-- The member who spent credits of a workspace; null for its owner. The entry's user is the owner of the spent
-- credits.
alter table public.credit_ledger add column member_id uuid references public.users (id) on delete set null;

create index credit_ledger_member_id_idx on public.credit_ledger (member_id) where member_id is not null;

-- Results outlive the account that paid for them if the workspace has another owner.
alter table public.generations drop constraint generations_spend_id_fkey;

alter table public.generations alter column spend_id drop not null;

alter table public.generations add constraint generations_spend_id_fkey
foreign key (spend_id) references public.credit_ledger (id) on delete set null;

-- Names and pictures that were unique per user are now unique per workspace.
drop index public.ad_folders_user_id_name_idx;

create unique index ad_folders_workspace_id_name_idx on public.ad_folders (workspace_id, lower(name));

drop index public.brand_kits_name_key;

create unique index brand_kits_name_key on public.brand_kits (workspace_id, lower(name));

drop index public.brand_kits_default_key;

create unique index brand_kits_default_key on public.brand_kits (workspace_id) where is_default;

drop index public.brand_kits_logo_light_idx;

create index brand_kits_logo_light_idx on public.brand_kits (workspace_id, logo_light);

drop index public.brand_kits_logo_dark_idx;

create index brand_kits_logo_dark_idx on public.brand_kits (workspace_id, logo_dark);

alter table public.brand_kits
drop constraint brand_kits_user_id_logo_light_fkey,
drop constraint brand_kits_user_id_logo_dark_fkey;

alter table public.assets
drop constraint assets_user_id_id_key,
drop constraint assets_user_id_image_url_key,
add unique (workspace_id, id),
add unique (workspace_id, image_url);

alter table public.brand_kits
add foreign key (workspace_id, logo_light) references public.assets (workspace_id, id) on delete set null (logo_light),
add foreign key (workspace_id, logo_dark) references public.assets (workspace_id, id) on delete set null (logo_dark);

create index ad_folders_user_id_idx on public.ad_folders (user_id);

create index brand_kits_user_id_idx on public.brand_kits (user_id);

create index unclaimed_spends_claim_idx on private.unclaimed_spends (user_id, feature_name, workspace_id, spend_id);

-- The policies determine the request's workspace once per statement, and compare each row with it, using an
-- index.

alter policy "Users may read their own ads" on public.ads
using (workspace_id = (select public.active_workspace()));

alter policy "Users may read their own assets" on public.assets
using (workspace_id = (select public.active_workspace()));

alter policy "Users may read their own brand kits" on public.brand_kits
using (workspace_id = (select public.active_workspace()));

alter policy "Users may read their own folders" on public.ad_folders
using (workspace_id = (select public.active_workspace()));

alter policy "Users may read their own campaigns" on public.campaigns
using (workspace_id = (select public.active_workspace()));

alter policy "Users may read the rows of their own campaigns" on public.campaign_rows
using (workspace_id = (select public.active_workspace()));

alter policy "Users may read the recipes of their own ads" on public.recipes
using (workspace_id = (select public.active_workspace()));

alter policy "Users may read the versions of their own ads" on public.ad_versions
using (workspace_id = (select public.active_workspace()));

alter policy "Users may read how their own ads are filed" on public.filed_ads
using (workspace_id = (select public.active_workspace()));

alter policy "Users may read their own evidence" on public.claim_evidence
using (workspace_id = (select public.active_workspace()));

alter policy "Users may read the records of their own pictures" on public.delivered_pictures
using (workspace_id = (select public.active_workspace()));

alter policy "Users may read their own reviews" on public.reviews
using (workspace_id = (select public.active_workspace()));

alter policy "Users may read the ads of their own reviews" on public.review_ads
using (workspace_id = (select public.active_workspace()));

alter policy "Users may read the comments on their own reviews" on public.review_comments
using (workspace_id = (select public.active_workspace()));

alter policy "Users may read the audit of their own reviews" on public.review_events
using (workspace_id = (select public.active_workspace()));

alter policy "Users may delete their own ads" on public.ads
using (workspace_id = (select public.active_workspace('editor')));

alter policy "Users may delete their own assets" on public.assets
using (workspace_id = (select public.active_workspace('editor')));

alter policy "Users may delete their own brand kits" on public.brand_kits
using (workspace_id = (select public.active_workspace('editor')));

alter policy "Users may delete their own folders" on public.ad_folders
using (workspace_id = (select public.active_workspace('editor')));

alter policy "Users may delete their own evidence" on public.claim_evidence
using (workspace_id = (select public.active_workspace('editor')));

alter policy "Users may mark their own ads as favourites" on public.ads
using (workspace_id = (select public.active_workspace('editor')))
with check (workspace_id = (select public.active_workspace('editor')));

alter policy "Users may change their own brand kits" on public.brand_kits
using (workspace_id = (select public.active_workspace('editor')))
with check (workspace_id = (select public.active_workspace('editor')));

alter policy "Users may rename their own folders" on public.ad_folders
using (workspace_id = (select public.active_workspace('editor')))
with check (workspace_id = (select public.active_workspace('editor')));

alter policy "Users may change their own evidence" on public.claim_evidence
using (workspace_id = (select public.active_workspace('editor')))
with check (workspace_id = (select public.active_workspace('editor')));

alter policy "Users may change the alt texts of their own pictures" on public.delivered_pictures
using (workspace_id = (select public.active_workspace('editor')))
with check (workspace_id = (select public.active_workspace('editor')));

alter policy "Users may save ads of their own" on public.ads
with check (user_id = (select auth.uid()) and workspace_id = (select public.active_workspace('editor')));

alter policy "Users may save brand kits of their own" on public.brand_kits
with check (user_id = (select auth.uid()) and workspace_id = (select public.active_workspace('editor')));

alter policy "Users may make folders of their own" on public.ad_folders
with check (user_id = (select auth.uid()) and workspace_id = (select public.active_workspace('editor')));

alter policy "Users may save evidence for ads of their own" on public.claim_evidence
with check (
  user_id = (select auth.uid())
  and workspace_id = (select public.active_workspace('editor'))
  and exists (
    select from public.ads
    where ads.id = claim_evidence.ad_id and ads.workspace_id = claim_evidence.workspace_id
  )
);

-- Returns the caller's own unsaved results, in any workspace of which the caller is still a member.
alter policy "Users may read their own generations" on public.generations
using (user_id = (select auth.uid()) and workspace_id = any ((select public.member_workspaces())::uuid[]));

-- Returns the user whose plan and credits the request's workspace spends.
create function public.active_account() returns uuid
language sql stable security definer set search_path = '' as $$
  select owner_id from public.workspaces where id = public.active_workspace();
$$;

grant execute on function public.active_account () to authenticated;

alter policy "Users may read their own row" on public.users
using (id = (select auth.uid()) or id = (select public.active_account()));

alter policy "Users may read their own credit history" on public.credit_ledger
using (user_id = (select auth.uid()) or member_id = (select auth.uid()));

-- The first folder of a picture's path is its workspace. The storage service ignores the workspace header, so
-- only the membership decides.

alter policy "Users may read their own uploads" on storage.objects
using (
  bucket_id = 'uploads'
  and (storage.foldername(name))[1] = any ((select public.member_workspaces('viewer'))::text[])
);

alter policy "Users may delete their own uploads" on storage.objects
using (
  bucket_id = 'uploads'
  and (storage.foldername(name))[1] = any ((select public.member_workspaces('editor'))::text[])
);

alter policy "Users may upload originals into their own folder" on storage.objects
with check (
  bucket_id = 'uploads'
  and (storage.foldername(name))[1] = any ((select public.member_workspaces('editor'))::text[])
);

alter policy "Users may list the images in their own folder" on storage.objects
using (
  bucket_id in ('ad_images', 'photoshoots')
  and (storage.foldername(name))[1] = any ((select public.member_workspaces('viewer'))::text[])
);

alter policy "Users may delete images from their own folder" on storage.objects
using (
  bucket_id in ('ad_images', 'photoshoots')
  and (storage.foldername(name))[1] = any ((select public.member_workspaces('editor'))::text[])
);

alter policy "Users may upload images into their own folder" on storage.objects
with check (
  bucket_id in ('ad_images', 'photoshoots')
  and (storage.foldername(name))[1] = any ((select public.member_workspaces('editor'))::text[])
);

alter policy "Users may list their own assets" on storage.objects
using (
  bucket_id = 'assets'
  and (storage.foldername(name))[1] = any ((select public.member_workspaces('viewer'))::text[])
);

alter policy "Users may delete assets from their own folder" on storage.objects
using (
  bucket_id = 'assets'
  and (storage.foldername(name))[1] = any ((select public.member_workspaces('editor'))::text[])
);

alter policy "Users may upload assets into their own folder" on storage.objects
with check (
  bucket_id = 'assets'
  and (storage.foldername(name))[1] = any ((select public.member_workspaces('editor'))::text[])
);
