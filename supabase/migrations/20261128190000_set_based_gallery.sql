-- Returns the ids of the ads that the gallery lists for a filter, in the filter's order. Also returns the
-- number of all matching ads, and the sort key of the last id. The function reads each table once, and the
-- row policies apply. A computed column in a condition would instead run a query, with its policies, for each
-- ad.
--
-- Keys of p_filter, all optional:
-- - sort: newest (the default), oldest or name.
-- - favorites: true finds favorites only.
-- - ad_type, folder: null finds ads without one.
-- - status: edited or generated.
-- - from, to: times of creation; `to` is exclusive.
-- - after: id and sort key of the last ad on the previous page.
-- - is_boosted, search, brand, campaign, format, review: the value to find.
create function public.find_ads(p_filter jsonb, p_limit integer default null) returns jsonb
language sql stable set search_path = '' as $$
  with search as (
    -- Escapes wildcards, so that the search finds the words as typed. Only this many characters of a search
    -- are used, because a longer search would find the same ads.
    select '%' || regexp_replace(left(p_filter ->> 'search', 300), '([\\%_])', '\\\1', 'g') || '%' as pattern
  ),
  -- A review that ended without a decision leaves the ad a draft, as in review_state.
  latest_reviews as (
    select distinct on (review_ads.ad_id) review_ads.ad_id, review_ads.state
    from public.review_ads
    join public.reviews on reviews.id = review_ads.review_id
    where p_filter ? 'review'
      and (
        review_ads.state <> 'in_review'
        or (reviews.revoked_at is null and (reviews.expires_at is null or reviews.expires_at > now()))
      )
    order by review_ads.ad_id, review_ads.sent_at desc
  ),
  -- The collation pg_c_utf8 lowers letters of every script. The database's own collation may lower only English
  -- letters.
  matching as (
    select
      ads.id,
      case
        -- Sort key of a name. The key is the name in lower case, with accents after their letters, so that
        -- "Äpfel" comes next to "Apfel".
        when p_filter ->> 'sort' = 'name' then lower(
          normalize(
            left(
              btrim(
                coalesce(filed_ads.name, nullif(ads.title, ''), nullif(recipes.headline, ''), ads.ad_text, '')
              ),
              60
            ),
            nfd
          ) collate "pg_c_utf8"
        )
        else to_char(ads.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')
      end collate "C" as sort_key
    from public.ads
    left join public.filed_ads on filed_ads.ad_id = ads.id
    left join public.recipes on recipes.ad_id = ads.id
    left join latest_reviews on latest_reviews.ad_id = ads.id
    where (not p_filter ? 'favorites' or ads.is_favorite)
      and (not p_filter ? 'ad_type' or ads.ad_type is not distinct from p_filter ->> 'ad_type')
      and (not p_filter ? 'is_boosted' or ads.is_boosted = (p_filter ->> 'is_boosted')::boolean)
      and (not p_filter ? 'from' or ads.created_at >= (p_filter ->> 'from')::timestamptz)
      and (not p_filter ? 'to' or ads.created_at < (p_filter ->> 'to')::timestamptz)
      and (
        not p_filter ? 'folder'
        or filed_ads.folder_id is not distinct from (p_filter ->> 'folder')::uuid
      )
      and (not p_filter ? 'status' or coalesce(recipes.n > 1, false) = (p_filter ->> 'status' = 'edited'))
      and (not p_filter ? 'review' or coalesce(latest_reviews.state, 'draft') = p_filter ->> 'review')
      and (
        not p_filter ? 'campaign'
        or ads.id in (
          select campaign_rows.ad_id from public.campaign_rows
          where campaign_rows.campaign_id = (p_filter ->> 'campaign')::uuid
        )
      )
      -- A flat ad has the formats of its two picture columns.
      and (
        not p_filter ? 'format'
        or case
          when recipes.images is not null then recipes.images ? (p_filter ->> 'format')
          when p_filter ->> 'format' = 'square' then ads.ad_image_url is not null
          when p_filter ->> 'format' = 'story' then ads.ad_image_url_story is not null
          else false
        end
      )
      and (not p_filter ? 'brand' or recipes.recipe -> 'brand' ->> 'name' = p_filter ->> 'brand')
      and (
        not p_filter ? 'search'
        or ads.title collate "pg_c_utf8" ilike (select pattern from search)
        or ads.ad_text collate "pg_c_utf8" ilike (select pattern from search)
        or recipes.words collate "pg_c_utf8" ilike (select pattern from search)
        or filed_ads.name collate "pg_c_utf8" ilike (select pattern from search)
      )
  ),
  placed as (
    select
      id,
      sort_key,
      case when p_filter ->> 'sort' in ('oldest', 'name') then 1 else -1 end
        * row_number() over (order by sort_key, id) as place
    from matching
    where not p_filter ? 'after'
      or case when p_filter ->> 'sort' in ('oldest', 'name')
        then (sort_key, id) > (p_filter -> 'after' ->> 'key', (p_filter -> 'after' ->> 'id')::uuid)
        else (sort_key, id) < (p_filter -> 'after' ->> 'key', (p_filter -> 'after' ->> 'id')::uuid)
      end
  ),
  page as (select id, sort_key, place from placed order by place limit p_limit)
  select jsonb_build_object(
    'total', (select count(*) from matching),
    'ids', (select coalesce(jsonb_agg(id order by place), '[]') from page),
    'last_key', (select sort_key from page order by place desc limit 1)
  );
$$;

grant execute on function public.find_ads (jsonb, integer) to authenticated;

-- Only conditions and the sorting by name used these columns.
drop function public.words (public.ads);

drop function public.brand_name (public.ads);

drop function public.campaign_id (public.ads);

drop function public.formats (public.ads);

drop function public.is_edited (public.ads);

drop function public.name_key (public.ads);
