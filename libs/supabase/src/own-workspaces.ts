import { type Workspace, workspaceSchema } from '@adwright/contracts/workspaces';
import * as z from 'zod';
import { getSupabase } from './client.ts';

/** Returns the query key of a user's workspaces; what depends on them has keys that begin with it. */
export const ownWorkspacesKey = (userId: string | null) => ['workspaces', userId] as const;

/**
 * Returns the workspaces that the signed-in user is a member of: the personal one first, the others by name.
 * @throws the data service's error
 */
async function fetchOwnWorkspaces(signal: AbortSignal): Promise<Workspace[]> {
  const { data, error } = await getSupabase().rpc('own_workspaces').abortSignal(signal);
  if (error) throw error;
  return z.array(workspaceSchema).parse(data);
}

/** Key and function of the query for the signed-in user's workspaces, the same in every module, so that they share an answer. */
export function ownWorkspacesQuery(userId: string | null) {
  return {
    queryKey: ownWorkspacesKey(userId),
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchOwnWorkspaces(signal),
  };
}
