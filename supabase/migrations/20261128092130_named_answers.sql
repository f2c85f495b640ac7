-- Answers to reviewers, and entries of the audit, name the member who made them. Queries look up the current
-- names, so the name of a deleted account no longer appears.
alter table public.review_comments add column member_id uuid references public.users (id) on delete set null;

alter table public.review_events add column member_id uuid references public.users (id) on delete set null;

create index review_comments_member_id_idx on public.review_comments (member_id) where member_id is not null;

create index review_events_member_id_idx on public.review_events (member_id) where member_id is not null;

comment on column public.review_comments.member_id is 'Who answered for the sender; null for reviewers, and where it is not known.';

comment on column public.review_events.member_id is 'Who acted for the sender; null for reviewers, and where it is not known.';

-- A personal workspace has one member, so its older answers are from that member.
update public.review_comments set member_id = user_id where reviewer is null and workspace_id = user_id;

alter table public.review_events disable trigger refuse_change_of_event;

update public.review_events set member_id = user_id
where reviewer is null and kind <> 'opened' and workspace_id = user_id;

alter table public.review_events enable trigger refuse_change_of_event;

-- Refuses changes of a review's audit. Unlike the function in 20261128060500_workspace_functions.sql, it lets the id
-- of a deleted account be removed.
create or replace function private.refuse_change_of_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if to_jsonb(new) - array['user_id', 'member_id'] = to_jsonb(old) - array['user_id', 'member_id']
    and (
      new.user_id = old.user_id
      or new.user_id = (select owner_id from public.workspaces where id = old.workspace_id)
    )
    and (
      new.member_id is not distinct from old.member_id
      or (new.member_id is null and not exists (select from public.users where id = old.member_id))
    )
    and to_jsonb(new) <> to_jsonb(old)
  then
    return new;
  end if;

  raise exception 'The audit of a review is append-only.' using errcode = '42501';
end;
$$;

create function private.note_answering_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.member_id := auth.uid();

  return new;
end;
$$;

create trigger note_answering_member before insert on public.review_comments
for each row when (new.reviewer is null) execute function private.note_answering_member();

create function private.note_acting_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A function with the service key makes the link, in the name of the link's maker.
  new.member_id := coalesce(new.member_id, auth.uid(), case new.kind when 'created' then new.user_id end);

  return new;
end;
$$;

create trigger note_acting_member before insert on public.review_events
for each row when (new.reviewer is null and new.kind <> 'opened') execute function private.note_acting_member();

-- Gives a link another token. The audit now names the member who did so.
create or replace function public.renew_review(p_user_id uuid, p_id uuid, p_token_hash text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_review public.reviews;
begin
  perform from public.users where id = (select user_id from public.reviews where id = p_id) for key share;

  select * into v_review from public.reviews
  where id = p_id and private.has_role(p_user_id, workspace_id, 'editor') for update;

  if not found then
    return 'not_found';
  end if;

  if v_review.revoked_at is not null or v_review.expires_at <= now() then
    return 'closed';
  end if;

  update private.review_secrets set token_hash = decode(p_token_hash, 'hex') where review_id = p_id;

  insert into public.review_events (review_id, user_id, kind, member_id)
  values (p_id, v_review.user_id, 'renewed', p_user_id);

  return 'renewed';
end;
$$;

-- The comments on an ad, oldest first. Members see the mail address of a writer without a name, but clients
-- (p_reader is null) never see it. Members without a name have numbers, so that clients can distinguish them.
create function private.comments_of(p_ad public.review_ads, p_reader uuid) returns jsonb
language sql stable set search_path = '' as $$
  with nameless as (
    select
      member_id,
      row_number() over (order by min(created_at), member_id) as number,
      count(*) over () as count
    from public.review_comments
    where review_id = p_ad.review_id
      and member_id is not null
      and not exists (
        select from public.account_settings
        where account_settings.user_id = review_comments.member_id and name is not null
      )
    group by member_id
  )

  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', comments.id,
        'parent_id', comments.parent_id,
        'version', comments.version,
        'author', coalesce(
          comments.author, settings.name, case when p_reader is not null then account.email end
        ),
        'is_sender', comments.reviewer is null,
        'sender_number', case when nameless.count > 1 then nameless.number end,
        'is_own', coalesce(comments.member_id = p_reader, false),
        'body', comments.body,
        'format', comments.format,
        'x', comments.x,
        'y', comments.y,
        'field', comments.field,
        'created_at', comments.created_at,
        'is_resolved', comments.resolved_at is not null
      )
      order by comments.created_at, comments.id
    ),
    '[]'
  )
  from public.review_comments as comments
  left join public.account_settings as settings on settings.user_id = comments.member_id
  left join auth.users as account on account.id = comments.member_id
  left join nameless on nameless.member_id = comments.member_id
  where comments.review_ad_id = p_ad.id;
$$;

-- Returns an ad of a review in the form that a member of its workspace sees. If p_reader is null, it is the
-- form for a client, without mail addresses and networks.
create function private.review_ad_view(p_ad public.review_ads, p_reader uuid) returns jsonb
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
    'comments', private.comments_of(p_ad, p_reader)
  );
$$;

create or replace function public.open_review(p_token_hash text, p_pass text, p_client text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_admitted record;
  v_review public.reviews;
begin
  select * into v_admitted from private.admit_to_review(p_token_hash, p_pass, p_client);

  if v_admitted.outcome <> 'open' then
    return jsonb_build_object('outcome', v_admitted.outcome);
  end if;

  v_review := v_admitted.review;

  perform private.note_opening(v_review, private.network_of(p_client));

  return jsonb_build_object(
    'outcome', 'open',
    'review', jsonb_build_object(
      'name', v_review.name,
      'approvals_asked', v_review.approvals_asked,
      'expires_at', v_review.expires_at,
      'ads', (
        select jsonb_agg(private.review_ad_view(review_ads, null) order by position)
        from public.review_ads where review_id = v_review.id
      )
    )
  );
end;
$$;

create or replace function public.reviews_of_ad(p_ad_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    jsonb_agg(
      private.review_summary(reviews) || jsonb_build_object('ad', private.review_ad_view(review_ads, auth.uid()))
      order by reviews.created_at desc
    ),
    '[]'
  )
  from public.review_ads
  join public.reviews on reviews.id = review_ads.review_id
  where review_ads.ad_id = p_ad_id and review_ads.workspace_id = (select public.active_workspace());
$$;

drop function private.review_ad_view(public.review_ads);

drop function private.comments_of(public.review_ads);

-- Returns the audit of a review. Members now have the names under which other members see them.
create or replace function public.review_audit(p_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'happened_at', happened_at,
        'kind', kind,
        'author', coalesce(author, settings.name),
        'email', coalesce(review_events.email, account.email),
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
  left join public.account_settings as settings on settings.user_id = review_events.member_id
  left join auth.users as account on account.id = review_events.member_id
  where review_events.review_id = p_id and review_events.workspace_id = (select public.active_workspace());
$$;
