import { useSignedInUserId } from '@adwright/supabase';
import { Panel } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { useNavigate } from '@adwright/ui/router';
import { useId, useState } from 'react';
import { leaveWorkspace } from './leave-workspace.ts';
import { useWorkspaceChange, type WorkspaceProps } from './use-workspaces.ts';
import { WORKSPACE_TOASTS } from './workspace-texts.ts';
import classes from './workspaces.module.css';

/** Deletes the workspace with all its data after the user has typed the workspace's name. */
export function DeleteWorkspace({ workspace }: WorkspaceProps) {
  const field = useId();
  const userId = useSignedInUserId();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const { mutate: change, isPending } = useWorkspaceChange();
  const { id, name } = workspace;
  const isRight = typed.trim() === name;

  function confirm() {
    if (!isRight || isPending) return;
    change({
      call: (client) => client.rpc('delete_workspace', { p_workspace_id: id, p_name: name }),
      done: WORKSPACE_TOASTS.deleted(name),
      onDone: () => leaveWorkspace(userId, id, (path) => void navigate(path)),
    });
  }

  return (
    <Panel title="Delete">
      {isAsking ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            confirm();
          }}
        >
          <fieldset className={classes.question}>
            <legend>Delete {name}?</legend>
            <p className={classes.soft}>
              Its ads, pictures, brand kits and campaigns are gone for good, for every member.
              Review links end at once. Download the launch kits that you want to keep first.
            </p>
            <label htmlFor={field}>Type the name, {name}, to confirm</label>
            <input
              id={field}
              className={classes.field}
              autoComplete="off"
              // The confirmation question replaces the button that was pressed.
              // biome-ignore lint/a11y/noAutofocus: the focus would be lost with that button
              autoFocus
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <div className={classes.actions}>
              <Button danger htmlType="submit" disabled={!isRight || isPending}>
                {isPending ? 'Deleting...' : 'Delete the workspace'}
              </Button>
              <Button disabled={isPending} onClick={() => setAsking(false)}>
                Keep it
              </Button>
            </div>
          </fieldset>
        </form>
      ) : (
        <div>
          <Button danger onClick={() => setAsking(true)}>
            Delete workspace
          </Button>
        </div>
      )}
    </Panel>
  );
}
