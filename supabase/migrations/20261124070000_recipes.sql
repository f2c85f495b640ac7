-- The recipe of a generated ad, one row per ad. The recipe is written with the generation's result, so that
-- nobody can forge a recipe. The columns of `ads` stay unchanged. The row contains the latest version, and
-- `ad_versions` contains all versions.
create table public.recipes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  generation_id uuid not null references public.generations (id) on delete cascade,
  -- Position of the ad in its generation, from 0.
  position integer not null check (position >= 0),
  -- The saved ad's id; null until the ad is saved.
  ad_id uuid unique references public.ads (id) on delete cascade,
  -- The URL that the saved ad will have as `ad_image_url`.
  image_url text not null,
  n integer not null default 1 check (n >= 1),
  recipe jsonb not null,
  -- URLs of the pictures by format.
  images jsonb not null,
  headline text not null,
  -- All words of the ad, one text per line, for searching.
  words text not null,
  viral_score jsonb,
  created_at timestamptz not null default now(),
  unique (generation_id, position)
);

create index recipes_user_id_image_url_idx on public.recipes (user_id, image_url) where ad_id is null;

create table public.ad_versions (
  ad_id uuid not null references public.ads (id) on delete cascade,
  -- Version number; 1 is the ad as generated.
  n integer not null check (n >= 1),
  user_id uuid not null references public.users (id) on delete cascade,
  recipe jsonb not null,
  images jsonb not null,
  viral_score jsonb,
  created_at timestamptz not null default now(),
  primary key (ad_id, n)
);

create index ad_versions_user_id_idx on public.ad_versions (user_id);

alter table public.recipes enable row level security;

alter table public.ad_versions enable row level security;

create policy "Users may read the recipes of their own ads" on public.recipes
for select to authenticated using (user_id = (select auth.uid()));

create policy "Users may read the versions of their own ads" on public.ad_versions
for select to authenticated using (user_id = (select auth.uid()));

grant select on public.recipes, public.ad_versions to authenticated, service_role;

-- Records the result and the recipes of its ads permanently, in one transaction. Returns false if the
-- generation was no longer running; its credits were then refunded, and nothing was recorded. An engine that
-- keeps no recipes omits the last argument.
drop function public.settle_generation (uuid, jsonb);

