-- When an account is deleted, the work of others stays. The work of members who joined after the request
-- stays too.

-- Takes the account deletions that are due. An account that owns workspaces with other members now waits until each
-- workspace has another owner or is deleted.
create or replace function public.take_due_deletions(p_limit integer default 20) returns setof uuid
language plpgsql security definer set search_path = '' as $$
begin
  if not private.clock_is_steady() then
    return;
  end if;

  update private.account_deletions set asked_at = now(), due_at = now() + interval '7 days'
  where due_at > now() + interval '7 days 5 minutes';

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

-- Invites a member. Unlike the function in 20261128053000_workspaces.sql, it refuses if the owner's account is about
-- to be deleted. The access token of such an account stays valid after its sessions have ended. Locking the workspace
-- also locks the owner's account, so no deletion can be requested between the check and the invitation.
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
    return private.workspace_answer('forbidden');
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
