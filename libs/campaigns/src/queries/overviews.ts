import {
  type CampaignOverview,
  campaignOverviewSchema,
  MAX_CAMPAIGNS,
} from '@adwright/contracts/campaigns';
import { filterByWorkspace, getSupabase } from '@adwright/supabase';
import * as z from 'zod';

/**
 * Reads the user's campaigns, newest first.
 * @throws the error that the data service returned
 */
export async function listCampaigns(
  userId: string,
  signal: AbortSignal,
): Promise<CampaignOverview[]> {
  const { data, error } = await filterByWorkspace(
    getSupabase().from('campaign_overviews').select('*'),
    userId,
  )
    .order('created_at', { ascending: false })
    .limit(MAX_CAMPAIGNS)
    .abortSignal(signal);
  if (error) throw error;
  return z.array(campaignOverviewSchema).parse(data);
}

/**
 * Reads one of the user's campaigns; null when the user has no such campaign.
 * @throws the error that the data service returned
 */
export async function getCampaign(
  userId: string,
  id: string,
  signal: AbortSignal,
): Promise<CampaignOverview | null> {
  if (!campaignOverviewSchema.shape.id.safeParse(id).success) return null;
  const { data, error } = await filterByWorkspace(
    getSupabase().from('campaign_overviews').select('*'),
    userId,
  )
    .eq('id', id)
    .abortSignal(signal)
    .maybeSingle();
  if (error) throw error;
  return data === null ? null : campaignOverviewSchema.parse(data);
}
