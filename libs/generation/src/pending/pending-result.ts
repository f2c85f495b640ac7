import type { SupabaseClient } from '@adwright/supabase';
import * as z from 'zod';

const pendingResultSchema = z.object({
  generation_id: z.uuid(),
  idempotency_key: z.uuid(),
  feature_name: z.string(),
  request: z.unknown(),
  result: z.unknown(),
});

/** A result that was made and paid for, and that no browser has saved. */
export type PendingResult = z.infer<typeof pendingResultSchema>;

/**
 * The user's pending results, oldest first.
 * @throws the data service's error
 */
export async function listPendingResults(client: SupabaseClient): Promise<PendingResult[]> {
  const { data, error } = await client.rpc('pending_results');
  if (error) throw error;
  return z.array(pendingResultSchema).parse(data);
}
