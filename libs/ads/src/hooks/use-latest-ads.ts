import { getSupabase, useSignedInUserId } from '@adwright/supabase';
import { useQuery } from '@tanstack/react-query';
import { adKeys } from '../queries/ad-cache.ts';
import { fetchLatestAds, type LatestAd } from '../queries/latest-ads.ts';
import { useUndeleted } from './pending-deletions.ts';

const NONE: readonly LatestAd[] = [];

/** Returns the user's newest ads, at most `limit`. Omits ads while the user can still undo their deletion. */
export function useLatestAds(limit: number) {
  const userId = useSignedInUserId();
  const query = useQuery({
    queryKey: adKeys.latest(userId, limit),
    queryFn: ({ signal }) => fetchLatestAds(getSupabase(), userId, limit, signal),
  });
  const ads = useUndeleted(query.data ?? NONE);
  return { ...query, ads };
}
