import { AppError } from '@adwright/contracts';
import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod';
import { createDatabaseCall } from '../call-database.ts';

/**
 * Creates a check that the plan of a workspace's owner has room. The check of the storage limit is called before the
 * engine stores something unpaid, such as a version or a campaign's photo. Paid results are stored without this check,
 * because the user's credits limit their number.
 */
export function createStorageCheck(client: SupabaseClient): (workspaceId: string) => Promise<void> {
  const call = createDatabaseCall(client);
  return async (workspaceId) => {
    const problem = await call(
      'storage_problem',
      { p_user_id: workspaceId },
      z.string().nullable(),
    );
    if (problem) throw new AppError('limit_reached', problem, { userMessage: problem });
  };
}
