import { MAX_WORKSPACE_NAME_LENGTH, workspaceNameSchema } from '@adwright/contracts/workspaces';
import { Panel } from '@adwright/ui';
import { Checkbox } from '@adwright/ui/kit-controls';
import { Button } from '@adwright/ui/kit-core';
import { useId, useState } from 'react';
import { useWorkspaceChange, type WorkspaceProps } from './use-workspaces.ts';
import { WORKSPACE_TOASTS } from './workspace-texts.ts';
import classes from './workspaces.module.css';

/** The workspace's name, and whether launch kits need approval. For its owner. */
export function SettingsPanel({ workspace }: WorkspaceProps) {
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
    <Panel title="Settings">
      {workspace.is_personal ? null : (
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            rename();
          }}
        >
          <label htmlFor={field}>Name</label>
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
      )}
      <Checkbox
        checked={workspace.kits_need_approval}
        disabled={isPending}
        onChange={({ target }) =>
          change({
            call: (client) =>
              client.rpc('set_kits_need_approval', {
                p_workspace_id: workspace.id,
                p_needed: target.checked,
              }),
            done: WORKSPACE_TOASTS.approvalChanged,
          })
        }
      >
        Launch kits hold approved ads alone
      </Checkbox>
    </Panel>
  );
}
