import { MAX_WORKSPACE_NAME_LENGTH, workspaceNameSchema } from '@adwright/contracts/workspaces';
import { Panel } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { useId, useState } from 'react';
import { useWorkspaceChange, type WorkspaceProps } from './use-workspaces.ts';
import { WORKSPACE_TOASTS } from './workspace-texts.ts';
import classes from './workspaces.module.css';

/** The workspace's name, for its owner. The rule for launch kits stands beside the review links. */
export function NamePanel({ workspace }: WorkspaceProps) {
  const field = useId();
  const [name, setName] = useState(workspace.name);
  const { mutate: change, isPending } = useWorkspaceChange();
  const parsed = workspaceNameSchema.safeParse(name);
  const canSave = parsed.success && parsed.data !== workspace.name && !isPending;

  function rename() {
    if (!canSave) return;
    change({
      call: (client) =>
        client.rpc('rename_workspace', { p_workspace_id: workspace.id, p_name: parsed.data }),
      done: WORKSPACE_TOASTS.renamed,
    });
  }

  return (
    <Panel title="Name">
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          rename();
        }}
      >
        <label htmlFor={field}>Name of the client or team</label>
        <input
          id={field}
          className={classes.field}
          autoComplete="off"
          maxLength={MAX_WORKSPACE_NAME_LENGTH}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <div>
          <Button htmlType="submit" disabled={!canSave}>
            Rename
          </Button>
        </div>
      </form>
    </Panel>
  );
}
