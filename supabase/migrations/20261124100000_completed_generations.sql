-- Pictures whose ads the engine saved when it recorded their generation. When a browser inserts the same rows (spec
-- §7), nothing is added. The row outlives its ad, so that a deleted or edited ad does not come back.
create table private.completed_pictures (
  user_id uuid not null references public.users (id) on delete cascade,
  image_url text not null,
  primary key (user_id, image_url)
);

create function private.skip_completed_pictures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from private.completed_pictures
    where user_id = new.user_id and image_url = new.ad_image_url
  ) then
    return null;
  end if;

  return new;
end;
$$;

create trigger skip_completed_pictures before insert on public.ads
for each row execute function private.skip_completed_pictures();

-- Saves the ads of a generation, and records their pictures as saved. Each value of `p_ads` contains columns of
-- `ads`.
create function private.complete_ads(p_user_id uuid, p_ads jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.ads (
    user_id, ad_image_url, ad_image_url_story, ad_text, title, status, is_favorite, is_boosted, ad_type, prediction_id
  )
  select
    p_user_id,
    ad ->> 'ad_image_url',
    ad ->> 'ad_image_url_story',
    ad ->> 'ad_text',
    ad ->> 'title',
    coalesce(ad ->> 'status', 'completed'),
    coalesce((ad ->> 'is_favorite')::boolean, false),
    coalesce((ad ->> 'is_boosted')::boolean, false),
    ad ->> 'ad_type',
    ad ->> 'prediction_id'
  from jsonb_array_elements(p_ads) with ordinality as entry (ad, place)
  order by place;

  insert into private.completed_pictures (user_id, image_url)
  select p_user_id, ad ->> 'ad_image_url'
  from jsonb_array_elements(p_ads) as ad
  where ad ->> 'ad_image_url' is not null
  on conflict do nothing;
end;
$$;

-- Records the result, the recipes of its ads and the ads themselves permanently, in one transaction. Returns
-- false if the generation was no longer running; its credits were then refunded, and nothing was recorded. An
-- engine that keeps no recipes, or lets the browser save, omits the last arguments.
drop function public.settle_generation (uuid, jsonb, jsonb);

create function public.settle_generation(
  p_generation_id uuid,
  p_result jsonb,
  p_recipes jsonb default '[]',
  p_ads jsonb default '[]'
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  owner constant uuid := (select user_id from public.generations where id = p_generation_id);
begin
  -- Saving counts the ads on the user's row. Every transaction locks that row first.
  perform from public.users where id = owner for no key update;

  update public.generations
  set state = 'succeeded', result = p_result, finished_at = clock_timestamp()
  where id = p_generation_id and state = 'running';

  if not found then
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

  perform private.complete_ads(owner, p_ads);

  return true;
end;
$$;

grant execute on function public.settle_generation (uuid, jsonb, jsonb, jsonb) to service_role;

-- Saves the results that browsers had left unsaved before this migration, in a simpler form than the engine's.
with pending as (
  select id, user_id, feature_name, request, result
  from public.generations
  where state = 'succeeded' and acknowledged_at is null
),

pictures as (
  select id, user_id, feature_name, request, result, picture ->> 'imageUrl' as image_url, place
  from pending, jsonb_array_elements(
    coalesce(
      result -> 'creatives',
      result -> 'variations',
      jsonb_build_array(jsonb_build_object('imageUrl', result -> 'optimizedImageUrl'))
    )
  ) with ordinality as entry (picture, place)
),

rows as (
  select id, user_id, place, jsonb_build_object(
    'ad_image_url', image_url,
    'ad_image_url_story', case when feature_name = 'Create Ad' then result -> 'creatives' -> 1 ->> 'imageUrl' end,
    'is_boosted', feature_name = 'Creative Boost',
    'ad_type', case when feature_name = 'Product Photoshoot' then 'photoshoot' end,
    'title', case feature_name
      when 'Creative Variation' then 'Creative variation'
      when 'Optimize Creative' then 'Enhanced creative'
      when 'Add Text' then request ->> 'title'
      when 'Product Photoshoot' then (request ->> 'productType') || ' Photoshoot'
    end,
    'ad_text', case feature_name
      when 'Create Ad' then (
        select string_agg(piece, E'\n\n')
        from jsonb_array_elements_text(
          case jsonb_typeof(result -> 'adText')
            when 'array' then result -> 'adText'
            else jsonb_build_array(result -> 'adText')
          end
        ) as piece
      )
      when 'Creative Variation' then 'Variation image'
      when 'Optimize Creative' then 'Enhanced image'
      when 'Add Text' then concat_ws(E'\n\n', request ->> 'title', nullif(request ->> 'subtitle', ''))
      when 'Product Photoshoot' then request ->> 'productType'
    end,
    'prediction_id', case when feature_name = 'Add Text' then
      jsonb_build_object('originalImage', request -> 'imageUrl', 'variation', image_url)::text
    end
  ) as ad
  from pictures
  where image_url is not null
    and (feature_name <> 'Create Ad' or place = 1)
    and not exists (
      select from public.ads where ads.user_id = pictures.user_id and ads.ad_image_url = pictures.image_url
    )
)

select private.complete_ads(user_id, jsonb_agg(ad order by place)) from rows group by id, user_id;

drop function public.pending_results ();

drop function public.acknowledge_result (uuid);

drop index public.generations_pending_idx;

alter table public.generations drop column acknowledged_at;
