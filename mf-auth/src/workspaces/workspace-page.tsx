import { PATHS } from '@adwright/contracts';
import { useSignedInUserId } from '@adwright/supabase';
import { EmptyState, ErrorState, LinkButton, PageHeader, PageShell } from '@adwright/ui';
import { Skeleton } from '@adwright/ui/kit-skeleton';
import { useParams } from '@adwright/ui/router';
import { DeleteWorkspace } from './delete-workspace.tsx';
import { HandOver, OfferedWorkspace } from './hand-over.tsx';
import { InvitePanel } from './invite-panel.tsx';
import { LeavePanel } from './leave-panel.tsx';
import { MembersPanel } from './members-panel.tsx';
import { NamePanel } from './name-panel.tsx';
import { useOwnWorkspaces } from './use-workspaces.ts';
import { WHAT_YOU_ARE } from './workspace-texts.ts';

/** Shows the page /workspaces/:id (decision 116): the members of a workspace, and the owner's controls. */
export function WorkspacePage() {
  const { id } = useParams();
  const userId = useSignedInUserId();
  const { data: workspaces, isError, refetch } = useOwnWorkspaces();
  const workspace = workspaces?.find((one) => one.id === id);
  if (!workspaces) {
    return (
      <PageShell>
        <PageHeader title="Workspace" />
        {isError ? (
          <ErrorState title="The workspace can’t be loaded." onRetry={() => void refetch()} />
        ) : (
          <div role="status" aria-label="Loading the workspace">
            <Skeleton active />
          </div>
        )}
      </PageShell>
    );
  }
  if (!workspace) {
    return (
      <PageShell>
        <EmptyState
          title="No such workspace"
          description="It was deleted, or you are not its member."
          action={<LinkButton to={PATHS.workspaces}>Your workspaces</LinkButton>}
        />
      </PageShell>
    );
  }
  const isOwner = workspace.role === 'owner';
  const isShared = !workspace.is_personal;
  return (
    <PageShell>
      <PageHeader
        title={workspace.name}
        lead={
          isShared
            ? WHAT_YOU_ARE[workspace.role]
            : 'Your personal workspace. Nobody else can see it.'
        }
        actions={<LinkButton to={PATHS.workspaces}>All workspaces</LinkButton>}
      />
      {workspace.offered_to === userId ? <OfferedWorkspace workspace={workspace} /> : null}
      {isShared && isOwner ? <NamePanel workspace={workspace} /> : null}
      {isShared ? <MembersPanel workspace={workspace} /> : null}
      {isShared && isOwner ? (
        <>
          <InvitePanel workspace={workspace} />
          <HandOver workspace={workspace} />
          <DeleteWorkspace workspace={workspace} />
        </>
      ) : null}
      {isShared && !isOwner ? <LeavePanel workspace={workspace} /> : null}
    </PageShell>
  );
}
