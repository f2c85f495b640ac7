import { userIdAtom } from '@adwright/supabase';
import { skipToken } from '@tanstack/react-query';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { campaignKeys } from '../campaign-keys.ts';
import { fetchRunningCampaigns, type RunningCampaign } from './running-campaigns.ts';

/**
 * Polling intervals in milliseconds: `RUNNING_MS` while a campaign runs, `IDLE_MS` otherwise. Polling with
 * `IDLE_MS` finds campaigns that another device has started.
 */
const RUNNING_MS = 3000;
const IDLE_MS = 120_000;

const NONE: readonly RunningCampaign[] = [];

const queryAtom = atomWithQuery<RunningCampaign[]>((get) => {
  const userId = get(userIdAtom);
  return {
    queryKey: campaignKeys.running(userId),
    queryFn: userId ? ({ signal }) => fetchRunningCampaigns(userId, signal) : skipToken,
    retry: 1,
    refetchInterval: ({ state }) =>
      state.data?.some((campaign) => campaign.state === 'running') ? RUNNING_MS : IDLE_MS,
  };
});

/**
 * The signed-in user's running campaigns. The list of campaigns is empty for a guest, and until it has loaded.
 * Campaigns are read through the query cache of `queryClientAtom`, and polled while the atom is mounted and the tab is
 * visible.
 */
export const runningCampaignsAtom = atom((get) => get(queryAtom).data ?? NONE);
