import { useSignedInUserId } from '@adwright/supabase';
import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { adKeys } from '../queries/ad-cache.ts';

/** A constant empty list, so that memoised values don't change. */
const NONE: readonly string[] = [];

/**
 * Hides ads on all pages at once, while the user can still undo their deletion. The ids of hidden ads are in the query
 * cache. The reason for the cache is that every module has its own copy of this library, but all modules share the
 * cache.
 */
export function hideAds(queryClient: QueryClient, userId: string, adIds: readonly string[]): void {
  queryClient.setQueryData<readonly string[]>(adKeys.pendingDeletions(userId), (ids = NONE) => [
    ...ids,
    ...adIds,
  ]);
}

/**
 * Shows hidden ads again after their deletion was undone or has failed. Also removes the ids of ads from the
 * cache after their deletion is complete.
 */
export function unhideAds(
  queryClient: QueryClient,
  userId: string,
  adIds: readonly string[],
): void {
  const shown = new Set(adIds);
  queryClient.setQueryData<readonly string[]>(adKeys.pendingDeletions(userId), (ids = NONE) =>
    ids.filter((id) => !shown.has(id)),
  );
}

/** Filters out the ids of ads while the user can still undo the deletion. */
export function excludePendingDeletions(
  queryClient: QueryClient,
  userId: string,
  adIds: readonly string[],
): string[] {
  const key = adKeys.pendingDeletions(userId);
  const hidden = new Set(queryClient.getQueryData<readonly string[]>(key));
  return adIds.filter((id) => !hidden.has(id));
}

/** Filters out ads while the user can still undo their deletion. */
export function useUndeleted<Ad extends { id: string }>(ads: readonly Ad[]): readonly Ad[] {
  const userId = useSignedInUserId();
  const { data: hidden = NONE } = useQuery<readonly string[]>({
    queryKey: adKeys.pendingDeletions(userId),
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return useMemo(() => {
    const ids = new Set(hidden);
    return ads.filter(({ id }) => !ids.has(id));
  }, [ads, hidden]);
}
