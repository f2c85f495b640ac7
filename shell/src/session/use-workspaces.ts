import type { Workspace } from '@adwright/contracts/workspaces';
import {
  activeWorkspaceId,
  chooseWorkspace,
  isInSharedWorkspace,
  ownWorkspaces,
  ownWorkspacesKey,
  useUserId,
} from '@adwright/supabase';
import { skipToken, useQuery } from '@tanstack/react-query';

/** Milliseconds between looks whether the user is still a member of the workspace that this tab works in. */
const MEMBERSHIP_INTERVAL_MS = 15_000;

interface Workspaces {
  /** Empty until they are known, and for guests. */
  all: readonly Workspace[];
  /** The one that this tab works in; undefined where the user is no longer its member, and until it is known. */
  active: Workspace | undefined;
  /** Whether this tab works in a workspace that the user is no longer a member of. */
  isGone: boolean;
}

/** The signed-in user's workspaces. In a shared one, a removal is noticed within seconds. */
export function useWorkspaces(): Workspaces {
  const userId = useUserId();
  const isShared = userId !== null && isInSharedWorkspace(userId);
  const { data } = useQuery({
    queryKey: ownWorkspacesKey(userId),
    queryFn: userId === null ? skipToken : ({ signal }) => ownWorkspaces(signal),
    refetchInterval: isShared ? MEMBERSHIP_INTERVAL_MS : false,
    refetchOnWindowFocus: isShared ? 'always' : true,
  });
  const all = data ?? [];
  const activeId = userId === null ? null : activeWorkspaceId(userId);
  const active = all.find(({ id }) => id === activeId);
  return { all, active, isGone: data !== undefined && active === undefined };
}

/** Changes to another workspace. The page is loaded anew, since everything on it belongs to the former one. */
export function openWorkspace(userId: string, workspaceId: string, path: string): void {
  chooseWorkspace(userId, workspaceId);
  window.location.assign(path);
}
