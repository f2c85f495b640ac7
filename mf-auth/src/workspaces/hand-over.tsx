import { PATHS } from '@adwright/contracts';
import { Panel } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { Link } from '@adwright/ui/router';
import { useId, useState } from 'react';
import { useWorkspaceChange, useWorkspacePeople, type WorkspaceProps } from './use-workspaces.ts';
import { WORKSPACE_TOASTS } from './workspace-texts.ts';
import classes from './workspaces.module.css';

/** Offers the ownership of the workspace to another member, who becomes the owner by accepting. */
export function HandOver({ workspace }: WorkspaceProps) {
  const field = useId();
  const [chosen, setChosen] = useState('');
  const { data: people } = useWorkspacePeople(workspace.id);
  const { mutate: change, isPending } = useWorkspaceChange();
  const others = people?.members.filter(({ role }) => role !== 'owner') ?? [];
  const offered = others.find(({ user_id }) => user_id === workspace.offered_to);
  const offer = (userId?: string) =>
    change({
      call: (client) =>
        client.rpc('transfer_workspace', {
          p_workspace_id: workspace.id,
          ...(userId && { p_user_id: userId }),
        }),
      done: userId === undefined ? WORKSPACE_TOASTS.offerWithdrawn : WORKSPACE_TOASTS.offered,
    });
  return (
    <Panel title="Hand over">
      <p className={classes.soft}>
        The new owner’s plan and credits pay for the workspace from then on. You stay an editor
        where their plan has a seat, else a reviewer. An owner can’t leave: once somebody else is
        the owner, you can.
      </p>
      {offered ? (
        <>
          <p className={classes.name}>
            {offered.name ?? offered.email} has been offered the workspace and has not answered.
          </p>
          <div>
            <Button disabled={isPending} onClick={() => offer()}>
              Take the offer back
            </Button>
          </div>
        </>
      ) : null}
      {!offered && others.length === 0 ? (
        <p>Nobody else is here yet. Invite a member first, or delete the workspace.</p>
      ) : null}
      {!offered && others.length > 0 ? (
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (chosen !== '' && !isPending) offer(chosen);
          }}
        >
          <label htmlFor={field}>New owner</label>
          <select
            id={field}
            className={classes.select}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          >
            <option value="">Choose a member</option>
            {others.map(({ user_id, name, email }) => (
              <option key={user_id} value={user_id}>
                {name ?? email}
              </option>
            ))}
          </select>
          <div>
            <Button htmlType="submit" disabled={chosen === '' || isPending}>
              Offer the workspace
            </Button>
          </div>
        </form>
      ) : null}
    </Panel>
  );
}

/** Shows the offer of ownership to the member who may accept it. */
export function OfferedWorkspace({ workspace }: WorkspaceProps) {
  const [isFull, setFull] = useState(false);
  const { mutate: change, isPending } = useWorkspaceChange();
  const answer = (accepts: boolean) =>
    change({
      call: (client) =>
        client.rpc('answer_transfer', { p_workspace_id: workspace.id, p_accepts: accepts }),
      done: accepts ? WORKSPACE_TOASTS.accepted(workspace.name) : WORKSPACE_TOASTS.declined,
      onRefused: (outcome) => {
        setFull(outcome === 'no_seat');
        return outcome === 'no_seat';
      },
    });
  return (
    <Panel title="Become the owner?" marks>
      <p>
        The owner offers you {workspace.name}. Your plan and credits pay for it from then on, and
        each of its editors takes one of your seats.
      </p>
      {isFull ? (
        <p role="alert" className={classes.problem}>
          Your plan has too few seats for its editors.{' '}
          <Link to={PATHS.billing}>Buy more seats</Link>, or ask the owner to make editors
          reviewers, then accept.
        </p>
      ) : null}
      <div className={classes.actions}>
        <Button type="primary" disabled={isPending} onClick={() => answer(true)}>
          Accept
        </Button>
        <Button disabled={isPending} onClick={() => answer(false)}>
          Decline
        </Button>
      </div>
    </Panel>
  );
}
