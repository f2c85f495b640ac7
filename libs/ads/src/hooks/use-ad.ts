import { getSupabase, useSignedInUserId } from '@adwright/supabase';
import { useQuery } from '@tanstack/react-query';
import { adKeys } from '../queries/ad-cache.ts';
import { getAd } from '../queries/get-ad.ts';

/** Returns one ad of the user. In the result, `data` is null when the ad does not exist. */
export function useAd(adId: string) {
  const userId = useSignedInUserId();
  return useQuery({
    queryKey: adKeys.detail(userId, adId),
    queryFn: ({ signal }) => getAd(getSupabase(), userId, adId, signal),
  });
}
