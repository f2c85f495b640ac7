-- Entries of reviews keep the names that members had at the time. A mail about a membership reports only its
-- last state. All transactions lock accounts in the same order.

-- The workspace may not see a former member's current name and mail address. Entries therefore keep the name
-- and address that a member had when the entry was made. Entries of reviewers already keep theirs. Numbers
-- distinguish members without a name for clients. Each number is assigned once and never changes.
alter table public.review_comments
add column member_name text,
add column member_email text,
add column member_number integer;

alter table public.review_events
add column member_name text,
add column member_email text;

comment on column public.review_comments.member_name is 'As it was when the comment was written; null without one, and once the account is deleted.';

comment on column public.review_comments.member_email is 'As member_name. Clients never read it.';

comment on column public.review_comments.member_number is 'Which of the members that comment on the review, in the order of their first comments.';

comment on column public.review_events.member_name is 'As it was when it happened; null without one, and once the account is deleted.';

comment on column public.review_events.member_email is 'As member_name.';

-- Earlier entries take the current name of those writers who are still members. Former members' names at that
-- time are unknown.
update public.review_comments as comments
set member_name = settings.name, member_email = account.email
from auth.users as account
left join public.account_settings as settings on settings.user_id = account.id
where account.id = comments.member_id and private.has_role(account.id, comments.workspace_id, 'viewer');

update public.review_comments as comments set member_number = numbered.number
from (
  select review_id, member_id, row_number() over (partition by review_id order by min(created_at), member_id) as number
  from public.review_comments where member_id is not null
  group by review_id, member_id
) as numbered
where comments.review_id = numbered.review_id and comments.member_id = numbered.member_id;

alter table public.review_events disable trigger refuse_change_of_event;

update public.review_events as events
set member_name = settings.name, member_email = account.email
from auth.users as account
left join public.account_settings as settings on settings.user_id = account.id
where account.id = events.member_id and private.has_role(account.id, events.workspace_id, 'viewer');

alter table public.review_events enable trigger refuse_change_of_event;

-- Records which member answers. Unlike the function in 20261128092130_named_answers.sql, it also records the member's
-- name, mail address and number. The caller has locked the review, so two members get different numbers.
create or replace function private.note_answering_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.member_id := auth.uid();
  new.member_name := (select name from public.account_settings where user_id = new.member_id);
  new.member_email := (select email from auth.users where id = new.member_id);
  new.member_number := coalesce(
    (
      select member_number from public.review_comments
      where review_id = new.review_id and member_id = new.member_id limit 1
    ),
    (select coalesce(max(member_number), 0) + 1 from public.review_comments where review_id = new.review_id)
  );

  return new;
end;
$$;

create or replace function private.note_acting_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A function with the service key makes the link, in the name of the link's maker.
  new.member_id := coalesce(new.member_id, auth.uid(), case new.kind when 'created' then new.user_id end);
  new.member_name := (select name from public.account_settings where user_id = new.member_id);
  new.member_email := (select email from auth.users where id = new.member_id);

  return new;
end;
$$;

-- The name of a deleted account no longer appears. The account's number identifies nobody and stays.
create function private.forget_member() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.member_name := null;
  new.member_email := null;

  return new;
end;
$$;

create trigger forget_member before update of member_id on public.review_comments
for each row when (new.member_id is null) execute function private.forget_member();

-- PostgreSQL runs triggers in the order of their names, so this one runs before refuse_change_of_event.
create trigger forget_member before update of member_id on public.review_events
for each row when (new.member_id is null) execute function private.forget_member();

create or replace function private.refuse_change_of_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_personal constant text[] := array['member_id', 'member_name', 'member_email'];
  v_is_forgotten constant boolean := new.member_id is null
    and old.member_id is not null
    and not exists (select from public.users where id = old.member_id);
begin
  if to_jsonb(new) - v_personal - 'user_id' = to_jsonb(old) - v_personal - 'user_id'
    and (
      new.user_id = old.user_id
      or new.user_id = (select owner_id from public.workspaces where id = old.workspace_id)
    )
    and (
      v_is_forgotten
      or (new.member_id, new.member_name, new.member_email)
        is not distinct from (old.member_id, old.member_name, old.member_email)
    )
    and to_jsonb(new) <> to_jsonb(old)
  then
    return new;
  end if;

  raise exception 'The audit of a review is append-only.' using errcode = '42501';
end;
$$;