create function public.settle_generation(
  p_generation_id uuid,
  p_result jsonb,
  p_recipes jsonb default '[]'
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
begin
  update public.generations
  set state = 'succeeded', result = p_result, finished_at = clock_timestamp()
  where id = p_generation_id and state = 'running'
  returning user_id into owner;

  if owner is null then
    return false;
  end if;

  insert into public.recipes
    (user_id, generation_id, position, image_url, recipe, images, headline, words, viral_score)
  select
    owner,
    p_generation_id,
    (entry.ordinality - 1)::integer,
    entry.value -> 'images' ->> (entry.value -> 'recipe' -> 'formats' ->> 0),
    entry.value -> 'recipe',
    entry.value -> 'images',
    entry.value ->> 'headline',
    entry.value ->> 'words',
    nullif(entry.value -> 'viral_score', 'null'::jsonb)
  from jsonb_array_elements(p_recipes) with ordinality as entry;

  return true;
end;
$$;

-- Links a saved ad to the recipe of its picture. This recipe becomes the ad's first version. A second ad of
-- the same picture gets no recipe.
create function private.link_recipes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  with linked as (
    update public.recipes
    set ad_id = batch.ad_id
    from (
      select (array_agg(id order by id))[1] as ad_id, user_id, ad_image_url
      from saved
      where ad_image_url is not null
      group by user_id, ad_image_url
    ) as batch
    where recipes.user_id = batch.user_id
      and recipes.image_url = batch.ad_image_url
      and recipes.ad_id is null
    returning recipes.ad_id, recipes.user_id, recipe, images, viral_score
  )
  insert into public.ad_versions (ad_id, n, user_id, recipe, images, viral_score)
  select ad_id, 1, user_id, recipe, images, viral_score from linked;

  return null;
end;
$$;

create trigger link_recipes after insert on public.ads
referencing new table as saved for each statement execute function private.link_recipes();

-- Reads the latest version of an ad for its editor.
-- Outcomes:
-- - found: n, recipe and images are those of the latest version.
-- - not_found: the user has no such ad.
-- - not_editable: the ad has no recipe.
create function public.ad_to_edit(p_user_id uuid, p_ad_id uuid)
returns table (outcome text, n integer, recipe jsonb, images jsonb)
language sql stable security definer set search_path = '' as $$
  select
    case when recipes.id is null then 'not_editable' else 'found' end,
    recipes.n,
    recipes.recipe,
    recipes.images
  from public.ads
  left join public.recipes on recipes.ad_id = ads.id
  where ads.id = p_ad_id and ads.user_id = p_user_id
  union all
  select 'not_found', null, null, null
  where not exists (
    select from public.ads where ads.id = p_ad_id and ads.user_id = p_user_id
  );
$$;

-- Saves a new version and shows it on the ad's row. `p_version` contains recipe, images, headline, words and
-- viral_score, and under `ad` the changed columns of the row.
-- Outcomes:
-- - saved: n is the new version's number.
-- - stale: somebody saved a version after p_base, so nothing was saved; n, recipe and images are the latest.
-- - not_found: the user has no such ad.
-- - not_editable: the ad has no recipe.
create function public.save_ad_version(
  p_user_id uuid,
  p_ad_id uuid,
  p_base integer,
  p_version jsonb
) returns table (outcome text, n integer, recipe jsonb, images jsonb)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  latest public.recipes;
  row_change constant jsonb := coalesce(p_version -> 'ad', '{}');
begin
  perform from public.ads where id = p_ad_id and user_id = p_user_id for update;

  if not found then
    return query select 'not_found', null::integer, null::jsonb, null::jsonb;
    return;
  end if;

  select * into latest from public.recipes where ad_id = p_ad_id for update;

  if not found then
    return query select 'not_editable', null::integer, null::jsonb, null::jsonb;
    return;
  end if;

  if latest.n <> p_base then
    return query select 'stale', latest.n, latest.recipe, latest.images;
    return;
  end if;

  update public.recipes
  set
    n = latest.n + 1,
    recipe = p_version -> 'recipe',
    images = p_version -> 'images',
    headline = p_version ->> 'headline',
    words = p_version ->> 'words',
    viral_score = nullif(p_version -> 'viral_score', 'null'::jsonb)
  where id = latest.id
  returning * into latest;

  insert into public.ad_versions (ad_id, n, user_id, recipe, images, viral_score)
  values (p_ad_id, latest.n, p_user_id, latest.recipe, latest.images, latest.viral_score);

  update public.ads
  set
    ad_image_url = coalesce(row_change ->> 'ad_image_url', ad_image_url),
    ad_image_url_story = coalesce(row_change ->> 'ad_image_url_story', ad_image_url_story),
    title = coalesce(row_change ->> 'title', title),
    ad_text = coalesce(row_change ->> 'ad_text', ad_text),
    prediction_id = coalesce(row_change ->> 'prediction_id', prediction_id)
  where id = p_ad_id;

  return query select 'saved', latest.n, latest.recipe, latest.images;
end;
$$;

-- Adds pictures in other formats to the latest version, and the formats to its recipe. A format that has a picture
-- already keeps it. The outcomes are those of save_ad_version. The
-- outcome is stale when p_n is not the latest version.
create function public.add_ad_formats(
  p_user_id uuid,
  p_ad_id uuid,
  p_n integer,
  p_images jsonb
) returns table (outcome text, n integer, recipe jsonb, images jsonb)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  latest public.recipes;
  fresh jsonb;
begin
  perform from public.ads where id = p_ad_id and user_id = p_user_id for update;

  if not found then
    return query select 'not_found', null::integer, null::jsonb, null::jsonb;
    return;
  end if;

  select * into latest from public.recipes where ad_id = p_ad_id for update;

  if not found then
    return query select 'not_editable', null::integer, null::jsonb, null::jsonb;
    return;
  end if;

  if latest.n <> p_n then
    return query select 'stale', latest.n, latest.recipe, latest.images;
    return;
  end if;

  select coalesce(jsonb_object_agg(key, value), '{}') into fresh
  from jsonb_each(p_images) where not latest.images ? key;

  update public.recipes
  set
    images = images || fresh,
    recipe = jsonb_set(recipe, '{formats}', (recipe -> 'formats') || coalesce(
      (select jsonb_agg(key) from jsonb_object_keys(fresh) as key where not recipe -> 'formats' ? key),
      '[]'
    ))
  where id = latest.id
  returning * into latest;

  update public.ad_versions
  set images = latest.images, recipe = latest.recipe
  where ad_id = p_ad_id and n = latest.n;

  return query select 'saved', latest.n, latest.recipe, latest.images;
end;
$$;

-- Ads with the words of their pictures, for the gallery's search and cards. The view shows only rows that its
-- reader may read in the two tables.
create view public.gallery_ads with (security_invoker = true) as
select
  ads.id,
  ads.user_id,
  ads.ad_image_url,
  ads.ad_image_url_story,
  ads.ad_text,
  ads.title,
  ads.status,
  ads.is_favorite,
  ads.is_boosted,
  ads.ad_type,
  ads.created_at,
  recipes.headline,
  recipes.words,
  recipes.images,
  recipes.viral_score
from public.ads
left join public.recipes on recipes.ad_id = ads.id;

grant select on public.gallery_ads to authenticated;

grant execute on function
  public.settle_generation (uuid, jsonb, jsonb),
  public.ad_to_edit (uuid, uuid),
  public.save_ad_version (uuid, uuid, integer, jsonb),
  public.add_ad_formats (uuid, uuid, integer, jsonb)
to service_role;
