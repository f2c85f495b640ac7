-- Workspaces: shared areas for several people. Each user has a personal workspace with the user's own id, so
-- that folders and filters with this id still work. Other workspaces have one owner, whose plan they use, and
-- members by invitation.
create table public.workspaces (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name = btrim(name) and char_length(name) between 1 and 60),
  is_personal boolean not null default false,
  owner_id uuid not null references public.users (id) on delete cascade,
  kits_need_approval boolean not null default false,
  -- The member to whom the owner has offered the workspace. The new owner pays for it, so this member has to
  -- accept.
  offered_to uuid references public.users (id) on delete set null,
  created_at timestamptz not null default now(),
  check (not is_personal or id = owner_id)
);

create index workspaces_owner_id_idx on public.workspaces (owner_id);

create index workspaces_offered_to_idx on public.workspaces (offered_to) where offered_to is not null;

create table public.workspace_members (
  workspace_id uuid not null references public.workspaces (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade,
  role text not null check (role in ('viewer', 'reviewer', 'editor', 'owner')),
  joined_at timestamptz not null default now(),
  primary key (user_id, workspace_id)
);

create unique index workspace_members_one_owner_idx on public.workspace_members (workspace_id) where role = 'owner';

create index workspace_members_workspace_id_idx on public.workspace_members (workspace_id);

-- Only the mail contains the token. The token is created when the mail is sent, and only its hash is stored.
create table public.workspace_invitations (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references public.workspaces (id) on delete cascade,
  email text not null check (email = lower(email) and char_length(email) <= 254),
  role text not null check (role in ('viewer', 'reviewer', 'editor')),
  user_id uuid not null references public.users (id) on delete cascade,
  token_hash bytea unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  accepted_at timestamptz,
  revoked_at timestamptz
);

create index workspace_invitations_workspace_id_idx on public.workspace_invitations (workspace_id, email);

create index workspace_invitations_user_id_idx on public.workspace_invitations (user_id, created_at);

comment on column public.workspace_invitations.user_id is 'Who invites.';

alter table public.workspaces enable row level security;

alter table public.workspace_members enable row level security;

alter table public.workspace_invitations enable row level security;

-- Number of editors that a plan includes. Further seats can be bought.
alter table public.plans add column seats integer not null default 1 check (seats > 0);

alter table public.subscriptions add column extra_seats integer not null default 0 check (extra_seats >= 0);

-- The personal workspace of each user.
create function private.create_personal_workspace() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.workspaces (id, name, is_personal, owner_id) values (new.id, 'Personal', true, new.id);

  insert into public.workspace_members (workspace_id, user_id, role) values (new.id, new.id, 'owner');

  return null;
end;
$$;

create trigger create_personal_workspace after insert on public.users
for each row execute function private.create_personal_workspace();

insert into public.workspaces (id, name, is_personal, owner_id) select id, 'Personal', true, id from public.users;

insert into public.workspace_members (workspace_id, user_id, role) select id, id, 'owner' from public.users;

-- Returns the workspace in the request's header, without an access check. Without the header, the function
-- returns the personal workspace. For an invalid id, the function returns null.
create function private.named_workspace() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  v_named constant text := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::json ->> 'x-adwright-workspace';
begin
  return case
    when v_named is null then auth.uid()
    when v_named ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then v_named::uuid
  end;
end;
$$;

create function private.roles_from(p_least text) returns text[]
language sql immutable set search_path = '' as $$
  select case p_least
    when 'viewer' then array['viewer', 'reviewer', 'editor', 'owner']
    when 'reviewer' then array['reviewer', 'editor', 'owner']
    when 'editor' then array['editor', 'owner']
    when 'owner' then array['owner']
  end;
$$;

-- Tells whether somebody is a member of a workspace with at least this role.
create function private.has_role(p_user_id uuid, p_workspace_id uuid, p_least text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.workspace_members
    where user_id = p_user_id and workspace_id = p_workspace_id and role = any (private.roles_from(p_least))
  );
$$;

-- Returns the request's workspace if the caller has at least this role in it, and otherwise null. Policies
-- evaluate the function once per statement, so a removed member loses access with the next request.
create function public.active_workspace(p_least text default 'viewer') returns uuid
language sql stable security definer set search_path = '' as $$
  select workspace_id from public.workspace_members
  where user_id = auth.uid()
    and workspace_id = private.named_workspace()
    and role = any (private.roles_from(p_least));
$$;

-- Returns all workspaces in which the caller has at least this role.
create function public.member_workspaces(p_least text default 'viewer') returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(workspace_id), '{}') from public.workspace_members
  where user_id = auth.uid() and role = any (private.roles_from(p_least));
