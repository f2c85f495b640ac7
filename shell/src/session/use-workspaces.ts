import type { Workspace } from '@adwright/contracts/workspaces';
import {
  chooseWorkspace,
  getActiveWorkspaceId,
  isInSharedWorkspace,
  ownWorkspacesQuery,
  useUserId,
} from '@adwright/supabase';
import { useQuery } from '@tanstack/react-query';

/** Polling interval in milliseconds for checking that the user is still a member of the active workspace. */
const MEMBERSHIP_INTERVAL_MS = 15_000;

interface Workspaces {
  /** All workspaces of the user; empty for guests, and until the workspaces are loaded. */
  all: readonly Workspace[];
  /**
   * The active workspace; undefined until the workspaces are loaded, and when the user is no longer a member.
   */
  active: Workspace | undefined;
  /** True if the user is no longer a member of the active workspace. */
  isGone: boolean;
}

/**
 * Returns the signed-in user's workspaces and the active workspace. In a shared workspace, the hook detects
 * within seconds that the user was removed.
 */
export function useWorkspaces(): Workspaces {
  const userId = useUserId();
  const isShared = userId !== null && isInSharedWorkspace(userId);
  const { data } = useQuery({
    ...ownWorkspacesQuery(userId),
    enabled: userId !== null,
    refetchInterval: isShared ? MEMBERSHIP_INTERVAL_MS : false,
    refetchOnWindowFocus: isShared ? 'always' : true,
  });
  const all = data ?? [];
  const activeId = userId === null ? null : getActiveWorkspaceId(userId);
  const active = all.find(({ id }) => id === activeId);
  return { all, active, isGone: isShared && data !== undefined && active === undefined };
}

/**
 * Makes another workspace the active workspace, and loads the app again. The app is loaded again, since all
 * loaded data belongs to the previous workspace.
 */
export function openWorkspace(userId: string, workspaceId: string, path: string): void {
  chooseWorkspace(userId, workspaceId);
  window.location.assign(path);
}
