import { type Workspace, workspaceSchema } from '@adwright/contracts/workspaces';
import * as z from 'zod';
import { getSupabase } from './client.ts';

/**
 * Returns the query key of a user's workspaces. The query keys of data that depends on the workspaces begin
 * with this key.
 */
export const ownWorkspacesKey = (userId: string | null) => ['workspaces', userId] as const;

/**
 * Returns the workspaces of which the signed-in user is a member. The personal workspace is first, and all
 * other workspaces are sorted by name.
 * @throws the error that the data service returned
 */
async function fetchOwnWorkspaces(signal: AbortSignal): Promise<Workspace[]> {
  const { data, error } = await getSupabase().rpc('own_workspaces').abortSignal(signal);
  if (error) throw error;
  return z.array(workspaceSchema).parse(data);
}

/**
 * Returns the query for the signed-in user's workspaces. The query's key and function are the same in every
 * module, so that the modules share one response.
 */
export function ownWorkspacesQuery(userId: string | null) {
  return {
    queryKey: ownWorkspacesKey(userId),
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchOwnWorkspaces(signal),
  };
}
