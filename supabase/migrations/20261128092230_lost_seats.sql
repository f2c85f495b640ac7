-- This migration lists the holders of seats. The migration adds mails to members who lose their seat or their
-- workspace, and handles accounts that own shared workspaces.

-- Lists the people who need a seat in the workspaces of an owner, each person once: the owner, editors, and
-- mail addresses that are invited as editors.
create function private.seat_holders(p_owner_id uuid)
returns table (user_id uuid, name text, email text, is_invited boolean)
language sql stable security definer set search_path = '' as $$
  with editors as (
    select members.user_id, bool_or(members.user_id = p_owner_id) as is_owner, min(members.joined_at) as joined_at
    from public.workspaces
    join public.workspace_members as members on members.workspace_id = workspaces.id
    where workspaces.owner_id = p_owner_id and members.role in ('owner', 'editor')
    group by members.user_id
  ),

  invited as (
    select invitations.email, min(invitations.created_at) as invited_at
    from public.workspaces
    join public.workspace_invitations as invitations on invitations.workspace_id = workspaces.id
    where workspaces.owner_id = p_owner_id
      and invitations.role = 'editor'
      and invitations.accepted_at is null
      and invitations.revoked_at is null
      and invitations.expires_at > now()
      and not exists (
        select from editors join auth.users as account on account.id = editors.user_id
        where lower(account.email) = invitations.email
      )
    group by invitations.email
  ),

  holders as (
    select editors.user_id, settings.name, account.email::text as email, false as is_invited, is_owner, joined_at as since
    from editors
    left join auth.users as account on account.id = editors.user_id
    left join public.account_settings as settings on settings.user_id = editors.user_id
    union all
    select null, null, invited.email, true, false, invited_at from invited
  )

  select holders.user_id, holders.name, holders.email, holders.is_invited from holders
  order by is_owner desc, is_invited, since, holders.email;
$$;

-- Counts used and allowed seats. `seat_holders` lists the people who use a seat.
create or replace function private.seats_of(p_owner_id uuid, out used integer, out allowed integer)
language sql stable security definer set search_path = '' as $$
  select
    (select count(*) from private.seat_holders(p_owner_id))::integer,
    plans.seats + coalesce(
      (
        select extra_seats from public.subscriptions
        where subscriptions.user_id = users.id
          and plans.seat_price_id is not null
          and not private.has_ended(subscriptions.status)
      ),
      0
    )
  from public.users join public.plans on plans.name = users.plan_name
  where users.id = p_owner_id;
$$;

-- Lists the people of a workspace. The workspace's owner now also reads who holds the seats.
create or replace function public.workspace_people(p_workspace_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'members', (
      select jsonb_agg(
        jsonb_build_object(
          'user_id', members.user_id,
          'name', settings.name,
          'email', account.email,
          'role', members.role,
          'joined_at', members.joined_at
        )
        order by members.role <> 'owner', members.joined_at, members.user_id
      )
      from public.workspace_members as members
      join auth.users as account on account.id = members.user_id
      left join public.account_settings as settings on settings.user_id = members.user_id
      where members.workspace_id = workspaces.id
    ),
    'invitations', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', id,
            'email', email,
            'role', role,
            'created_at', created_at,
            'expires_at', expires_at
          )
          order by created_at, id
        )
        from public.workspace_invitations
        where workspace_id = workspaces.id
          and workspaces.owner_id = auth.uid()
          and accepted_at is null
          and revoked_at is null
          and expires_at > now()
      ),
      '[]'
    ),
    'seats', (
      select jsonb_build_object(
        'used', used,
        'allowed', allowed,
        'holders', (
          select jsonb_agg(to_jsonb(holders)) from private.seat_holders(workspaces.owner_id) as holders
        )
      )
      from private.seats_of(workspaces.owner_id)
      where workspaces.owner_id = auth.uid()
    )
  )
  from public.workspaces
  where id = p_workspace_id and private.has_role(auth.uid(), id, 'viewer');
$$;

-- Changes the role of a member of a workspace. A refusal now undoes the whole change, so that no mail is sent about it.
create or replace function public.change_member_role(p_workspace_id uuid, p_user_id uuid, p_role text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_workspace constant public.workspaces := private.lock_workspace(p_workspace_id);
  v_refusal constant text := private.refuse_management(v_workspace);
  v_before text;
begin
  if v_refusal is not null then
    return private.workspace_answer(v_refusal);
  end if;

  if (p_role in ('viewer', 'reviewer', 'editor')) is not true then
    return private.workspace_answer('invalid');
  end if;

  if p_user_id = v_workspace.owner_id then
    return private.workspace_answer('owner');
  end if;

  select role into v_before from public.workspace_members
  where workspace_id = p_workspace_id and user_id = p_user_id;

  if not found then
    return private.workspace_answer('not_found');
  end if;

  begin
    update public.workspace_members set role = p_role where workspace_id = p_workspace_id and user_id = p_user_id;

    if p_role = 'editor'
      and v_before <> 'editor'
      and (select used > allowed from private.seats_of(v_workspace.owner_id))
    then
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
    'receipt', 'renewal', 'export', 'deletion', 'deletion_stopped', 'goodbye', 'review', 'invitation', 'membership'
  )
);

