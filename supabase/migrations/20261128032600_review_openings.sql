-- Openings of a link have their own limit. Openings no longer fill the audit, so a link with many visitors
-- stays open for comments and decisions.
create index review_events_openings_idx on public.review_events (review_id, happened_at)
where kind = 'opened';

-- Records an opening once a day per network, at most 5,000 per review.
create function private.note_opening(p_review public.reviews, p_network text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from public.review_events
    where review_id = p_review.id
      and kind = 'opened'
      and network is not distinct from p_network
      and happened_at > now() - interval '1 day'
  ) then
    return;
  end if;

  insert into public.review_events (review_id, user_id, kind, network)
  select p_review.id, p_review.user_id, 'opened', p_network
  where (
    select count(*) from public.review_events where review_id = p_review.id and kind = 'opened'
  ) < 5000;
end;
$$;

-- Returns a review in the form that a client sees, like the function in 20261128023500_reviews.sql. `note_opening`
-- records the opening.
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
        select jsonb_agg(private.review_ad_view(review_ads) order by position)
        from public.review_ads where review_id = v_review.id
      )
    )
  );
end;
$$;

-- Checks that a client may write. Openings no longer count towards the maximum number of entries.
create or replace function private.admit_writer(
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
    when (
      select count(*) from public.review_events where review_id = review.id and kind <> 'opened'
    ) >= 5000 then 'full'
    else 'open'
  end;
end;
$$;