$$;

-- Policies and defaults call these functions as the caller, who has no access to the schema private. The functions
-- reveal no more than own_workspaces does.
grant execute on function
  public.active_workspace (text),
  public.member_workspaces (text)
to authenticated, service_role;

create policy "Members may see their workspaces" on public.workspaces
for select to authenticated using (id = any ((select public.member_workspaces())::uuid[]));

create policy "Members may see each other" on public.workspace_members
for select to authenticated using (workspace_id = any ((select public.member_workspaces())::uuid[]));

create policy "Owners may see the invitations of their workspaces" on public.workspace_invitations
for select to authenticated using (workspace_id = any ((select public.member_workspaces('owner'))::uuid[]));

grant select on public.workspaces, public.workspace_members to authenticated, service_role;

grant select (id, workspace_id, email, role, user_id, created_at, expires_at, accepted_at, revoked_at)
on public.workspace_invitations to authenticated, service_role;

-- Counts used seats: the editors of all workspaces of an owner, each person once, including invited editors.
create function private.seats_of(p_owner_id uuid, out used integer, out allowed integer)
language sql stable security definer set search_path = '' as $$
  with editors as (
    select distinct members.user_id
    from public.workspaces
    join public.workspace_members as members on members.workspace_id = workspaces.id
    where workspaces.owner_id = p_owner_id and members.role in ('owner', 'editor')
  ),

  invited as (
    select distinct invitations.email
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
  )

  select
    ((select count(*) from editors) + (select count(*) from invited))::integer,
    plans.seats + coalesce(
      (
        select extra_seats from public.subscriptions
        where subscriptions.user_id = users.id and not private.has_ended(subscriptions.status)
      ),
      0
    )
  from public.users join public.plans on plans.name = users.plan_name
  where users.id = p_owner_id;
$$;

create function private.workspace_answer(p_outcome text, p_id uuid default null) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('outcome', p_outcome, 'id', p_id);
$$;

-- Returns a workspace, locked after its owner's account. The owner may change before both locks are held, so
-- the function checks the owner again.
create function private.lock_workspace(p_id uuid) returns public.workspaces
language plpgsql security definer set search_path = '' as $$
declare
  v_owner_id uuid;
  v_workspace public.workspaces;
begin
  loop
    select owner_id into v_owner_id from public.workspaces where id = p_id;

    perform from public.users where id = v_owner_id for no key update;

    select * into v_workspace from public.workspaces where id = p_id for update;

    exit when v_workspace.id is null or v_workspace.owner_id = v_owner_id;
  end loop;

  return v_workspace;
end;
$$;

-- Returns the reason why the caller may not manage a workspace: not_found, forbidden or personal. Returns
-- null if the caller may manage it.
create function private.refuse_management(p_workspace public.workspaces) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when p_workspace.id is null or not private.has_role(auth.uid(), p_workspace.id, 'viewer') then 'not_found'
    when p_workspace.owner_id is distinct from auth.uid() then 'forbidden'
    when p_workspace.is_personal then 'personal'
  end;
$$;

-- Returns a name in one line; null for a blank or too long name.
create function private.workspace_name(p_name text) returns text
language sql immutable set search_path = '' as $$
  select name from (select btrim(regexp_replace(p_name, '\s+', ' ', 'g')) as name) as given
  where char_length(name) between 1 and 60;
$$;

-- Returns the name that other members see for a member.
create function private.shown_name(p_user_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(settings.name, account.email::text)
  from auth.users as account
  left join public.account_settings as settings on settings.user_id = account.id
  where account.id = p_user_id;
$$;

-- Returns the caller's workspaces: the personal workspace, then the others by name.
create function public.own_workspaces() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', workspaces.id,
        'name', workspaces.name,
        'is_personal', workspaces.is_personal,
        'owner_id', workspaces.owner_id,
        'role', own.role,
        'members', (select count(*) from public.workspace_members as each where each.workspace_id = workspaces.id),
        'kits_need_approval', workspaces.kits_need_approval,
        'offered_to', workspaces.offered_to,
        'created_at', workspaces.created_at
      )
      order by workspaces.is_personal desc, lower(workspaces.name), workspaces.id
    ),
    '[]'
  )
  from public.workspace_members as own
  join public.workspaces on workspaces.id = own.workspace_id
  where own.user_id = (select auth.uid());
$$;

