import { getSupabase } from '@adwright/supabase';
import { useQuery } from '@tanstack/react-query';
import { adKeys } from '../queries/ad-cache.ts';
import { getAd } from '../queries/get-ad.ts';

/** One ad of the user's own; `data` is null when there is none such. */
export function useAd(userId: string, adId: string) {
  return useQuery({
    queryKey: adKeys.detail(userId, adId),
    queryFn: ({ signal }) => getAd(getSupabase(), userId, adId, signal),
  });
}
