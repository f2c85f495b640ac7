import { useSignedInUserId } from '@adwright/supabase';
import { Panel } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { useNavigate } from '@adwright/ui/router';
import { useState } from 'react';
import { leaveWorkspace } from './leave-workspace.ts';
import { useWorkspaceChange, type WorkspaceProps } from './use-workspaces.ts';
import { WORKSPACE_TOASTS } from './workspace-texts.ts';
import classes from './workspaces.module.css';

/** Shows a panel in which members, except the owner, can leave the workspace. */
export function LeavePanel({ workspace }: WorkspaceProps) {
  const userId = useSignedInUserId();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { mutate: change, isPending } = useWorkspaceChange();
  const { id, name } = workspace;
  return (
    <Panel title="Leave">
      {isAsking ? (
        <fieldset className={classes.question}>
          <legend>Leave {name}?</legend>
          <p className={classes.soft}>
            What you made stays here. Only the owner can invite you again.
          </p>
          <div className={classes.actions}>
            <Button
              danger
              // The question replaces the button that was pressed, so the question's button gets the focus.
              autoFocus
              disabled={isPending}
              onClick={() =>
                change({
                  call: (client) => client.rpc('leave_workspace', { p_workspace_id: id }),
                  done: WORKSPACE_TOASTS.left(name),
                  onDone: () => leaveWorkspace(userId, id, (path) => void navigate(path)),
                })
              }
            >
              {isPending ? 'Leaving...' : 'Leave'}
            </Button>
            <Button disabled={isPending} onClick={() => setAsking(false)}>
              Stay
            </Button>
          </div>
        </fieldset>
      ) : (
        <div>
          <Button onClick={() => setAsking(true)}>Leave {name}</Button>
        </div>
      )}
    </Panel>
  );
}
