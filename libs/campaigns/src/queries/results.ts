import { type CampaignResult, campaignResultSchema } from '@adwright/contracts/campaigns';
import { getSupabase } from '@adwright/supabase';
import * as z from 'zod';

/**
 * The rows of a campaign in the order of its file. Those known already are read again only where they changed since.
 * @param known as they were read before; empty for all
 * @throws the data service's error
 */
export async function campaignResults(
  userId: string,
  campaignId: string,
  known: readonly CampaignResult[],
  signal: AbortSignal,
): Promise<CampaignResult[]> {
  let query = getSupabase()
    .from('campaign_results')
    .select('*')
    .eq('user_id', userId)
    .eq('campaign_id', campaignId)
    .order('position');
  const latest = latestChange(known);
  if (latest !== null) query = query.gte('updated_at', latest);
  const { data, error } = await query.abortSignal(signal);
  if (error) throw error;
  return merged(known, z.array(campaignResultSchema).parse(data));
}

/** As the data service wrote it, to its full precision. */
function latestChange(rows: readonly CampaignResult[]): string | null {
  return rows.reduce<string | null>(
    (latest, { updated_at }) =>
      latest === null || Date.parse(updated_at) > Date.parse(latest) ? updated_at : latest,
    null,
  );
}

function merged(
  known: readonly CampaignResult[],
  changed: readonly CampaignResult[],
): CampaignResult[] {
  const rows = new Map([...known, ...changed].map((row) => [row.id, row]));
  return [...rows.values()].toSorted((one, other) => one.position - other.position);
}
