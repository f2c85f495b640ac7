import { PATHS } from '@adwright/contracts';
import { chooseWorkspace, getActiveWorkspaceId } from '@adwright/supabase';

/**
 * Leaves the page of a workspace after the user has left or deleted the workspace. If the workspace was active
 * in this tab, the app is loaded again in the personal workspace; otherwise the list of workspaces opens.
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
