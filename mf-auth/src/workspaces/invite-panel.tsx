import { GIVEN_ROLES, type GivenRole, givenRoleSchema } from '@adwright/contracts/workspaces';
import { Panel } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { useId, useState } from 'react';
import * as z from 'zod';
import { SeatsTaken } from './seats-taken.tsx';
import { useWorkspaceChange, useWorkspacePeople, type WorkspaceProps } from './use-workspaces.ts';
import { ROLE_HINTS, ROLE_NAMES, WORKSPACE_TOASTS } from './workspace-texts.ts';
import classes from './workspaces.module.css';

const addressSchema = z.string().trim().pipe(z.email());

/**
 * Shows a panel in which a member invites a person to the workspace by email. A second invitation to the same
 * email address sends a new email and makes the link of the first email invalid.
 */
export function InvitePanel({ workspace }: WorkspaceProps) {
  const id = useId();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<GivenRole>('reviewer');
  const [problem, setProblem] = useState('');
  const [isFull, setFull] = useState(false);
  const seats = useWorkspacePeople(workspace.id).data?.seats;
  const { mutate: change, isPending } = useWorkspaceChange();

  function invite() {
    const address = addressSchema.safeParse(email);
    if (!address.success) {
      setProblem('Please enter a valid email address, such as ada@example.com.');
      document.getElementById(`${id}email`)?.focus();
      return;
    }
    setProblem('');
    setFull(false);
    change({
      call: (client) =>
        client.rpc('invite_member', {
          p_workspace_id: workspace.id,
          p_email: address.data,
          p_role: role,
        }),
      done: WORKSPACE_TOASTS.invited(address.data),
      onDone: () => setEmail(''),
      onRefused: (outcome) => {
        const isOfSeats = outcome === 'no_seat' && seats !== undefined && seats !== null;
        setFull(isOfSeats);
        return isOfSeats;
      },
    });
  }

  return (
    <Panel title="Invite a member">
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) invite();
        }}
      >
        <label htmlFor={`${id}email`}>Email address</label>
        <input
          id={`${id}email`}
          className={classes.field}
          type="email"
          autoComplete="off"
          aria-invalid={problem !== ''}
          aria-describedby={`${id}problem`}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <p id={`${id}problem`} className={classes.problem} aria-live="polite">
          {problem}
        </p>
        <label htmlFor={`${id}role`}>Role</label>
        <select
          id={`${id}role`}
          className={classes.select}
          aria-describedby={`${id}hint`}
          value={role}
          onChange={({ target }) => {
            setRole(givenRoleSchema.parse(target.value));
            setFull(false);
          }}
        >
          {GIVEN_ROLES.map((given) => (
            <option key={given} value={given}>
              {ROLE_NAMES[given]}
            </option>
          ))}
        </select>
        <p id={`${id}hint`} className={classes.soft}>
          {ROLE_HINTS[role]}.
        </p>
        {isFull && seats ? <SeatsTaken seats={seats} /> : null}
        <div>
          <Button type="primary" htmlType="submit" disabled={isPending}>
            {isPending ? 'Inviting...' : 'Send invitation'}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
