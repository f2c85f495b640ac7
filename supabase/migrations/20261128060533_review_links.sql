-- Review links get four new features: a new URL for a lost link, launch kits that contain only approved ads,
-- one-click unsubscribe from mails, and a limit on new links.

-- The functions that make links call this function before they compute the slow hash of a password.
create function public.may_make_review_link(p_user_id uuid) returns boolean
language sql security definer set search_path = '' as $$
  select private.count_review_call('make ' || p_user_id, 60, interval '10 minutes');
$$;

alter table public.review_events drop constraint review_events_kind_check;

alter table public.review_events add constraint review_events_kind_check check (
  kind in (
    'created', 'opened', 'commented', 'resolved', 'reopened', 'approved', 'changes_asked', 'version_sent', 'renewed', 'revoked'
  )
);

-- Gives an open link another token, for an editor of its workspace. The previous token and its passes stop working at
-- once. Comments and decisions of the review stay. Outcomes: renewed, not_found, closed (revoked or expired).
create function public.renew_review(p_user_id uuid, p_id uuid, p_token_hash text) returns text
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

  insert into public.review_events (review_id, user_id, kind) values (p_id, v_review.user_id, 'renewed');

  return 'renewed';
end;
$$;

-- Turns off the mails about a review, for anybody with the signed URL in one of these mails. Returns the
-- review's name; null if there is no such review.
create function public.stop_review_mails(p_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_review public.reviews;
begin
  update public.reviews set mails_decisions = false where id = p_id returning * into v_review;

  delete from private.mails
  where user_id = v_review.user_id and kind = 'review' and details ->> 'review_id' = p_id::text and sent_at is null;

  return v_review.name;
end;
$$;

-- Returns an ad's latest review. An ad whose link expired without a decision is a draft, as after a revoked link.
create or replace function private.latest_review_ad(ad public.ads) returns public.review_ads
language sql stable security definer set search_path = '' as $$
  select review_ads.*
  from public.review_ads
  join public.reviews on reviews.id = review_ads.review_id
  where review_ads.ad_id = ad.id
    and review_ads.workspace_id = (select public.active_workspace())
    and (
      review_ads.state <> 'in_review'
      or (reviews.revoked_at is null and (reviews.expires_at is null or reviews.expires_at > now()))
    )
  order by review_ads.sent_at desc
  limit 1;
$$;

-- Tells whether launch kits of the request's workspace may contain only approved ads.
create function private.kits_need_approval() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.workspaces where id = (select public.active_workspace()) and kits_need_approval
  );
$$;

-- Returns those of the given ads that may not go into a launch kit. The workspace requires approval, and
-- nobody has approved the latest version of these ads.
create function public.unapproved_for_kit(p_ad_ids uuid[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', ads.id,
        'state', public.review_state(ads),
        'newer_versions', public.review_newer_versions(ads)
      )
      order by ads.id
    ),
    '[]'
  )
  from public.ads
  where private.kits_need_approval()
    and ads.id = any (p_ad_ids)
    and ads.workspace_id = (select public.active_workspace())
    and (public.review_state(ads) <> 'approved' or public.review_newer_versions(ads) > 0);
$$;

grant execute on function public.unapproved_for_kit (uuid[]) to authenticated;

grant execute on function
  public.may_make_review_link (uuid),
  public.renew_review (uuid, uuid, text),
  public.stop_review_mails (uuid)
to service_role;
