import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { adKeys } from '../queries/ad-cache.ts';

/** The same list each time, so that what is remembered by it stays so. */
const NONE: readonly string[] = [];

/**
 * Makes an ad look deleted everywhere at once, while the deletion can still be undone. The ids are kept in the query
 * cache because every module has its own copy of this library, and only the cache is one for all.
 */
export function hideAd(queryClient: QueryClient, userId: string, adId: string): void {
  queryClient.setQueryData<readonly string[]>(adKeys.pendingDeletions(userId), (ids = NONE) => [
    ...ids,
    adId,
  ]);
}

/** Undoes {@link hideAd}: the deletion was taken back, failed, or is in the data service by now. */
export function unhideAd(queryClient: QueryClient, userId: string, adId: string): void {
  queryClient.setQueryData<readonly string[]>(adKeys.pendingDeletions(userId), (ids = NONE) =>
    ids.filter((id) => id !== adId),
  );
}

/** The ads that are not hidden right now. */
export function useUndeleted<Ad extends { id: string }>(
  userId: string,
  ads: readonly Ad[],
): readonly Ad[] {
  const { data: hidden = NONE } = useQuery<readonly string[]>({
    queryKey: adKeys.pendingDeletions(userId),
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return useMemo(() => ads.filter(({ id }) => !hidden.includes(id)), [ads, hidden]);
}
