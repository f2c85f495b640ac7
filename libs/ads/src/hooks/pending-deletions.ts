import { useSignedInUserId } from '@adwright/supabase';
import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { adKeys } from '../queries/ad-cache.ts';

/** A constant array, so that memoised values stay the same. */
const NONE: readonly string[] = [];

/**
 * Hides an ad everywhere at once, while the deletion can still be undone. The ids are stored in the query cache: every
 * module has its own copy of this library, but the cache is shared.
 */
export function hideAd(queryClient: QueryClient, userId: string, adId: string): void {
  queryClient.setQueryData<readonly string[]>(adKeys.pendingDeletions(userId), (ids = NONE) => [
    ...ids,
    adId,
  ]);
}

/** Reverts {@link hideAd}: the deletion was undone, has failed, or has reached the data service. */
export function unhideAd(queryClient: QueryClient, userId: string, adId: string): void {
  queryClient.setQueryData<readonly string[]>(adKeys.pendingDeletions(userId), (ids = NONE) =>
    ids.filter((id) => id !== adId),
  );
}

/** The ads that are not hidden now. */
export function useUndeleted<Ad extends { id: string }>(ads: readonly Ad[]): readonly Ad[] {
  const userId = useSignedInUserId();
  const { data: hidden = NONE } = useQuery<readonly string[]>({
    queryKey: adKeys.pendingDeletions(userId),
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return useMemo(() => ads.filter(({ id }) => !hidden.includes(id)), [ads, hidden]);
}
