-- Review links: visitors without an account view ads, comment on them and decide. The link's token authorises these
-- visitors. Only the functions create-review and review act for visitors, with the service key. Owners of reviews read
-- the tables directly.
create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  -- Title that clients see above the ads.
  name text not null check (name = btrim(name) and char_length(name) between 1 and 120),
  has_password boolean not null,
  -- How many reviewers have to approve an ad.
  approvals_asked integer not null check (approvals_asked between 1 and 10),
  -- Whether the owner gets mails about decisions.
  mails_decisions boolean not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  revoked_at timestamptz
);

create index reviews_user_id_idx on public.reviews (user_id, created_at desc);

-- The token has 256 random bits, so one round of SHA-256 protects it. The function create-review computes a
-- slow hash of a password.
create table private.review_secrets (
  review_id uuid primary key references public.reviews (id) on delete cascade,
  token_hash bytea not null unique,
  password_hash text
);

-- A snapshot of an ad at the time of sending. Later edits don't change the snapshot. The row of a deleted ad stays.
create table public.review_ads (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references public.reviews (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade,
  ad_id uuid references public.ads (id) on delete set null,
  position integer not null check (position >= 0),
  version integer not null check (version >= 1),
  images jsonb not null,
  headline text,
  ad_text text,
  brand text,
  alt_text text,
  state text not null default 'in_review' check (state in ('in_review', 'changes_asked', 'approved')),
  sent_at timestamptz not null default now(),
  unique (review_id, position)
);

create index review_ads_ad_id_idx on public.review_ads (ad_id, sent_at desc);

create index review_ads_user_id_idx on public.review_ads (user_id);

-- The pictures of a deleted ad are removed, so the row must not keep their URLs.
create function private.forget_pictures_of_deleted_ad() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.images := '{}';

  return new;
end;
$$;

create trigger forget_pictures_of_deleted_ad before update of ad_id on public.review_ads
for each row when (new.ad_id is null) execute function private.forget_pictures_of_deleted_ad();

create table public.review_comments (
  -- The comment's id, which the browser chooses, so that a repeated request adds nothing.
  id uuid primary key,
  review_id uuid not null references public.reviews (id) on delete cascade,
  review_ad_id uuid not null references public.review_ads (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade,
  -- The first comment of the thread.
  parent_id uuid references public.review_comments (id) on delete cascade,
  version integer not null,
  -- Name of the reviewer; null for the ads' owner.
  reviewer uuid,
  author text check (char_length(author) between 1 and 80),
  body text not null check (char_length(body) between 1 and 2000),
  -- Position of the comment: a point on the picture of a format, in shares of its width and height, or a text
  -- of the ad. A comment on the whole ad has neither a point nor a text.
  format text check (char_length(format) <= 20),
  x double precision check (x between 0 and 1),
  y double precision check (y between 0 and 1),
  field text check (field in ('headline', 'ad_text')),
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  check ((reviewer is null) = (author is null)),
  check (num_nonnulls(format, x, y) in (0, 3) and num_nonnulls(format, field) <= 1)
);

create index review_comments_review_id_idx on public.review_comments (review_id, created_at);

create index review_comments_review_ad_id_idx on public.review_comments (review_ad_id);

create index review_comments_parent_id_idx on public.review_comments (parent_id);

create index review_comments_user_id_idx on public.review_comments (user_id);

-- The audit of a review: actor, action, time, version and network of each event. Decisions are read from this
-- table as well.
create table public.review_events (
  id bigint generated always as identity primary key,
  review_id uuid not null references public.reviews (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade,
  review_ad_id uuid references public.review_ads (id) on delete cascade,
  version integer,
  kind text not null check (
    kind in ('created', 'opened', 'commented', 'resolved', 'reopened', 'approved', 'changes_asked', 'version_sent', 'revoked')
  ),
  -- Null for the owner, and for a reviewer who has not given a name yet.
  reviewer uuid,
  author text,
  email text,
  note text,
  network text,
  happened_at timestamptz not null default now()
);

create index review_events_review_id_idx on public.review_events (review_id, id);

create index review_events_decisions_idx on public.review_events (review_ad_id, version, reviewer, id desc)
where kind in ('approved', 'changes_asked');

create index review_events_user_id_idx on public.review_events (user_id);

create function private.refuse_change_of_event() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'The audit of a review is append-only.' using errcode = '42501';
end;
$$;

create trigger refuse_change_of_event before update on public.review_events
for each row execute function private.refuse_change_of_event();

alter table public.reviews enable row level security;

alter table private.review_secrets enable row level security;

alter table public.review_ads enable row level security;

alter table public.review_comments enable row level security;

alter table public.review_events enable row level security;

create policy "Users may read their own reviews" on public.reviews
for select to authenticated using (user_id = (select auth.uid()));

create policy "Users may read the ads of their own reviews" on public.review_ads
for select to authenticated using (user_id = (select auth.uid()));

create policy "Users may read the comments on their own reviews" on public.review_comments
for select to authenticated using (user_id = (select auth.uid()));

create policy "Users may read the audit of their own reviews" on public.review_events
for select to authenticated using (user_id = (select auth.uid()));

grant select on public.reviews, public.review_ads, public.review_comments, public.review_events
to authenticated, service_role;

-- Number of recent calls of a kind, in windows of a fixed length. The subjects of the calls are hashed.
create table private.review_calls (
  subject bytea not null,
  window_start timestamptz not null,
  calls integer not null,
  primary key (subject, window_start)
);

create index review_calls_window_start_idx on private.review_calls (window_start);

alter table private.review_calls enable row level security;

-- Counts a call before its work, so that all parallel calls are counted. Returns false if the limit is
-- exceeded.
create function private.count_review_call(p_subject text, p_limit integer, p_window interval) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_calls integer;
begin
  -- Skips locked rows, so that two calls never wait for each other.
  delete from private.review_calls
  where (subject, window_start) in (
    select old.subject, old.window_start from private.review_calls as old
    where old.window_start < now() - interval '2 hours' or old.window_start > now() + interval '5 minutes'
    limit 100
    for update skip locked
  );

  insert into private.review_calls as counted (subject, window_start, calls)
  values (private.hash_of_client(p_subject), date_bin(p_window, now(), timestamptz '2000-01-01'), 1)
  on conflict (subject, window_start) do update set calls = counted.calls + 1
  returning calls into v_calls;

  return v_calls <= p_limit;
end;
$$;

-- Returns a client's network from its IP address; null for an invalid address. An IPv6 network has 64 bits (RFC
-- 6177).
create function private.network_of(p_address text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  address inet;
begin
  address := p_address::inet;

  if family(address) = 4 then
    return host(address);
  end if;

  if address << inet '::ffff:0:0/96' then
    return host(inet '0.0.0.0' + (address - inet '::ffff:0:0'));
  end if;

  return network(set_masklen(address, 64))::text;
exception
  when invalid_text_representation then
    return null;
end;
$$;

-- Returns the client's network, like the function in 20261124090200_clients_by_network.sql. `network_of` computes it
-- from the address.
create or replace function private.client_network() returns text
language sql stable security definer set search_path = '' as $$
  select private.network_of(
    coalesce(nullif(current_setting('request.headers', true), ''), '{}')::json ->> 'cf-connecting-ip'
  );
$$;

-- A pass that lets a visitor open a review without the password. The pass replaces the password of a link after a
-- visitor has entered the password once.
create function private.review_pass(p_secret private.review_secrets) returns text
language sql immutable set search_path = '' as $$
  select encode(
    sha256(convert_to(p_secret.password_hash || ' ' || encode(p_secret.token_hash, 'hex'), 'UTF8')),
    'hex'
  );
$$;

-- Tells whether a client (visitor with the token) may use a link. Outcomes: open, unknown, revoked, expired,
-- password (one is needed), limited.
create function private.admit_to_review(
  p_token_hash text,
  p_pass text,
  p_client text,
  out outcome text,
  out review public.reviews
)
language plpgsql security definer set search_path = '' as $$
declare
  v_network constant text := coalesce(private.network_of(p_client), 'somebody');
  v_secret private.review_secrets;
begin
  select * into v_secret from private.review_secrets where token_hash = decode(p_token_hash, 'hex');

  if not found then
    outcome := case
      when private.count_review_call('unknown ' || v_network, 30, interval '10 minutes') then 'unknown'
      else 'limited'
    end;
    return;
  end if;

  if not private.count_review_call('review ' || v_network, 600, interval '5 minutes') then
    outcome := 'limited';
    return;
  end if;

  select * into review from public.reviews where id = v_secret.review_id;

  outcome := case
    when review.revoked_at is not null then 'revoked'
    when review.expires_at <= now() then 'expired'
    when v_secret.password_hash is not null
      and p_pass is distinct from private.review_pass(v_secret) then 'password'
    else 'open'
  end;
end;
$$;

-- Returns the hash with which a typed password is compared, and the pass for a correct password. Each call
-- counts as an attempt to enter the password.
create function public.review_password(p_token_hash text, p_client text)
returns table (outcome text, password_hash text, pass text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_admitted record;
  v_secret private.review_secrets;
  v_network constant text := coalesce(private.network_of(p_client), 'somebody');
begin
  select * into v_admitted from private.admit_to_review(p_token_hash, null, p_client);

  if v_admitted.outcome <> 'password' then
    return query select v_admitted.outcome, null::text, null::text;
    return;
  end if;

  if not (
    private.count_review_call(format('password %s %s', p_token_hash, v_network), 10, interval '15 minutes')
    and private.count_review_call('password ' || p_token_hash, 200, interval '1 hour')
  ) then
    return query select 'limited', null::text, null::text;
    return;
  end if;

  select * into v_secret from private.review_secrets where token_hash = decode(p_token_hash, 'hex');

  return query select 'password', v_secret.password_hash, private.review_pass(v_secret);
end;
$$;

-- Returns the snapshot of an ad for a review. A flat ad has one version. The owner's own name for an ad is not
-- included.
create function private.pinned_ad(ad public.ads)
returns table (version integer, images jsonb, headline text, ad_text text, brand text, alt_text text)
language sql stable set search_path = '' as $$
  select
    coalesce(recipes.n, 1),
    coalesce(
      recipes.images,
      jsonb_strip_nulls(jsonb_build_object('square', ad.ad_image_url, 'story', ad.ad_image_url_story))
    ),
    coalesce(ad.title, recipes.headline),
    ad.ad_text,
    recipes.recipe -> 'brand' ->> 'name',
    public.alt_text(ad)
  from (select) as one
  left join public.recipes on recipes.ad_id = ad.id;
$$;

-- Creates a review of the user's own ads. Outcomes: created, not_found (an ad is not the user's), too_many (200
-- links that are neither revoked nor expired).
create function public.create_review(
  p_user_id uuid,
  p_review jsonb,
  p_ad_ids uuid[],
  p_token_hash text,
  p_password_hash text
)
returns table (outcome text, id uuid)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_id uuid;
  v_ads integer;
begin
  perform from public.users where id = p_user_id for no key update;

  if (
    select count(*) from public.reviews
    where user_id = p_user_id and revoked_at is null and (expires_at is null or expires_at > now())
  ) >= 200 then
    return query select 'too_many', null::uuid;
    return;
  end if;

  if (select count(*) from public.ads where ads.id = any (p_ad_ids) and user_id = p_user_id)
    is distinct from (select count(distinct ad_id) from unnest(p_ad_ids) as ad_id)
  then
    return query select 'not_found', null::uuid;
    return;
  end if;

  insert into public.reviews (user_id, name, has_password, approvals_asked, mails_decisions, expires_at)
  values (
    p_user_id,
    p_review ->> 'name',
    p_password_hash is not null,
    (p_review ->> 'approvals_asked')::integer,
    (p_review ->> 'mails_decisions')::boolean,
    now() + make_interval(days => (p_review ->> 'days')::integer)
  )
  returning reviews.id into v_id;

  insert into private.review_secrets (review_id, token_hash, password_hash)
  values (v_id, decode(p_token_hash, 'hex'), p_password_hash);

  insert into public.review_ads
    (review_id, user_id, ad_id, position, version, images, headline, ad_text, brand, alt_text)
  select v_id, p_user_id, ads.id, chosen.position, pinned.*
  from (
    select ad_id, (min(ordinality) - 1)::integer as position
    from unnest(p_ad_ids) with ordinality as given (ad_id, ordinality)
    group by ad_id
  ) as chosen
  join public.ads on ads.id = chosen.ad_id
  cross join lateral private.pinned_ad(ads) as pinned;

  insert into public.review_events (review_id, user_id, review_ad_id, version, kind)
  select v_id, p_user_id, review_ads.id, version, 'created' from public.review_ads
  where review_id = v_id order by position;

  return query select 'created', v_id;
end;
$$;

-- Returns the current decisions: the last decision of each reviewer on the current version.
create function private.review_decisions(p_ad public.review_ads)
returns table (kind text, author text, note text, happened_at timestamptz)
language sql stable set search_path = '' as $$
  select kind, author, note, happened_at
  from (
    select distinct on (reviewer) id, kind, author, note, happened_at
    from public.review_events
    where review_ad_id = p_ad.id
      and version = p_ad.version
      and kind in ('approved', 'changes_asked')
    order by reviewer, id desc
  ) as latest
  order by id;
$$;

-- Returns the number of versions of the ad that are newer than the sent version.
create function private.newer_versions(p_ad public.review_ads) returns integer
language sql stable set search_path = '' as $$
  select coalesce((select greatest(n - p_ad.version, 0) from public.recipes where ad_id = p_ad.ad_id), 0);
$$;

create function private.comments_of(p_ad public.review_ads) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', id,
        'parent_id', parent_id,
        'version', version,
        'author', author,
        'body', body,
        'format', format,
        'x', x,
        'y', y,
        'field', field,
        'created_at', created_at,
        'is_resolved', resolved_at is not null
      )
      order by created_at, id
    ),
    '[]'
  )
  from public.review_comments where review_ad_id = p_ad.id;
