import type { ToastMessage } from '@adwright/contracts';
import {
  type Workspace,
  type WorkspaceAnswer,
  type WorkspaceOutcome,
  workspaceAnswerSchema,
  workspacePeopleSchema,
} from '@adwright/contracts/workspaces';
import {
  getSupabase,
  ownWorkspacesKey,
  ownWorkspacesQuery,
  type SupabaseClient,
  useSignedInUserId,
} from '@adwright/supabase';
import { toast } from '@adwright/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { REFUSALS, WORKSPACE_TOASTS } from './workspace-texts.ts';

/** Returns the query for the workspaces of the signed-in user. */
export function useOwnWorkspaces() {
  const userId = useSignedInUserId();
  return useQuery(ownWorkspacesQuery(userId));
}

/**
 * Returns the query for the members, invitations and seats of a workspace; null if the user is not a member.
 */
export function useWorkspacePeople(workspaceId: string) {
  const userId = useSignedInUserId();
  return useQuery({
    queryKey: [...ownWorkspacesKey(userId), workspaceId, 'people'],
    queryFn: async ({ signal }) => {
      const { data, error } = await getSupabase()
        .rpc('workspace_people', { p_workspace_id: workspaceId })
        .abortSignal(signal);
      if (error) throw error;
      return workspacePeopleSchema.nullable().parse(data);
    },
    refetchOnWindowFocus: 'always',
  });
}

interface Change {
  /** Calls the database function that makes the change. */
  call: (client: SupabaseClient) => PromiseLike<{ data: unknown; error: unknown }>;
  /** The toast that is shown after the change has succeeded. */
  done: ToastMessage;
  /** Called after the change has succeeded, before the pages load their data again. */
  onDone?: (answer: WorkspaceAnswer) => void;
  /**
   * Called when the change is refused; returns true if the page shows the reason itself, so that no toast is
   * needed.
   */
  onRefused?: (outcome: WorkspaceOutcome) => boolean;
}

/** Returns a mutation that changes workspaces or members, shows the result, and reloads the displayed data. */
export function useWorkspaceChange() {
  const userId = useSignedInUserId();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ call }: Change) => {
      const { data, error } = await call(getSupabase());
      if (error) throw error;
      return workspaceAnswerSchema.parse(data);
    },
    onSuccess: (answer, { done, onDone, onRefused }) => {
      if (answer.outcome === 'done') {
        toast(done);
        onDone?.(answer);
      } else if (onRefused?.(answer.outcome) !== true) {
        toast(WORKSPACE_TOASTS.refused(REFUSALS[answer.outcome]));
      }
      return queries.invalidateQueries({ queryKey: ownWorkspacesKey(userId) });
    },
    onError: (cause) => {
      console.error('A workspace could not be changed', cause);
      toast(WORKSPACE_TOASTS.failed);
    },
  });
}

/** Props of components that show one workspace. */
export interface WorkspaceProps {
  workspace: Workspace;
}
