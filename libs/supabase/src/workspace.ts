import { WORKSPACE_HEADER } from '@adwright/contracts/workspaces';
import * as z from 'zod';
import { deviceStorage, tabStorage } from './browser-storage.ts';

const STORAGE_KEY = 'adwright-workspace';

const chosenSchema = z.object({ userId: z.uuid(), workspaceId: z.uuid() });

let signedInUserId: string | null = null;

/**
 * Sets the signed-in user, because the chosen workspace is stored per user. The session code calls this
 * function when the session changes.
 */
export function setWorkspaceUser(userId: string | null): void {
  signedInUserId = userId;
}

/**
 * Returns the id of the active workspace in this tab. The id of the personal workspace equals the user's id. A
 * tab keeps its workspace when another tab changes to a different workspace. A new tab starts in the workspace
 * that was chosen last.
 */
export function getActiveWorkspaceId(userId: string): string {
  for (const storage of [tabStorage, deviceStorage]) {
    const chosen = parseChosen(storage.get(STORAGE_KEY));
    if (chosen?.userId === userId) {
      if (storage === deviceStorage) tabStorage.set(STORAGE_KEY, JSON.stringify(chosen));
      return chosen.workspaceId;
    }
  }
  return userId;
}

/** Tells whether the active workspace is a shared workspace instead of the user's personal workspace. */
export function isInSharedWorkspace(userId: string): boolean {
  return getActiveWorkspaceId(userId) !== userId;
}

/**
 * Chooses a workspace for this tab and for new tabs. Cached data belongs to the previous workspace, so the
 * caller must reload the page after this call.
 */
export function chooseWorkspace(userId: string, workspaceId: string): void {
  const chosen = JSON.stringify({ userId, workspaceId });
  tabStorage.set(STORAGE_KEY, chosen);
  deviceStorage.set(STORAGE_KEY, chosen);
}

/** A query of the data service that can be restricted to the rows of one user. */
interface FilteredByUser<Query> {
  eq(column: 'user_id', value: string): Query;
}

/**
 * Restricts a query of the data service to the active workspace. In the personal workspace, the query returns
 * the user's own rows (spec §7). In a shared workspace, the query returns the rows of all members, because the
 * request names the workspace.
 */
export function filterByWorkspace<Query extends FilteredByUser<Query>>(
  query: Query,
  userId: string,
): Query {
  return isInSharedWorkspace(userId) ? query : query.eq('user_id', userId);
}

/**
 * Returns the workspace header for a request to the data service or the engine; empty in the personal workspace.
 */
export function buildWorkspaceHeaders(): Record<string, string> {
  if (signedInUserId === null || !isInSharedWorkspace(signedInUserId)) return {};
  return { [WORKSPACE_HEADER]: getActiveWorkspaceId(signedInUserId) };
}

function parseChosen(stored: string | null): z.infer<typeof chosenSchema> | null {
  try {
    return chosenSchema.parse(JSON.parse(stored ?? 'null'));
  } catch {
    return null;
  }
}
