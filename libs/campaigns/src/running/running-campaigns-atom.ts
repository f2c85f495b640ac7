import { userIdAtom } from '@adwright/supabase';
import { skipToken } from '@tanstack/react-query';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { campaignKeys } from '../campaign-keys.ts';
import { type RunningCampaign, runningCampaigns } from './running-campaigns.ts';

/** Milliseconds between two looks while a campaign runs, and while none does: another device may start one. */
const RUNNING_MS = 3000;
const IDLE_MS = 120_000;

const NONE: readonly RunningCampaign[] = [];

const queryAtom = atomWithQuery<RunningCampaign[]>((get) => {
  const userId = get(userIdAtom);
  return {
    queryKey: campaignKeys.running(userId),
    queryFn: userId ? ({ signal }) => runningCampaigns(userId, signal) : skipToken,
    retry: 1,
    refetchInterval: ({ state }) =>
      state.data?.some((campaign) => campaign.state === 'running') ? RUNNING_MS : IDLE_MS,
  };
});

/**
 * The signed-in user's campaigns that are at work; none for a guest, and until they are read. They are read through
 * the query cache of `queryClientAtom`, repeatedly while the atom is mounted. Hidden tabs don't look.
 */
export const runningCampaignsAtom = atom((get) => get(queryAtom).data ?? NONE);
