import { AppError } from '@adwright/contracts';
import {
  type ClaimEvidence,
  claimEvidenceRowSchema,
  type EvidenceDraft,
  TOO_MUCH_EVIDENCE,
} from '@adwright/contracts/policy';
import { filterByWorkspace, type SupabaseClient } from '@adwright/supabase';
import * as z from 'zod';

/** Returns the query key of all the evidence that a user has attached. */
export const allEvidenceKey = (userId: string) => ['claim-evidence', userId] as const;

/** Returns the query key of the evidence for claims of ads. */
export const evidenceKey = (userId: string, adIds: readonly string[]) =>
  [...allEvidenceKey(userId), adIds] as const;

/**
 * Maximum number of ads in one request. The number of ads is limited, because the request's URL contains their
 * ids.
 */
const ADS_A_REQUEST = 40;

/**
 * Returns the evidence that supports claims of the given ads.
 * @throws the error that the data service returned
 */
export async function listEvidence(
  client: SupabaseClient,
  userId: string,
  adIds: readonly string[],
  signal?: AbortSignal,
): Promise<ClaimEvidence[]> {
  const found: ClaimEvidence[] = [];
  for (let from = 0; from < adIds.length; from += ADS_A_REQUEST) {
    let query = filterByWorkspace(
      client.from('claim_evidence').select('id, ad_id, claim, evidence, link'),
      userId,
    ).in('ad_id', adIds.slice(from, from + ADS_A_REQUEST));
    if (signal) query = query.abortSignal(signal);
    const { data, error } = await query;
    if (error) throw error;
    found.push(...z.array(claimEvidenceRowSchema).parse(data));
  }
  return found;
}

/**
 * Attaches evidence to a claim of an ad.
 * @throws {AppError} `limit_reached` beyond the maximum; otherwise the data service's error
 */
export async function attachEvidence(
  client: SupabaseClient,
  { adId, claim, evidence, link }: EvidenceDraft & { adId: string; claim: string },
): Promise<void> {
  const { error } = await client
    .from('claim_evidence')
    .insert({ ad_id: adId, claim: claim.trim(), evidence, link });
  if (error?.code === TOO_MUCH_EVIDENCE) {
    throw new AppError('limit_reached', 'The ad has the maximum number of claims with evidence', {
      userMessage: 'This ad has evidence for 20 claims, which is as many as there may be.',
      cause: error,
    });
  }
  if (error) throw error;
}

/**
 * Removes evidence for a claim of an ad. Removing evidence that no longer exists is not an error.
 * @throws the error that the data service returned
 */
export async function removeEvidence(client: SupabaseClient, id: string): Promise<void> {
  const { error } = await client.from('claim_evidence').delete().eq('id', id);
  if (error) throw error;
}
