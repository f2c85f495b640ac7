import { useUserId } from '@adwright/supabase';
import { skipToken, useQuery } from '@tanstack/react-query';
import { campaignKeys } from '../campaign-keys.ts';
import { runningCampaigns } from './running-campaigns.ts';

/** Milliseconds between two looks while a campaign runs, and while none does: another device may start one. */
const RUNNING_MS = 3000;
const IDLE_MS = 120_000;

/** The campaigns of the signed-in user that are at work, as a query. Hidden tabs don't look. */
export function useRunningCampaigns() {
  const userId = useUserId();
  return useQuery({
    queryKey: campaignKeys.running(userId),
    queryFn: userId ? ({ signal }) => runningCampaigns(userId, signal) : skipToken,
    retry: 1,
    refetchInterval: ({ state }) =>
      state.data?.some((campaign) => campaign.state === 'running') ? RUNNING_MS : IDLE_MS,
  });
}
