import { PATHS, USER_REDIRECT } from '@adwright/contracts';
import type { Workspace } from '@adwright/contracts/workspaces';
import { chooseWorkspace, getActiveWorkspaceId, useSignedInUserId } from '@adwright/supabase';
import { ErrorState, PageHeader, PageShell, Panel } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { Skeleton } from '@adwright/ui/kit-skeleton';
import { Link, useNavigate } from '@adwright/ui/router';
import { useState } from 'react';
import { useOwnWorkspaces, useWorkspaceChange } from './use-workspaces.ts';
import { WorkspaceNameForm } from './workspace-name-form.tsx';
import { ROLE_NAMES, WORKSPACE_TOASTS } from './workspace-texts.ts';
import classes from './workspaces.module.css';

const buildPath = (id: string) => PATHS.workspace.replace(':id', id);

/** Shows the page /workspaces (decision 116), which lists the user's workspaces and creates a new workspace. */
export function WorkspacesPage() {
  const { data: workspaces, isError, refetch } = useOwnWorkspaces();
  return (
    <PageShell>
      <PageHeader
        title="Workspaces"
        lead="One for each client or team. Each has ads, brand kits and campaigns of its own, and spends its owner’s credits."
      />
      <Panel title="Your workspaces">
        {!workspaces && isError ? (
          <ErrorState title="Your workspaces can’t be loaded." onRetry={() => void refetch()} />
        ) : null}
        {!workspaces && !isError ? (
          <div role="status" aria-label="Loading your workspaces">
            <Skeleton active title={false} paragraph={{ rows: 2 }} />
          </div>
        ) : null}
        {workspaces ? (
          <ul className={classes.list} aria-label="Workspaces">
            {workspaces.map((workspace) => (
              <WorkspaceEntry key={workspace.id} workspace={workspace} />
            ))}
          </ul>
        ) : null}
      </Panel>
      <NewWorkspace />
    </PageShell>
  );
}

function WorkspaceEntry({ workspace }: { workspace: Workspace }) {
  const userId = useSignedInUserId();
  const { id, name, is_personal, role, members } = workspace;
  const isActive = getActiveWorkspaceId(userId) === id;
  const isOffered = workspace.offered_to === userId;
  return (
    <li className={classes.entry}>
      <div className={classes.words}>
        <strong className={classes.name}>{name}</strong>
        <span className={classes.soft}>
          {is_personal
            ? 'Yours alone'
            : `${ROLE_NAMES[role]}, ${members} ${members === 1 ? 'member' : 'members'}`}
          {isActive ? ', open in this tab' : ''}
        </span>
        {isOffered ? <span>Its owner offers it to you.</span> : null}
      </div>
      <div className={classes.actions}>
        <Link to={buildPath(id)} aria-label={`Manage ${name}`}>
          {role === 'owner' ? 'Manage' : 'Members'}
        </Link>
        {isActive ? null : (
          <Button
            aria-label={`Open ${name}`}
            onClick={() => {
              chooseWorkspace(userId, id);
              // The app is loaded again, because all loaded data belongs to the previous workspace.
              window.location.assign(USER_REDIRECT);
            }}
          >
            Open
          </Button>
        )}
      </div>
    </li>
  );
}

function NewWorkspace() {
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const { mutate: change, isPending } = useWorkspaceChange();
  return (
    <Panel title="New workspace">
      <WorkspaceNameForm
        name={name}
        onChange={setName}
        isBusy={isPending}
        button={isPending ? 'Creating...' : 'Create workspace'}
        isPrimary
        onSubmit={(p_name) =>
          change({
            call: (client) => client.rpc('create_workspace', { p_name }),
            done: WORKSPACE_TOASTS.created(p_name),
            onDone: ({ id }) => {
              setName('');
              if (id) void navigate(buildPath(id));
            },
          })
        }
      />
    </Panel>
  );
}
