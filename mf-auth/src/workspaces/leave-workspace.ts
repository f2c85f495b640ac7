import { PATHS } from '@adwright/contracts';
import { chooseWorkspace, getActiveWorkspaceId } from '@adwright/supabase';

/** After a workspace is left or deleted: a tab that works in it loads its user's personal one; any other shows the list. */
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