-- The comments on an ad, oldest first. Members see the mail address of a writer who had no name, but clients
-- (p_reader is null) never see it.
create or replace function private.comments_of(p_ad public.review_ads, p_reader uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', comments.id,
        'parent_id', comments.parent_id,
        'version', comments.version,
        'author', coalesce(
          comments.author, comments.member_name, case when p_reader is not null then comments.member_email end
        ),
        'is_sender', comments.reviewer is null,
        'sender_number', case when comments.member_name is null and of_review.members > 1 then comments.member_number end,
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
  cross join (
    select max(member_number) as members from public.review_comments where review_id = p_ad.review_id
  ) as of_review
  where comments.review_ad_id = p_ad.id;
$$;

create or replace function public.review_audit(p_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'happened_at', happened_at,
        'kind', kind,
        'author', coalesce(author, member_name),
        'email', coalesce(email, member_email),
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
  where review_events.review_id = p_id and review_events.workspace_id = (select public.active_workspace());
$$;

-- Returns the data that an invitation page shows. If the inviting member has left, the data now names the workspace's
-- owner.
create or replace function public.invitation(p_token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_found record;
  v_invitation public.workspace_invitations;
  v_workspace public.workspaces;
begin
  select * into v_found from private.find_invitation(p_token);

  if v_found.outcome <> 'open' then
    return jsonb_build_object('outcome', v_found.outcome);
  end if;

  v_invitation := v_found.invitation;

  select * into v_workspace from public.workspaces where id = v_invitation.workspace_id;

  return jsonb_build_object(
    'outcome', 'open',
    'workspace', v_workspace.name,
    'invited_by', private.shown_name(
      case
        when private.has_role(v_invitation.user_id, v_workspace.id, 'viewer') then v_invitation.user_id
        else v_workspace.owner_id
      end
    ),
    'email', v_invitation.email,
    'role', v_invitation.role,
    'expires_at', v_invitation.expires_at,
    'is_for_caller', exists (
      select from auth.users where id = auth.uid() and lower(email) = v_invitation.email
    )
  );
end;
$$;

drop function private.drop_membership_mail(uuid, uuid);

-- Removes a workspace from unsent mails to a member, including mails that a mail server has refused so far.
-- Returns whether such a mail was waiting.
create function private.drop_membership_mail(p_user_id uuid, p_workspace_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_was_waiting boolean;
begin
  update private.mails
  set details = jsonb_set(
    details,
    '{workspaces}',
    coalesce(
      (
        select jsonb_agg(each) from jsonb_array_elements(details -> 'workspaces') as each
        where each ->> 'id' <> p_workspace_id::text
      ),
      '[]'
    )
  )
  where user_id = p_user_id
    and kind = 'membership'
    and sent_at is null
    and details -> 'workspaces' @> jsonb_build_array(jsonb_build_object('id', p_workspace_id));

  v_was_waiting := found;

  delete from private.mails
  where user_id = p_user_id and kind = 'membership' and sent_at is null and details -> 'workspaces' = '[]';

  return v_was_waiting;
end;
$$;

-- Queues or rewrites a mail when a membership changes. A later change rewrites a waiting mail, so that the mail is
-- true when it is sent.
create or replace function private.follow_membership() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_workspace public.workspaces;
  v_was_waiting boolean;
  v_edited constant boolean := tg_op <> 'INSERT' and old.role in ('owner', 'editor');
  v_edits constant boolean := tg_op <> 'DELETE' and new.role in ('owner', 'editor');
begin
  if tg_op = 'INSERT' then
    perform private.drop_membership_mail(new.user_id, new.workspace_id);

    return null;
  end if;

  if not v_edits then
    perform private.pause_campaigns_of(old.workspace_id, old.user_id);
  end if;

  -- This query finds nothing when the whole workspace is deleted. In that case, tell_members sends the mails.
  select * into v_workspace from public.workspaces where id = old.workspace_id;

  if not found then
    return null;
  end if;

  v_was_waiting := private.drop_membership_mail(old.user_id, old.workspace_id);

  if tg_op = 'DELETE' and old.user_id is distinct from auth.uid() then
    perform private.queue_membership_mail(old.user_id, 'removed', v_workspace);
  elsif tg_op = 'UPDATE' and not v_edits and (v_edited or v_was_waiting) then
    perform private.queue_membership_mail(old.user_id, new.role, v_workspace);
  end if;

  return null;
end;
$$;

drop trigger follow_membership on public.workspace_members;

create trigger follow_membership after insert or update of role or delete on public.workspace_members
for each row execute function private.follow_membership();

create or replace function private.tell_members() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.drop_membership_mail(user_id, old.id), private.queue_membership_mail(user_id, 'deleted', old)
  from public.workspace_members
  where workspace_id = old.id and user_id <> old.owner_id;

  return old;
end;
$$;

-- Finds the pictures that belong to a workspace. The function now returns only the eight nearest and newest pictures
-- that a version shows.
create or replace function public.own_pictures_like(
  p_workspace_id uuid,
  p_sha256 text,
  p_perceptual_hash text,
  p_most_bits integer
) returns table (image_url text, format text, recipe jsonb, is_exact boolean)
language sql stable security definer set search_path = '' as $$
  with alike as (
    select
      path,
      created_at,
      sha256 = decode(p_sha256, 'hex') as is_exact,
      bit_count(perceptual_hash # p_perceptual_hash::bit(64)) as bits
    from public.delivered_pictures
    where workspace_id = p_workspace_id
      and (
        sha256 = decode(p_sha256, 'hex')
        or perceptual_parts && private.nearby_parts(p_perceptual_hash::bit(64))
        and bit_count(perceptual_hash # p_perceptual_hash::bit(64)) <= p_most_bits
      )
  ),
  versions as (
    select recipe, images from public.ad_versions where workspace_id = p_workspace_id
    union all
    select recipe, images from public.recipes where workspace_id = p_workspace_id and ad_id is null
  )
  select picture.value, picture.key, versions.recipe, alike.is_exact
  from versions, jsonb_each_text(versions.images) as picture, alike
  where alike.path = substring(picture.value from '/ad_images/([^?#]+)')
  order by alike.is_exact desc, alike.bits, alike.created_at desc, alike.path
  limit 8;
$$;

-- Lists the tables of the API whose rows have both a maker and a workspace.
create function private.tables_of_work() returns setof text
language sql stable security definer set search_path = '' as $$
  select tables.table_name::text from information_schema.tables
  join information_schema.columns using (table_schema, table_name)
  where tables.table_schema = 'public'
    and table_type = 'BASE TABLE'
    and column_name in ('user_id', 'workspace_id')
    and tables.table_name not in ('workspace_members', 'workspace_invitations')
  group by tables.table_name having count(*) = 2;
$$;

-- Hands over a user's rows. The list of tables is now a separate function.
create or replace function private.hand_over_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_table text;
  v_spend_id bigint;
begin
  for v_spend_id in
    delete from private.unclaimed_spends where user_id = old.id and workspace_id <> old.id returning spend_id
  loop
    perform private.give_back(v_spend_id) where exists (
      select from public.credit_ledger where id = v_spend_id and user_id <> old.id
    );
  end loop;

  for v_table in select private.tables_of_work() loop
    execute format(
      $query$
        update public.%I as source set user_id = workspaces.owner_id
        from public.workspaces
        where source.user_id = $1 and workspaces.id = source.workspace_id and workspaces.owner_id <> $1
      $query$,
      v_table
    ) using old.id;
  end loop;

  return old;
end;
$$;

-- Lists the account, and the owners of all workspaces in which it is a member or has made something. The rows
-- of these accounts change when the account is deleted.
create function private.accounts_beside(p_user_id uuid) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
declare
  v_table text;
  v_workspaces uuid[];
  v_some uuid[];
begin
  select array_agg(workspace_id) into v_workspaces from (
    select workspace_id from public.workspace_members where user_id = p_user_id
    union
    select workspace_id from private.unclaimed_spends where user_id = p_user_id
  ) as each;

  for v_table in select private.tables_of_work() loop
    execute format(
      'select array_agg(distinct workspace_id) from public.%I where user_id = $1 and workspace_id <> $1', v_table
    ) into v_some using p_user_id;

    v_workspaces := v_workspaces || v_some;
  end loop;

  return (
    select array_agg(distinct id order by id) from (
      select p_user_id as id
      union
      select owner_id from public.workspaces where id = any (v_workspaces)
    ) as each
  );
end;
$$;

-- Deletes an account. Unlike the function in 20261128020300_account_deletions.sql, it first locks the accounts in the
-- order that every transaction uses. A change of a membership locks the owner's account and then the member's account,
-- for a mail. Without the lock on the owner's account here, the two transactions could wait for each other.
create or replace function public.delete_account(p_user_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_accounts constant uuid[] := private.accounts_beside(p_user_id);
begin
  perform from public.users where id = any (v_accounts) order by id for no key update;

  -- Queueing work of the account requires this lock. No work can therefore be queued after the queue was
  -- cleared.
  perform from public.users where id = p_user_id for update;

  insert into private.mails (recipient, kind, subject_id, details)
  select account.email, 'goodbye', gen_random_uuid()::text, '{}'
  from auth.users as account
  join private.account_deletions as deletion on deletion.user_id = account.id
  where account.id = p_user_id and account.email is not null;

  delete from public.payment_events
  where customer_id = (select customer_id from private.payment_accounts where user_id = p_user_id);

  delete from public.preleads
  where lower(email) = (select lower(account.email) from auth.users as account where account.id = p_user_id);

  delete from private.module_visits where visitor = private.hash_of_client(p_user_id::text);

  -- The log of sign-ins contains the account's id. Some hosts give no access to the log, and let its entries
  -- expire.
  begin
    delete from auth.audit_log_entries where payload::text like '%' || p_user_id || '%';
  exception
    when insufficient_privilege or undefined_table then
      null;
  end;

  -- The engine installs the queue's schema. Without that schema there are no jobs to delete.
  begin
    delete from pgboss.job where group_id = p_user_id::text;
  exception
    when undefined_table or invalid_schema_name then
      null;
  end;

  delete from auth.refresh_tokens where user_id::text = p_user_id::text;

  delete from auth.users where id = p_user_id;

  return found;
end;
$$;