-- Queues a mail to a member about the loss of the seat, the membership or the workspace. A member without a
-- seat stays as a reviewer or viewer. Further workspaces of the owner are added to an unsent mail, so that the
-- end of a plan causes only one mail.
create function private.queue_membership_mail(p_user_id uuid, p_change text, p_workspace public.workspaces) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_entry constant jsonb := jsonb_build_object('id', p_workspace.id, 'name', p_workspace.name);
begin
  -- A deleted account gets no mail.
  if not exists (select from public.users where id = p_user_id) then
    return;
  end if;

  update private.mails set details = jsonb_set(details, '{workspaces}', details -> 'workspaces' || v_entry)
  where user_id = p_user_id
    and kind = 'membership'
    and details ->> 'change' = p_change
    and details ->> 'owner_id' = p_workspace.owner_id::text
    and sent_at is null
    and attempts = 0;

  if not found then
    insert into private.mails (user_id, kind, subject_id, details, due_at)
    values (
      p_user_id,
      'membership',
      gen_random_uuid()::text,
      jsonb_build_object(
        'change', p_change,
        'owner_id', p_workspace.owner_id,
        'owner', coalesce(private.shown_name(p_workspace.owner_id), 'the owner'),
        'workspaces', jsonb_build_array(v_entry)
      ),
      now() + interval '1 minute'
    );
  end if;
end;
$$;

-- Removes a workspace from unsent mails to a member who may edit again, or who was invited again.
create function private.drop_membership_mail(p_user_id uuid, p_workspace_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
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
  where user_id = p_user_id and kind = 'membership' and sent_at is null and attempts = 0;

  delete from private.mails
  where user_id = p_user_id and kind = 'membership' and sent_at is null and details -> 'workspaces' = '[]';
end;
$$;

-- Acts on a change of a membership. A member now gets a mail about a lost seat, or when somebody else ends
-- the membership.
create or replace function private.follow_membership() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_workspace public.workspaces;
  v_edited constant boolean := old.role in ('owner', 'editor');
  v_edits constant boolean := tg_op = 'UPDATE' and new.role in ('owner', 'editor');
begin
  if not v_edits then
    perform private.pause_campaigns_of(old.workspace_id, old.user_id);
  end if;

  -- This query finds nothing when the whole workspace is deleted. In that case, tell_members sends the mails.
  select * into v_workspace from public.workspaces where id = old.workspace_id;

  if v_edits and not v_edited then
    perform private.drop_membership_mail(old.user_id, old.workspace_id);
  elsif v_workspace.id is null then
    null;
  elsif tg_op = 'UPDATE' and v_edited and not v_edits then
    perform private.queue_membership_mail(old.user_id, new.role, v_workspace);
  elsif tg_op = 'DELETE' and old.user_id is distinct from auth.uid() then
    perform private.drop_membership_mail(old.user_id, old.workspace_id);

    perform private.queue_membership_mail(old.user_id, 'removed', v_workspace);
  end if;

  return null;
end;
$$;

create function private.tell_members() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_membership_mail(user_id, 'deleted', old) from public.workspace_members
  where workspace_id = old.id and user_id <> old.owner_id;

  return old;
end;
$$;

create trigger tell_members before delete on public.workspaces
for each row when (not old.is_personal) execute function private.tell_members();

-- Returns the workspaces that a user owns and that have other members. Before the account is deleted, its owner
-- hands these workspaces over or deletes them, because others' work must not disappear without notice.
create function public.shared_workspaces(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by lower(name), id), '[]')
  from public.workspaces
  where owner_id = p_user_id
    and exists (
      select from public.workspace_members
      where workspace_id = workspaces.id and workspace_members.user_id <> p_user_id
    );
$$;

grant execute on function public.shared_workspaces (uuid) to service_role;

-- Schedules the deletion of an account. While the account owns workspaces with other members, the function
-- returns null and schedules nothing. Open invitations to the account's workspaces end, so that nobody joins
-- a workspace that is about to be deleted.
create or replace function public.ask_for_deletion(p_user_id uuid) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  deletion private.account_deletions;
begin
  perform from public.users where id = p_user_id for no key update;

  if public.shared_workspaces(p_user_id) <> '[]' then
    return null;
  end if;

  perform private.revoke_invitations(workspace_id, email) from public.workspace_invitations
  where accepted_at is null
    and revoked_at is null
    and workspace_id in (select id from public.workspaces where owner_id = p_user_id);

  insert into private.account_deletions (user_id) values (p_user_id)
  on conflict do nothing
  returning * into deletion;

  if found then
    insert into private.mails (user_id, kind, subject_id, details)
    values (
      p_user_id,
      'deletion',
      deletion.asked_at::text,
      jsonb_build_object('deletes_at', deletion.due_at)
    )
    on conflict do nothing;
  end if;

  -- A browser elsewhere would otherwise refresh its session, which looks like a sign-in.
  delete from auth.refresh_tokens where user_id::text = p_user_id::text;

  delete from auth.sessions where user_id = p_user_id;

  return (select due_at from private.account_deletions where user_id = p_user_id);
end;
$$;
