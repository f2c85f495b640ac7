import { PATHS } from '@adwright/contracts';
import { chooseWorkspace, getActiveWorkspaceId } from '@adwright/supabase';

/**
 * Leaves the page after the user has left or deleted a workspace. A tab in that workspace reloads in the
 * personal workspace; other tabs show the list.
 */
export function leaveWorkspace(
  userId: string,
  workspaceId: string,
  navigate: (path: string) => void,
): void {
  if (getActiveWorkspaceId(userId) !== workspaceId) {
    navigate(PATHS.workspaces);
    return;
  }
  chooseWorkspace(userId, userId);
  window.location.assign(PATHS.workspaces);
}
