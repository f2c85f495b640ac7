import { PATHS } from '@adwright/contracts';
import {
  GIVEN_ROLES,
  givenRoleSchema,
  type WorkspaceMember,
  type WorkspacePeople,
} from '@adwright/contracts/workspaces';
import { useSignedInUserId } from '@adwright/supabase';
import { ErrorState, formatShortDate, Panel } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { Skeleton } from '@adwright/ui/kit-skeleton';
import { Link } from '@adwright/ui/router';
import { useState } from 'react';
import { SeatsTaken } from './seats-taken.tsx';
import { useWorkspaceChange, useWorkspacePeople, type WorkspaceProps } from './use-workspaces.ts';
import { ROLE_HINTS, ROLE_NAMES, WORKSPACE_TOASTS } from './workspace-texts.ts';
import classes from './workspaces.module.css';

/**
 * Lists all members of the workspace with their roles. The owner can change roles, remove members and withdraw
 * invitations.
 */
export function MembersPanel({ workspace }: WorkspaceProps) {
  const { data: people, isError, refetch } = useWorkspacePeople(workspace.id);
  return (
    <Panel title="Members" extra={people?.seats ? <Seats seats={people.seats} /> : null}>
      {!people && isError ? (
        <ErrorState title="The members can’t be loaded." onRetry={() => void refetch()} />
      ) : null}
      {!people && !isError ? (
        <div role="status" aria-label="Loading the members">
          <Skeleton active title={false} paragraph={{ rows: 2 }} />
        </div>
      ) : null}
      {people ? (
        <ul className={classes.list} aria-label="Members">
          {people.members.map((member) => (
            <Member
              key={member.user_id}
              workspace={workspace}
              member={member}
              seats={people.seats}
            />
          ))}
        </ul>
      ) : null}
      {people && people.invitations.length > 0 ? (
        <Invitations invitations={people.invitations} />
      ) : null}
    </Panel>
  );
}

function Seats({ seats }: { seats: NonNullable<WorkspacePeople['seats']> }) {
  return (
    <span className={classes.soft}>
      {seats.used} of {seats.allowed} {seats.allowed === 1 ? 'seat' : 'seats'} taken,{' '}
      <Link to={PATHS.billing}>add seats</Link>
    </span>
  );
}

interface MemberProps extends WorkspaceProps, Pick<WorkspacePeople, 'seats'> {
  member: WorkspaceMember;
}

function Member({ workspace, member, seats }: MemberProps) {
  const userId = useSignedInUserId();
  const [isAsking, setAsking] = useState(false);
  const [isFull, setFull] = useState(false);
  const { user_id, name, email, role } = member;
  const shown = name ?? email;
  const isManaged = workspace.role === 'owner' && role !== 'owner';
  const isOffered = workspace.offered_to === user_id;
  return (
    <li className={classes.entry}>
      <div className={classes.words}>
        <strong className={classes.name}>
          {shown}
          {user_id === userId ? ' (you)' : ''}
        </strong>
        <span className={classes.soft}>
          {name === null ? '' : `${email}, `}since {formatShortDate(member.joined_at)}
          {isOffered ? ', has been offered the workspace' : ''}
        </span>
      </div>
      {isManaged && !isAsking ? (
        <div className={classes.actions}>
          <RoleSelect
            workspace={workspace}
            member={member}
            onFull={(isOfSeats) => {
              const isShown = isOfSeats && seats !== null;
              setFull(isShown);
              return isShown;
            }}
          />
          <Button aria-label={`Remove ${shown}`} onClick={() => setAsking(true)}>
            Remove
          </Button>
        </div>
      ) : null}
      {isManaged && isAsking ? (
        <RemovalQuestion workspace={workspace} member={member} onKeep={() => setAsking(false)} />
      ) : null}
      {isFull && seats ? <SeatsTaken seats={seats} /> : null}
      {isManaged ? null : <span className={classes.soft}>{ROLE_NAMES[role]}</span>}
    </li>
  );
}

interface RoleSelectProps extends WorkspaceProps {
  member: WorkspaceMember;
  /**
   * Receives whether the last change was refused because no seat is free. Returns whether the page explains the
   * refusal, so that no toast repeats it.
   */
  onFull: (isOfSeats: boolean) => boolean;
}

function RoleSelect({ workspace, member, onFull }: RoleSelectProps) {
  const { mutate: change, isPending } = useWorkspaceChange();
  const { user_id, name, email, role } = member;
  return (
    <select
      className={classes.select}
      aria-label={`Role of ${name ?? email}`}
      title={ROLE_HINTS[role]}
      value={role}
      disabled={isPending}
      onChange={({ target }) => {
        const given = givenRoleSchema.parse(target.value);
        change({
          call: (client) =>
            client.rpc('change_member_role', {
              p_workspace_id: workspace.id,
              p_user_id: user_id,
              p_role: given,
            }),
          done: WORKSPACE_TOASTS.roleChanged,
          onDone: () => onFull(false),
          onRefused: (outcome) => onFull(outcome === 'no_seat'),
        });
      }}
    >
      {GIVEN_ROLES.map((given) => (
        <option key={given} value={given}>
          {ROLE_NAMES[given]}
        </option>
      ))}
    </select>
  );
}

interface RemovalQuestionProps extends WorkspaceProps {
  member: WorkspaceMember;
  onKeep: () => void;
}

function RemovalQuestion({ workspace, member, onKeep }: RemovalQuestionProps) {
  const { mutate: change, isPending } = useWorkspaceChange();
  const { user_id, name, email } = member;
  return (
    <fieldset className={classes.question}>
      <legend>Remove {name ?? email}?</legend>
      <p className={classes.soft}>
        They lose access at once, in open tabs too. What they made stays here.
      </p>
      <div className={classes.actions}>
        <Button
          danger
          // The question replaces the button that was pressed, so the question's button gets the focus.
          autoFocus
          disabled={isPending}
          onClick={() =>
            change({
              call: (client) =>
                client.rpc('remove_member', {
                  p_workspace_id: workspace.id,
                  p_user_id: user_id,
                }),
              done: WORKSPACE_TOASTS.removed,
            })
          }
        >
          {isPending ? 'Removing...' : 'Remove'}
        </Button>
        <Button disabled={isPending} onClick={onKeep}>
          Keep
        </Button>
      </div>
    </fieldset>
  );
}

function Invitations({ invitations }: Pick<WorkspacePeople, 'invitations'>) {
  const { mutate: change, isPending } = useWorkspaceChange();
  return (
    <>
      <h3>Invited</h3>
      <ul className={classes.list} aria-label="Invitations">
        {invitations.map(({ id, email, role, expires_at }) => (
          <li key={id} className={classes.entry}>
            <div className={classes.words}>
              <strong className={classes.name}>{email}</strong>
              <span className={classes.soft}>
                {ROLE_NAMES[role]}, until {formatShortDate(expires_at)}
              </span>
            </div>
            <Button
              aria-label={`Withdraw the invitation of ${email}`}
              disabled={isPending}
              onClick={() =>
                change({
                  call: (client) => client.rpc('revoke_invitation', { p_id: id }),
                  done: WORKSPACE_TOASTS.revoked,
                })
              }
            >
              Withdraw
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
