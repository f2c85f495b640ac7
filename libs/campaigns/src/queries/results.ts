import { type CampaignResult, campaignResultSchema } from '@adwright/contracts/campaigns';
import { filterByWorkspace, getSupabase } from '@adwright/supabase';
import * as z from 'zod';

/**
 * Overlap in milliseconds between the periods of two requests for changed rows. A row's change has the time at
 * which its transaction began, and becomes visible when the transaction ends.
 */
const OVERLAP_MS = 20_000;

/**
 * Reads the rows of a campaign, in the order of its file. The first request reads all rows, and later requests
 * read only changed rows.
 * @param results rows of the previous request; empty to read all rows
 * @throws the error that the data service returned
 */
export async function fetchCampaignResults(
  userId: string,
  campaignId: string,
  known: readonly CampaignResult[],
  signal: AbortSignal,
): Promise<CampaignResult[]> {
  let query = filterByWorkspace(getSupabase().from('campaign_results').select('*'), userId)
    .eq('campaign_id', campaignId)
    .order('position');
  const latest = findLatestChange(known);
  if (latest !== null) query = query.gte('updated_at', latest);
  const { data, error } = await query.abortSignal(signal);
  if (error) throw error;
  return mergeResults(known, z.array(campaignResultSchema).parse(data));
}

/**
 * Returns the time of the latest change among the known rows, from which the next request reads. Returns null
 * when there are no rows.
 */
function findLatestChange(rows: readonly CampaignResult[]): string | null {
  if (rows.length === 0) return null;
  const latest = Math.max(...rows.map(({ updated_at }) => Date.parse(updated_at)));
  return new Date(latest - OVERLAP_MS).toISOString();
}

function mergeResults(
  known: readonly CampaignResult[],
  changed: readonly CampaignResult[],
): CampaignResult[] {
  const rows = new Map([...known, ...changed].map((row) => [row.id, row]));
  return [...rows.values()].toSorted((one, other) => one.position - other.position);
}
