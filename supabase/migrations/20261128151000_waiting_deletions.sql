-- Owners whose account is about to be deleted learn why a request is refused, and why the deletion waits.

-- Invites a member to a workspace. The refusal now says that the account is about to be deleted.
create or replace function public.invite_member(p_workspace_id uuid, p_email text, p_role text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_workspace constant public.workspaces := private.lock_workspace(p_workspace_id);
  v_refusal constant text := private.refuse_management(v_workspace);
  v_email constant text := lower(btrim(p_email));
  v_invitation public.workspace_invitations;
  v_seats record;
begin
  if v_refusal is not null then
    return private.workspace_answer(v_refusal);
  end if;

  if exists (select from private.account_deletions where user_id = v_workspace.owner_id) then
    return private.workspace_answer('leaving');
  end if;

  -- A comparison with a null role or address is neither true nor false, so coalesce(…, false) makes it false.
  if (
    v_email ~ '^[^[:space:][:cntrl:]@<>(),;:"\\]+@[^[:space:][:cntrl:]@<>(),;:"\\.]+(\.[^[:space:][:cntrl:]@<>(),;:"\\.]+)+$'
    and char_length(v_email) <= 254
    and p_role in ('viewer', 'reviewer', 'editor')
  ) is not true then
    return private.workspace_answer('invalid');
  end if;

  if exists (select from auth.users where id = auth.uid() and lower(email) = v_email) then
    return private.workspace_answer('own_address');
  end if;

  if exists (
    select from public.workspace_members as members
    join auth.users as account on account.id = members.user_id
    where members.workspace_id = p_workspace_id and lower(account.email) = v_email
  ) then
    return private.workspace_answer('already_member');
  end if;

  if (
    select count(*) >= 50 or count(*) filter (where workspace_id = p_workspace_id and email = v_email) >= 3
    from public.workspace_invitations
    where user_id = auth.uid() and created_at > now() - interval '24 hours'
  ) then
    return private.workspace_answer('limited');
  end if;

  perform private.revoke_invitations(p_workspace_id, v_email);

  if private.people_of(p_workspace_id) >= 50 then
    return private.workspace_answer('too_many');
  end if;

  insert into public.workspace_invitations (workspace_id, email, role, user_id)
  values (p_workspace_id, v_email, p_role, auth.uid())
  returning * into v_invitation;

  select * into v_seats from private.seats_of(v_workspace.owner_id);

  if p_role = 'editor' and v_seats.used > v_seats.allowed then
    delete from public.workspace_invitations where id = v_invitation.id;

    return private.workspace_answer('no_seat');
  end if;

  insert into private.mails (recipient, kind, subject_id, details)
  values (
    v_email,
    'invitation',
    v_invitation.id::text,
    jsonb_build_object(
      'invitation_id', v_invitation.id,
      'workspace', v_workspace.name,
      'invited_by', private.shown_name(auth.uid()),
      'role', p_role,
      'expires_at', v_invitation.expires_at
    )
  );

  return private.workspace_answer('done', v_invitation.id);
end;
$$;

-- Accepts or declines an offered workspace. If the caller's account is about to be deleted, the call now gets
-- the same refusal.
create or replace function public.answer_transfer(p_workspace_id uuid, p_accepts boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_caller constant uuid := auth.uid();
  v_owner_id uuid;
  v_workspace public.workspaces;
begin
  select owner_id into v_owner_id from public.workspaces where id = p_workspace_id;

  -- Both accounts are locked in the common order of all transactions.
  perform from public.users where id in (v_caller, v_owner_id) order by id for no key update;

  select * into v_workspace from public.workspaces where id = p_workspace_id for update;

  if v_workspace.id is null
    or v_workspace.offered_to is distinct from v_caller
    or v_workspace.owner_id is distinct from v_owner_id
    or not private.has_role(v_caller, p_workspace_id, 'viewer')
  then
    return private.workspace_answer('not_found');
  end if;

  if not coalesce(p_accepts, false) then
    update public.workspaces set offered_to = null where id = p_workspace_id;

    return private.workspace_answer('done', p_workspace_id);
  end if;

  if exists (select from private.account_deletions where user_id = v_caller) then
    return private.workspace_answer('leaving');
  end if;

  if (select count(*) from public.workspaces where owner_id = v_caller and not is_personal) >= 20 then
    return private.workspace_answer('too_many');
  end if;

  begin
    update public.workspace_members set role = 'editor' where workspace_id = p_workspace_id and user_id = v_owner_id;

    update public.workspace_members set role = 'owner' where workspace_id = p_workspace_id and user_id = v_caller;

    update public.workspaces set owner_id = v_caller, offered_to = null where id = p_workspace_id;

    if (select used > allowed from private.seats_of(v_caller)) then
      update public.workspace_members set role = 'reviewer'
      where workspace_id = p_workspace_id and user_id = v_owner_id;
    end if;

    if (select used > allowed from private.seats_of(v_caller)) then
      raise exception 'no seat' using errcode = 'WS001';
    end if;
  exception
    when sqlstate 'WS001' then
      return private.workspace_answer('no_seat');
  end;

  return private.workspace_answer('done', p_workspace_id);
end;
$$;

alter table private.mails drop constraint mails_kind_check;

alter table private.mails add constraint mails_kind_check check (
  kind in (
    'receipt', 'renewal', 'export', 'deletion', 'deletion_waits', 'deletion_stopped', 'goodbye', 'review', 'invitation', 'membership'
  )
);

-- Sends owners a weekly mail with the reason why their deletion waits, because nothing else would end the wait.
create function private.queue_waiting_deletion_mails() returns void
language sql security definer set search_path = '' as $$
  insert into private.mails (user_id, kind, subject_id, details)
  select
    deletion.user_id,
    'deletion_waits',
    format('%s %s', deletion.asked_at, floor(extract(epoch from now() - deletion.due_at) / (7 * 86400))),
    jsonb_build_object('workspaces', waiting.workspaces)
  from private.account_deletions as deletion
  cross join lateral (select public.shared_workspaces(deletion.user_id) as workspaces) as waiting
  where deletion.due_at <= now() and deletion.begun_at is null and waiting.workspaces <> '[]'
  on conflict do nothing;
$$;

-- Takes the account deletions that are due. The function now also sends mails to owners whose deletion waits.
create or replace function public.take_due_deletions(p_limit integer default 20) returns setof uuid
language plpgsql security definer set search_path = '' as $$
begin
  if not private.clock_is_steady() then
    return;
  end if;

  update private.account_deletions set asked_at = now(), due_at = now() + interval '7 days'
  where due_at > now() + interval '7 days 5 minutes';

  perform private.queue_waiting_deletion_mails();

  return query
  with due as materialized (
    select user_id from private.account_deletions
    where due_at <= now()
      and (begun_at is null or begun_at not between now() - interval '30 minutes' and now())
      and public.shared_workspaces(user_id) = '[]'
    order by due_at
    limit p_limit
    for update skip locked
  )
  update private.account_deletions as deletion set begun_at = now()
  from due
  where deletion.user_id = due.user_id
  returning deletion.user_id;
end;
$$;