-- Returns the members and, for the owner, open invitations and seats. Returns null for a non-member.
create function public.workspace_people(p_workspace_id uuid) returns jsonb
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
      select jsonb_build_object('used', used, 'allowed', allowed) from private.seats_of(workspaces.owner_id)
      where workspaces.owner_id = auth.uid()
    )
  )
  from public.workspaces
  where id = p_workspace_id and private.has_role(auth.uid(), id, 'viewer');
$$;

-- Creates a workspace of the caller.
create function public.create_workspace(p_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  perform from public.users where id = auth.uid() for no key update;

  if not found then
    return private.workspace_answer('forbidden');
  end if;

  if private.workspace_name(p_name) is null then
    return private.workspace_answer('invalid');
  end if;

  if (select count(*) from public.workspaces where owner_id = auth.uid() and not is_personal) >= 20 then
    return private.workspace_answer('too_many');
  end if;

  insert into public.workspaces (name, owner_id) values (private.workspace_name(p_name), auth.uid())
  returning id into v_id;

  insert into public.workspace_members (workspace_id, user_id, role) values (v_id, auth.uid(), 'owner');

  return private.workspace_answer('done', v_id);
end;
$$;

create function public.rename_workspace(p_workspace_id uuid, p_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_refusal constant text := private.refuse_management(private.lock_workspace(p_workspace_id));
begin
  if v_refusal is not null then
    return private.workspace_answer(v_refusal);
  end if;

  if private.workspace_name(p_name) is null then
    return private.workspace_answer('invalid');
  end if;

  update public.workspaces set name = private.workspace_name(p_name) where id = p_workspace_id;

  return private.workspace_answer('done', p_workspace_id);
end;
$$;

-- Sets whether launch kits of a workspace contain only approved ads. The function also works for the personal
-- workspace.
create function public.set_kits_need_approval(p_workspace_id uuid, p_needed boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_refusal constant text := private.refuse_management(private.lock_workspace(p_workspace_id));
begin
  if v_refusal in ('not_found', 'forbidden') then
    return private.workspace_answer(v_refusal);
  end if;

  update public.workspaces set kits_need_approval = coalesce(p_needed, false) where id = p_workspace_id;

  return private.workspace_answer('done', p_workspace_id);
end;
$$;

-- Ends open invitations of a mail address to a workspace, and their unsent mails.
create function private.revoke_invitations(p_workspace_id uuid, p_email text) returns void
language sql security definer set search_path = '' as $$
  with revoked as (
    update public.workspace_invitations set revoked_at = now(), token_hash = null
    where workspace_id = p_workspace_id and email = p_email and accepted_at is null and revoked_at is null
    returning id
  )

  delete from private.mails
  where kind = 'invitation' and subject_id in (select id::text from revoked) and sent_at is null;
$$;

-- The response does not reveal whether the mail address has an account. A new invitation replaces an open
-- invitation of the address.
create function public.invite_member(p_workspace_id uuid, p_email text, p_role text) returns jsonb
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

-- Members and open invitations of a workspace.
create function private.people_of(p_workspace_id uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select (
    (select count(*) from public.workspace_members where workspace_id = p_workspace_id)
    + (
      select count(*) from public.workspace_invitations
      where workspace_id = p_workspace_id and accepted_at is null and revoked_at is null and expires_at > now()
    )
  )::integer;
$$;

create function public.revoke_invitation(p_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_invitation public.workspace_invitations;
  v_refusal text;
begin
  select * into v_invitation from public.workspace_invitations where id = p_id;

  v_refusal := private.refuse_management(private.lock_workspace(v_invitation.workspace_id));

  if v_refusal is not null then
    return private.workspace_answer(v_refusal);
  end if;

  select * into v_invitation from public.workspace_invitations
  where id = p_id and accepted_at is null and revoked_at is null;

  if not found then
    return private.workspace_answer('not_found');
  end if;

  perform private.revoke_invitations(v_invitation.workspace_id, v_invitation.email);

  return private.workspace_answer('done', p_id);
end;
$$;

-- Sets the hash of the token in an invitation's mail. A repeated mail has a new token. Returns false if the
-- invitation is no longer open, so that no mail is due.
create function public.arm_invitation(p_id uuid, p_token_hash text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.workspace_invitations set token_hash = decode(p_token_hash, 'hex')
  where id = p_id and accepted_at is null and revoked_at is null and expires_at > now();

  return found;
end;
$$;

-- Returns an invitation by its token, with its state. Attempts are counted per network.
create function private.find_invitation(p_token text, out outcome text, out invitation public.workspace_invitations)
language plpgsql security definer set search_path = '' as $$
begin
  if not private.count_review_call(
    'invitation ' || coalesce(private.client_network(), auth.uid()::text, 'somebody'), 120, interval '10 minutes'
  ) then
    outcome := 'limited';
    return;
  end if;

  select * into invitation from public.workspace_invitations
  where token_hash = sha256(convert_to(p_token, 'UTF8'));

  outcome := case
    when invitation.id is null then 'not_found'
    when invitation.accepted_at is not null then 'accepted'
    when invitation.revoked_at is not null then 'revoked'
    when invitation.expires_at <= now() then 'expired'
    else 'open'
  end;
end;
$$;

-- Returns the data of an invitation to anybody with its token, signed in or not.
create function public.invitation(p_token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_found record;
  v_invitation public.workspace_invitations;
begin
  select * into v_found from private.find_invitation(p_token);

  if v_found.outcome <> 'open' then
    return jsonb_build_object('outcome', v_found.outcome);
  end if;

  v_invitation := v_found.invitation;

  return jsonb_build_object(
    'outcome', 'open',
    'workspace', (select name from public.workspaces where id = v_invitation.workspace_id),
    'invited_by', private.shown_name(v_invitation.user_id),
    'email', v_invitation.email,
    'role', v_invitation.role,
    'expires_at', v_invitation.expires_at,
    'is_for_caller', exists (
      select from auth.users where id = auth.uid() and lower(email) = v_invitation.email
    )
  );
end;
$$;

-- Makes the caller a member. The caller's account must have the invited mail address, so a forwarded mail gives
-- no access.
create function public.accept_invitation(p_token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_found record;
  v_invitation public.workspace_invitations;
  v_workspace public.workspaces;
  v_seats record;
begin
  select * into v_found from private.find_invitation(p_token);

  if v_found.outcome = 'open' then
    v_workspace := private.lock_workspace((v_found.invitation).workspace_id);

    -- The state of the invitation is checked again under the lock, since the invitation may have been answered or
    -- revoked.
    select * into v_found from private.find_invitation(p_token);
  end if;

  v_invitation := v_found.invitation;

  if v_found.outcome = 'open' and not exists (
    select from auth.users
    where id = auth.uid() and lower(email) = v_invitation.email and email_confirmed_at is not null
  ) then
    return jsonb_build_object('outcome', 'other_address', 'workspace_id', null);
  end if;

  if v_found.outcome <> 'open' then
    return jsonb_build_object(
      'outcome', v_found.outcome,
      'workspace_id', case
        when v_found.outcome = 'accepted' and private.has_role(auth.uid(), v_invitation.workspace_id, 'viewer')
          then v_invitation.workspace_id
      end
    );
  end if;

  select * into v_seats from private.seats_of(v_workspace.owner_id);

  -- An open invitation of an editor already counts as a used seat, so `used` may equal `allowed` here.
  if v_invitation.role = 'editor' and v_seats.used > v_seats.allowed then
    return jsonb_build_object('outcome', 'no_seat', 'workspace_id', null);
  end if;

  update public.workspace_invitations set accepted_at = now() where id = v_invitation.id;

  insert into public.workspace_members (workspace_id, user_id, role)
  values (v_invitation.workspace_id, auth.uid(), v_invitation.role)
  on conflict do nothing;

  return jsonb_build_object('outcome', 'done', 'workspace_id', v_invitation.workspace_id);
end;
$$;

create function public.change_member_role(p_workspace_id uuid, p_user_id uuid, p_role text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_workspace constant public.workspaces := private.lock_workspace(p_workspace_id);
  v_refusal constant text := private.refuse_management(v_workspace);
  v_before text;
  v_seats record;
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

  update public.workspace_members set role = p_role where workspace_id = p_workspace_id and user_id = p_user_id;

  select * into v_seats from private.seats_of(v_workspace.owner_id);

  if p_role = 'editor' and v_before <> 'editor' and v_seats.used > v_seats.allowed then
    update public.workspace_members set role = v_before where workspace_id = p_workspace_id and user_id = p_user_id;

    return private.workspace_answer('no_seat');
  end if;

  return private.workspace_answer('done', p_workspace_id);
end;
$$;

-- Ends a user's membership in a workspace. The member's work stays in the workspace.
create function private.end_membership(p_workspace_id uuid, p_user_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.workspaces set offered_to = null where id = p_workspace_id and offered_to = p_user_id;

  delete from public.workspace_members
  where workspace_id = p_workspace_id and user_id = p_user_id and role <> 'owner';

  return found;
end;
$$;

create function public.remove_member(p_workspace_id uuid, p_user_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_workspace constant public.workspaces := private.lock_workspace(p_workspace_id);
  v_refusal constant text := private.refuse_management(v_workspace);
begin
  if v_refusal is not null then
    return private.workspace_answer(v_refusal);
  end if;

  if p_user_id = v_workspace.owner_id then
    return private.workspace_answer('owner');
  end if;

  if not private.end_membership(p_workspace_id, p_user_id) then
    return private.workspace_answer('not_found');
  end if;

  return private.workspace_answer('done', p_workspace_id);
end;
$$;

create function public.leave_workspace(p_workspace_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_workspace constant public.workspaces := private.lock_workspace(p_workspace_id);
begin
  if v_workspace.id is null or not private.has_role(auth.uid(), p_workspace_id, 'viewer') then
    return private.workspace_answer('not_found');
  end if;

  if v_workspace.is_personal then
    return private.workspace_answer('personal');
  end if;

  if not private.end_membership(p_workspace_id, auth.uid()) then
    return private.workspace_answer('owner');
  end if;

  return private.workspace_answer('done', p_workspace_id);
end;
$$;

-- Offers the workspace to a member, or withdraws the offer (null). The member owns the workspace after
-- accepting. The workspace then uses the member's plan.
create function public.transfer_workspace(p_workspace_id uuid, p_user_id uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_workspace constant public.workspaces := private.lock_workspace(p_workspace_id);
  v_refusal constant text := private.refuse_management(v_workspace);
begin
  if v_refusal is not null then
    return private.workspace_answer(v_refusal);
  end if;

  if p_user_id = v_workspace.owner_id then
    return private.workspace_answer('owner');
  end if;

  if p_user_id is not null and not private.has_role(p_user_id, p_workspace_id, 'viewer') then
    return private.workspace_answer('not_found');
  end if;

  update public.workspaces set offered_to = p_user_id where id = p_workspace_id;

  return private.workspace_answer('done', p_workspace_id);
end;
$$;

-- Accepts or declines an offered workspace. The previous owner stays as an editor if the new owner has a seat
-- left, and otherwise as a reviewer.
create function public.answer_transfer(p_workspace_id uuid, p_accepts boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_caller constant uuid := auth.uid();
  v_owner_id uuid;
  v_workspace public.workspaces;
begin
  select owner_id into v_owner_id from public.workspaces where id = p_workspace_id;

  -- This statement locks two accounts in the common order of all transactions.
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
    return private.workspace_answer('forbidden');
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

-- Deletes a workspace with all its content, after its name was typed as a confirmation.
create function public.delete_workspace(p_workspace_id uuid, p_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_workspace constant public.workspaces := private.lock_workspace(p_workspace_id);
  v_refusal constant text := private.refuse_management(v_workspace);
begin
  if v_refusal is not null then
    return private.workspace_answer(v_refusal);
  end if;

  if private.workspace_name(p_name) is distinct from v_workspace.name then
    return private.workspace_answer('invalid');
  end if;

  delete from public.workspaces where id = p_workspace_id;

  return private.workspace_answer('done');
end;
$$;

-- No mail is sent for a deleted invitation.
create function private.drop_invitation_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.mails where kind = 'invitation' and subject_id = old.id::text and sent_at is null;

  return null;
end;
$$;

create trigger drop_invitation_mail after delete on public.workspace_invitations
for each row execute function private.drop_invitation_mail();

alter table private.mails drop constraint mails_kind_check;

alter table private.mails add constraint mails_kind_check
check (kind in ('receipt', 'renewal', 'export', 'deletion', 'deletion_stopped', 'goodbye', 'review', 'invitation'));

grant execute on function
  public.own_workspaces (),
  public.workspace_people (uuid),
  public.create_workspace (text),
  public.rename_workspace (uuid, text),
  public.set_kits_need_approval (uuid, boolean),
  public.invite_member (uuid, text, text),
  public.revoke_invitation (uuid),
  public.accept_invitation (text),
  public.change_member_role (uuid, uuid, text),
  public.remove_member (uuid, uuid),
  public.leave_workspace (uuid),
  public.transfer_workspace (uuid, uuid),
  public.answer_transfer (uuid, boolean),
  public.delete_workspace (uuid, text)
to authenticated;

grant execute on function public.invitation (text) to anon, authenticated;

grant execute on function public.arm_invitation (uuid, text) to service_role;
