import { Panel } from '@adwright/ui';
import { useState } from 'react';
import { useWorkspaceChange, type WorkspaceProps } from './use-workspaces.ts';
import { WorkspaceNameForm } from './workspace-name-form.tsx';
import { WORKSPACE_TOASTS } from './workspace-texts.ts';

/**
 * Shows a panel in which the owner changes the workspace's name. The workspace's setting for launch kits is on
 * the page of review links.
 */
export function NamePanel({ workspace }: WorkspaceProps) {
  const [name, setName] = useState(workspace.name);
  const { mutate: change, isPending } = useWorkspaceChange();
  return (
    <Panel title="Name">
      <WorkspaceNameForm
        name={name}
        onChange={setName}
        currentName={workspace.name}
        isBusy={isPending}
        button="Rename"
        onSubmit={(p_name) =>
          change({
            call: (client) =>
              client.rpc('rename_workspace', { p_workspace_id: workspace.id, p_name }),
            done: WORKSPACE_TOASTS.renamed,
          })
        }
      />
    </Panel>
  );
}
