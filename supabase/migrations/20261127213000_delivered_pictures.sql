-- Data that identifies a delivered picture, for anybody who wants to know its origin. The engine writes the row
-- when it stores a picture. The row outlives the ad, since copies of the picture outlive it too. The row is
-- deleted with the account.
create table public.delivered_pictures (
  -- Path of the picture in the bucket `ad_images`.
  path text primary key,
  user_id uuid not null references public.users (id) on delete cascade,
  making text not null check (
    making in ('drawn', 'photoEdited', 'photoComposed', 'photoWithModel', 'modelPicture')
  ),
  -- State of the picture's credentials; `failed` means that it could not be signed.
  credentials text not null check (credentials in ('signed', 'failed', 'none')),
  -- State of the content credentials of the uploads that the picture shows.
  uploads text not null check (uploads in ('none', 'kept', 'too_large', 'broken')),
  sha256 bytea not null check (octet_length(sha256) = 32),
  -- Perceptual hash; null for a picture of one even colour.
  perceptual_hash bit(64),
  -- The hash in four parts, each marked with its position. If two hashes differ in eleven bits or fewer, one
  -- part differs in two bits or fewer.
  perceptual_parts integer[] generated always as (
    array[
      substring(perceptual_hash from 1 for 16)::bit(16)::integer,
      1 << 16 | substring(perceptual_hash from 17 for 16)::bit(16)::integer,
      2 << 16 | substring(perceptual_hash from 33 for 16)::bit(16)::integer,
      3 << 16 | substring(perceptual_hash from 49 for 16)::bit(16)::integer
    ]
  ) stored,
  created_at timestamptz not null default now()
);

create index delivered_pictures_user_id_idx on public.delivered_pictures (user_id);

create index delivered_pictures_sha256_idx on public.delivered_pictures (sha256);

create index delivered_pictures_parts_idx on public.delivered_pictures using gin (perceptual_parts);

alter table public.delivered_pictures enable row level security;

create policy "Users may read the records of their own pictures" on public.delivered_pictures
for select to authenticated using (user_id = (select auth.uid()));

grant select on public.delivered_pictures to authenticated;

grant select, insert, delete on public.delivered_pictures to service_role;

-- Returns the parts of a hash, and all values that differ from them in one or two bits.
create function private.nearby_parts(p_hash bit(64)) returns integer[]
language sql immutable strict set search_path = '' as $$
  select array_agg(
    (place << 16 | substring(p_hash from place * 16 + 1 for 16)::bit(16)::integer) # mask
  )
  from
    generate_series(0, 3) as place,
    (
      select distinct (1 << one) | (1 << other) as mask
      from generate_series(0, 15) as one, generate_series(0, 15) as other
      union all
      select 0
    ) as masks;
$$;

-- Returns the picture with these bytes, or else the most similar picture. The hashes differ in at most
-- `p_most_bits` bits. The function reveals nothing about the owner.
create function public.find_delivered_picture(
  p_sha256 text,
  p_perceptual_hash text,
  p_most_bits integer
) returns table (making text, made_at timestamptz, is_exact boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select known.making, known.created_at, true
  from public.delivered_pictures as known
  where known.sha256 = decode(p_sha256, 'hex')
  order by known.created_at
  limit 1;

  if found or p_perceptual_hash is null then
    return;
  end if;

  return query
  select known.making, known.created_at, false
  from public.delivered_pictures as known
  where known.perceptual_parts && private.nearby_parts(p_perceptual_hash::bit(64))
    and bit_count(known.perceptual_hash # p_perceptual_hash::bit(64)) <= p_most_bits
  order by bit_count(known.perceptual_hash # p_perceptual_hash::bit(64)), known.created_at
  limit 1;
end;
$$;

grant execute on function public.find_delivered_picture (text, text, integer) to service_role;
