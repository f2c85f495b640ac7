import { existingImages, insertAds } from '@adwright/ads';
import type { AdInsert } from '@adwright/contracts';
import type { SupabaseClient } from '@adwright/supabase';
import { withGenerationLock } from '../generation-lock.ts';
import { forgetAttemptOf } from '../pipeline/attempt.ts';
import { listPendingResults, type PendingResult } from './pending-result.ts';
import { flowOfPendingResult } from './recoverable-flow.ts';

/**
 * Saves what was generated and paid for but never saved, because the tab was closed or saving
 * failed (decisions, "Users, credits"). A generation that some tab is busy with is left to it;
 * images that are ads already are skipped.
 * @returns how many results gained an ad
 * @throws the data service's error
 */
export async function recoverResults(client: SupabaseClient, userId: string): Promise<number> {
  let recovered = 0;
  for (const result of await listPendingResults(client)) {
    const saved = await withGenerationLock(result.idempotency_key, () =>
      recoverResult(client, userId, result),
    );
    if (saved) recovered += 1;
  }
  return recovered;
}

async function recoverResult(
  client: SupabaseClient,
  userId: string,
  result: PendingResult,
): Promise<boolean> {
  const flow = flowOfPendingResult(result);
  const rows = flow?.rows(result, userId);
  // A newer version of the product may have made it; that one will read it.
  if (!flow || !rows) return false;
  const missing = await withoutExisting(client, userId, rows);
  await insertAds(client, missing);
  const { error } = await client.rpc('acknowledge_result', {
    p_generation_id: result.generation_id,
  });
  if (error) throw error;
  forgetAttemptOf(userId, flow.feature, result.idempotency_key);
  return missing.length > 0;
}

async function withoutExisting(
  client: SupabaseClient,
  userId: string,
  rows: readonly AdInsert[],
): Promise<AdInsert[]> {
  const urls = rows.map((row) => row.ad_image_url).filter((url) => url !== null);
  const existing = new Set(
    (await existingImages(client, userId, urls)).map((ad) => ad.ad_image_url),
  );
  return rows.filter((row) => !existing.has(row.ad_image_url));
}