$$;

-- Returns an ad of a review in the form that owner and reviewers see. The returned ad contains no mail address and no
-- network.
create function private.review_ad_view(p_ad public.review_ads) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_ad.id,
    'version', p_ad.version,
    'newer_versions', private.newer_versions(p_ad),
    'is_deleted', p_ad.ad_id is null,
    'images', p_ad.images,
    'headline', p_ad.headline,
    'ad_text', p_ad.ad_text,
    'brand', p_ad.brand,
    'alt_text', p_ad.alt_text,
    'state', p_ad.state,
    'decisions', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('verdict', kind, 'author', author, 'note', note, 'decided_at', happened_at)
        ),
        '[]'
      )
      from private.review_decisions(p_ad)
    ),
    'comments', private.comments_of(p_ad)
  );
$$;

-- Returns a review in the form that a client sees. The outcomes are those of admit_to_review. Records an
-- opening once a day per network.
create function public.open_review(p_token_hash text, p_pass text, p_client text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_admitted record;
  v_review public.reviews;
  v_network constant text := private.network_of(p_client);
begin
  select * into v_admitted from private.admit_to_review(p_token_hash, p_pass, p_client);

  if v_admitted.outcome <> 'open' then
    return jsonb_build_object('outcome', v_admitted.outcome);
  end if;

  v_review := v_admitted.review;

  if not exists (
    select from public.review_events
    where review_id = v_review.id
      and kind = 'opened'
      and network is not distinct from v_network
      and happened_at > now() - interval '1 day'
  ) then
    insert into public.review_events (review_id, user_id, kind, network)
    values (v_review.id, v_review.user_id, 'opened', v_network);
  end if;

  return jsonb_build_object(
    'outcome', 'open',
    'review', jsonb_build_object(
      'name', v_review.name,
      'approvals_asked', v_review.approvals_asked,
      'expires_at', v_review.expires_at,
      'ads', (
        select jsonb_agg(private.review_ad_view(review_ads) order by position)
        from public.review_ads where review_id = v_review.id
      )
    )
  );
end;
$$;

-- Checks that a client may write. The checks are those of admit_to_review, with limits per network and per
-- review. Locks the account, then the review, so that simultaneous decisions are all counted.
create function private.admit_writer(
  p_token_hash text,
  p_pass text,
  p_client text,
  out outcome text,
  out review public.reviews
)
language plpgsql security definer set search_path = '' as $$
declare
  v_admitted record;
  v_network constant text := coalesce(private.network_of(p_client), 'somebody');
begin
  select * into v_admitted from private.admit_to_review(p_token_hash, p_pass, p_client);

  if v_admitted.outcome = 'open'
    and not private.count_review_call(format('write %s %s', p_token_hash, v_network), 120, interval '10 minutes')
  then
    outcome := 'limited';
    return;
  end if;

  if v_admitted.outcome <> 'open' then
    outcome := v_admitted.outcome;
    return;
  end if;

  review := v_admitted.review;

  perform from public.users where id = review.user_id for key share;

  -- The state of the review is checked again under the lock, since the review may have been revoked meanwhile.
  select * into review from public.reviews where id = review.id and revoked_at is null for update;

  outcome := case
    when review.id is null then 'revoked'
    when (select count(*) from public.review_events where review_id = review.id) >= 5000 then 'full'
    else 'open'
  end;
end;
$$;

-- Adds a comment to a review. The writer is a reviewer, or the owner if the comment names no reviewer.
-- Outcomes: done, not_found, ad_deleted, full.
create function private.add_comment(p_review public.reviews, p_comment jsonb, p_network text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_ad public.review_ads;
  v_parent constant uuid := (p_comment ->> 'parent_id')::uuid;
begin
  select * into v_ad from public.review_ads
  where id = (p_comment ->> 'review_ad_id')::uuid and review_id = p_review.id;

  if not found then
    return 'not_found';
  end if;

  if v_ad.ad_id is null then
    return 'ad_deleted';
  end if;

  if v_parent is not null and not exists (
    select from public.review_comments
    where id = v_parent and review_ad_id = v_ad.id and parent_id is null
  ) then
    return 'not_found';
  end if;

  if (select count(*) from public.review_comments where review_id = p_review.id) >= 1000 then
    return 'full';
  end if;

  insert into public.review_comments
    (id, review_id, review_ad_id, user_id, parent_id, version, reviewer, author, body, format, x, y, field)
  values (
    (p_comment ->> 'id')::uuid,
    p_review.id,
    v_ad.id,
    p_review.user_id,
    v_parent,
    least((p_comment ->> 'version')::integer, v_ad.version),
    (p_comment ->> 'reviewer')::uuid,
    p_comment ->> 'author',
    p_comment ->> 'body',
    p_comment ->> 'format',
    (p_comment ->> 'x')::double precision,
    (p_comment ->> 'y')::double precision,
    p_comment ->> 'field'
  )
  on conflict (id) do nothing;

  if found then
    insert into public.review_events
      (review_id, user_id, review_ad_id, version, kind, reviewer, author, email, note, network)
    values (
      p_review.id,
      p_review.user_id,
      v_ad.id,
      v_ad.version,
      'commented',
      (p_comment ->> 'reviewer')::uuid,
      p_comment ->> 'author',
      p_comment ->> 'email',
      p_comment ->> 'body',
      p_network
    );
  end if;

  return 'done';
end;
$$;

-- Resolves or reopens the thread of a first comment. Possible outcomes are done and not_found.
create function private.resolve_thread(p_review public.reviews, p_resolution jsonb, p_network text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_comment public.review_comments;
  v_is_resolved constant boolean := (p_resolution ->> 'is_resolved')::boolean;
begin
  select * into v_comment from public.review_comments
  where id = (p_resolution ->> 'comment_id')::uuid and review_id = p_review.id and parent_id is null;

  if not found then
    return 'not_found';
  end if;

  if (v_comment.resolved_at is not null) = v_is_resolved then
    return 'done';
  end if;

  update public.review_comments set resolved_at = case when v_is_resolved then now() end
  where id = v_comment.id;

  insert into public.review_events
    (review_id, user_id, review_ad_id, version, kind, reviewer, author, email, note, network)
  values (
    p_review.id,
    p_review.user_id,
    v_comment.review_ad_id,
    v_comment.version,
    case when v_is_resolved then 'resolved' else 'reopened' end,
    (p_resolution ->> 'reviewer')::uuid,
    p_resolution ->> 'author',
    p_resolution ->> 'email',
    v_comment.body,
    p_network
  );

  return 'done';
end;
$$;

-- Queues a mail to the owner about a decision. If more decisions are made before that mail is sent, the mail
-- reports them too.
create function private.queue_decision_mail(p_review public.reviews, p_decision jsonb, p_event_id bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_entry constant jsonb := jsonb_build_object(
    'author', p_decision ->> 'author',
    'verdict', p_decision ->> 'verdict',
    'ads', jsonb_array_length(p_decision -> 'ads'),
    'note', p_decision ->> 'note'
  );
begin
  update private.mails set details = jsonb_set(details, '{decisions}', details -> 'decisions' || v_entry)
  where user_id = p_review.user_id
    and kind = 'review'
    and details ->> 'review_id' = p_review.id::text
    and sent_at is null
    and attempts = 0
    and jsonb_array_length(details -> 'decisions') < 50;

  if not found then
    insert into private.mails (user_id, kind, subject_id, details, due_at)
    values (
      p_review.user_id,
      'review',
      format('%s %s', p_review.id, p_event_id),
      jsonb_build_object('review_id', p_review.id, 'name', p_review.name, 'decisions', jsonb_build_array(v_entry)),
      now() + interval '2 minutes'
    );
  end if;
end;
$$;

alter table private.mails drop constraint mails_kind_check;

alter table private.mails add constraint mails_kind_check
check (kind in ('receipt', 'renewal', 'export', 'deletion', 'deletion_stopped', 'goodbye', 'review'));

-- Saves a client's comment, resolution or decision. The outcomes are those of admit_to_review except open, and
-- done, not_found, ad_deleted, full and stale. Stale means that a newer version was sent meanwhile, so nothing
-- was saved.
create function public.write_review(p_token_hash text, p_pass text, p_client text, p_action text, p_entry jsonb)
returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_admitted record;
  v_review public.reviews;
  v_network constant text := private.network_of(p_client);
  v_ads public.review_ads[];
  v_event_id bigint;
begin
  select * into v_admitted from private.admit_writer(p_token_hash, p_pass, p_client);

  if v_admitted.outcome <> 'open' then
    return v_admitted.outcome;
  end if;

  v_review := v_admitted.review;

  if p_action = 'comment' then
    return private.add_comment(v_review, p_entry, v_network);
  end if;

  if p_action = 'resolve' then
    return private.resolve_thread(v_review, p_entry, v_network);
  end if;

  select array_agg(review_ads order by position) into v_ads
  from jsonb_to_recordset(p_entry -> 'ads') as chosen (id uuid, version integer)
  join public.review_ads on review_ads.id = chosen.id and review_id = v_review.id;

  if coalesce(array_length(v_ads, 1), 0) <> jsonb_array_length(p_entry -> 'ads') then
    return 'not_found';
  end if;

  if exists (select from unnest(v_ads) as each where each.ad_id is null) then
    return 'ad_deleted';
  end if;

  if exists (
    select from jsonb_to_recordset(p_entry -> 'ads') as chosen (id uuid, version integer)
    join unnest(v_ads) as each on each.id = chosen.id
    where each.version <> chosen.version
  ) then
    return 'stale';
  end if;

  insert into public.review_events
    (review_id, user_id, review_ad_id, version, kind, reviewer, author, email, note, network)
  select
    v_review.id,
    v_review.user_id,
    each.id,
    each.version,
    p_entry ->> 'verdict',
    (p_entry ->> 'reviewer')::uuid,
    p_entry ->> 'author',
    p_entry ->> 'email',
    p_entry ->> 'note',
    v_network
  from unnest(v_ads) as each;

  update public.review_ads set state = counted.state
  from (
    select
      each.id,
      case
        when bool_or(decision.kind = 'changes_asked') then 'changes_asked'
        when count(*) >= v_review.approvals_asked then 'approved'
        else 'in_review'
      end as state
    from unnest(v_ads) as each
    cross join lateral private.review_decisions(each) as decision
    group by each.id
  ) as counted
  where review_ads.id = counted.id;

  if v_review.mails_decisions then
    select max(id) into v_event_id from public.review_events where review_id = v_review.id;

    perform private.queue_decision_mail(v_review, p_entry, v_event_id);
  end if;

  return 'done';
end;
$$;

-- Returns the caller's own review, and locks it after its account.
create function private.own_review(p_id uuid) returns public.reviews
language plpgsql security definer set search_path = '' as $$
declare
  v_review public.reviews;
begin
  perform from public.users where id = auth.uid() for key share;

  select * into v_review from public.reviews where id = p_id and user_id = auth.uid() for update;

  return v_review;
end;
$$;

-- Revokes a link with immediate effect. Returns false if the caller has no such review.
create function public.revoke_review(p_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_review constant public.reviews := private.own_review(p_id);
begin
  if v_review.id is not null and v_review.revoked_at is null then
    update public.reviews set revoked_at = now() where id = v_review.id;

    insert into public.review_events (review_id, user_id, kind) values (v_review.id, v_review.user_id, 'revoked');
  end if;

  return v_review.id is not null;
end;
$$;

-- Turns the mails about a review's decisions on or off. Returns false if the caller has no such review.
create function public.set_review_mails(p_id uuid, p_mails_decisions boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.reviews set mails_decisions = p_mails_decisions where id = p_id and user_id = auth.uid();

  if found and not p_mails_decisions then
    delete from private.mails
    where user_id = auth.uid() and kind = 'review' and details ->> 'review_id' = p_id::text and sent_at is null;
  end if;

  return exists (select from public.reviews where id = p_id and user_id = auth.uid());
end;
$$;

-- Sends the latest version of an ad to its reviewers, who decide again. Returns false if there is no newer
-- version, or if the ad is not the caller's.
create function public.send_review_version(p_review_ad_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_review public.reviews;
  v_ad public.review_ads;
begin
  v_review := private.own_review((select review_id from public.review_ads where id = p_review_ad_id));

  if v_review.id is null or v_review.revoked_at is not null then
    return false;
  end if;

  update public.review_ads
  set
    version = pinned.version,
    images = pinned.images,
    headline = pinned.headline,
    ad_text = pinned.ad_text,
    brand = pinned.brand,
    alt_text = pinned.alt_text,
    state = 'in_review',
    sent_at = now()
  from public.ads
  cross join lateral private.pinned_ad(ads) as pinned
  where review_ads.id = p_review_ad_id and ads.id = review_ads.ad_id and pinned.version > review_ads.version
  returning review_ads.* into v_ad;

  if not found then
    return false;
  end if;

  insert into public.review_events (review_id, user_id, review_ad_id, version, kind)
  values (v_review.id, v_review.user_id, v_ad.id, v_ad.version, 'version_sent');

  return true;
end;
$$;

-- Saves the owner's comment, or resolves a thread for the owner. The outcomes are those of add_comment and
-- resolve_thread.
create function public.answer_review(p_id uuid, p_action text, p_entry jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_review constant public.reviews := private.own_review(p_id);
  v_entry constant jsonb := p_entry - 'reviewer' - 'author' - 'email';
begin
  if v_review.id is null then
    return 'not_found';
  end if;

  if p_action = 'comment' then
    return private.add_comment(v_review, v_entry, null);
  end if;

  return private.resolve_thread(v_review, v_entry, null);
end;
$$;

-- Returns a review as its owner's lists show it.
create function private.review_summary(p_review public.reviews) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_review.id,
    'name', p_review.name,
    'has_password', p_review.has_password,
    'approvals_asked', p_review.approvals_asked,
    'mails_decisions', p_review.mails_decisions,
    'created_at', p_review.created_at,
    'expires_at', p_review.expires_at,
    'state', case
      when p_review.revoked_at is not null then 'revoked'
      when p_review.expires_at <= now() then 'expired'
      else 'open'
    end
  );
$$;

-- Returns the caller's reviews, newest first, with the review states of their ads.
create function public.own_reviews() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    jsonb_agg(
      private.review_summary(reviews) || (
        select jsonb_build_object(
          'ads', count(*),
          'approved', count(*) filter (where state = 'approved'),
          'changes_asked', count(*) filter (where state = 'changes_asked'),
          'ad_id', (array_agg(ad_id order by position) filter (where ad_id is not null))[1]
        )
        from public.review_ads where review_id = reviews.id
      )
      order by created_at desc
    ),
    '[]'
  )
  from public.reviews
  where id in (
    select own.id from public.reviews as own
    where own.user_id = (select auth.uid())
    order by own.created_at desc
    limit 500
  );
$$;

-- Returns the caller's reviews of an ad, newest first, with the ad in the form that its reviewers see.
create function public.reviews_of_ad(p_ad_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    jsonb_agg(
      private.review_summary(reviews) || jsonb_build_object('ad', private.review_ad_view(review_ads))
      order by reviews.created_at desc
    ),
    '[]'
  )
  from public.review_ads
  join public.reviews on reviews.id = review_ads.review_id
  where review_ads.ad_id = p_ad_id and review_ads.user_id = (select auth.uid());
$$;

-- Returns the audit of one of the caller's reviews, oldest first.
create function public.review_audit(p_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'happened_at', happened_at,
        'kind', kind,
        'author', author,
        'email', email,
        'network', network,
        'ad', review_ads.position + 1,
        'headline', review_ads.headline,
        'version', review_events.version,
        'note', note
      )
      order by review_events.id
    ),
    '[]'
  )
  from public.review_events
  left join public.review_ads on review_ads.id = review_events.review_ad_id
  where review_events.review_id = p_id and review_events.user_id = (select auth.uid());
$$;

-- Further computed columns that the gallery reads and filters by (see headline): the state of the ad's latest
-- review (draft without a review), and the number of newer versions. A revoked link without a decision leaves
-- the ad a draft.
create function private.latest_review_ad(ad public.ads) returns public.review_ads
language sql stable security definer set search_path = '' as $$
  select review_ads.*
  from public.review_ads
  join public.reviews on reviews.id = review_ads.review_id
  where review_ads.ad_id = ad.id
    and review_ads.user_id = (select auth.uid())
    and (reviews.revoked_at is null or review_ads.state <> 'in_review')
  order by review_ads.sent_at desc
  limit 1;
$$;

create function public.review_state(ad public.ads) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((private.latest_review_ad(ad)).state, 'draft');
$$;

create function public.review_newer_versions(ad public.ads) returns integer
language sql stable security definer set search_path = '' as $$
  select private.newer_versions(private.latest_review_ad(ad));
$$;

grant execute on function
  public.revoke_review (uuid),
  public.set_review_mails (uuid, boolean),
  public.send_review_version (uuid),
  public.answer_review (uuid, text, jsonb),
  public.own_reviews (),
  public.reviews_of_ad (uuid),
  public.review_audit (uuid),
  public.review_state (public.ads),
  public.review_newer_versions (public.ads)
to authenticated;

grant execute on function
  public.review_password (text, text),
  public.create_review (uuid, jsonb, uuid[], text, text),
  public.open_review (text, text, text),
  public.write_review (text, text, text, text, jsonb)
to service_role;
