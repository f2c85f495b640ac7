import { getSupabase, useSignedInUserId } from '@adwright/supabase';
import { useQuery } from '@tanstack/react-query';
import { adKeys } from '../queries/ad-cache.ts';
import { fetchAdVersions } from '../queries/ad-versions.ts';

/** Returns every version of an ad, the newest first: the recipe, the pictures by format and the score. */
export function useAdVersions(adId: string) {
  const userId = useSignedInUserId();
  return useQuery({
    queryKey: adKeys.versions(userId, adId),
    queryFn: ({ signal }) => fetchAdVersions(getSupabase(), userId, adId, signal),
  });
}
