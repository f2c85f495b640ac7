import { refreshAds } from '@adwright/ads';
import type { CampaignResult } from '@adwright/contracts/campaigns';
import { announceCreditsChanged } from '@adwright/credits';
import { useSignedInUserId } from '@adwright/supabase';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { campaignKeys } from './campaign-keys.ts';
import { getCampaign, listCampaigns } from './queries/overviews.ts';
import { fetchCampaignResults } from './queries/results.ts';

/** Polling interval in milliseconds while a campaign runs; hidden tabs don't poll. */
const RUNNING_MS = 1500;

/** Returns a query for the user's campaigns, newest first. The query polls while a campaign runs. */
export function useCampaigns() {
  const userId = useSignedInUserId();
  return useQuery({
    queryKey: campaignKeys.list(userId),
    queryFn: ({ signal }) => listCampaigns(userId, signal),
    refetchInterval: ({ state }) =>
      state.data?.some(({ state, running }) => state === 'running' || running > 0)
        ? RUNNING_MS
        : false,
  });
}

/** Returns a query for one campaign. The result is null when the user has no such campaign. */
export function useCampaign(id: string) {
  const userId = useSignedInUserId();
  return useQuery({
    queryKey: campaignKeys.overview(userId, id),
    queryFn: ({ signal }) => getCampaign(userId, id, signal),
    // A campaign that waits for credits is also polled, because the campaign resumes when the user gets
    // credits.
    refetchInterval: ({ state: { data } }) =>
      data && (data.state === 'running' || data.state === 'paused' || data.running > 0)
        ? RUNNING_MS
        : false,
  });
}

/**
 * Returns a query for the rows of a campaign. The query reads changed rows again when the campaign's counts
 * change. The query also refreshes cached queries of ads and credits.
 */
export function useCampaignResults(id: string) {
  const userId = useSignedInUserId();
  const queryClient = useQueryClient();
  const queryKey = campaignKeys.results(userId, id);
  const { data: overview } = useCampaign(id);
  const counts = overview
    ? [
        overview.state,
        overview.running,
        overview.succeeded,
        overview.failed,
        overview.waiting,
      ].join()
    : undefined;
  const results = useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      const known = queryClient.getQueryData<CampaignResult[]>(queryKey) ?? [];
      return fetchCampaignResults(userId, id, overview?.state === 'running' ? known : [], signal);
    },
  });
  const { refetch } = results;
  const seen = useRef(counts);
  useEffect(() => {
    if (counts === seen.current) return;
    seen.current = counts;
    void refetch();
    announceCreditsChanged();
    void queryClient.invalidateQueries({ queryKey: campaignKeys.running(userId) });
    void refreshAds(queryClient, userId);
  }, [counts, refetch, queryClient, userId]);
  return results;
}
