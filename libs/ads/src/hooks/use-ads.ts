import { getSupabase, useSignedInUserId } from '@adwright/supabase';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type AdPages, adKeys, REFRESHED_PAGES } from '../queries/ad-cache.ts';
import type { AdCursor } from '../queries/ad-cursor.ts';
import type { AdFilter } from '../queries/ad-filter.ts';
import { listAds } from '../queries/list-ads.ts';
import { useUndeleted } from './pending-deletions.ts';

const FIRST_PAGE: AdCursor | null = null;

function isShort({ state }: { state: { data: AdPages | undefined } }): boolean {
  return (state.data?.pages.length ?? 0) <= REFRESHED_PAGES;
}

/**
 * Returns the user's ads page by page, the newest first. Omits ads while the user can still undo their
 * deletion.
 */
export function useAds(filter: AdFilter) {
  const userId = useSignedInUserId();
  const query = useInfiniteQuery({
    queryKey: adKeys.list(userId, filter),
    queryFn: ({ pageParam, signal }) =>
      listAds(getSupabase(), { userId, filter, cursor: pageParam, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next,
    refetchOnMount: isShort,
    refetchOnReconnect: isShort,
    refetchOnWindowFocus: isShort,
  });
  const pages = query.data?.pages;
  const read = useMemo(() => pages?.flatMap((page) => page.ads) ?? [], [pages]);
  const ads = useUndeleted(read);
  const counted = pages?.[0]?.total ?? null;
  /** Number of ads that match the filter; null when the data service returns no count. */
  const total = counted === null ? null : counted - (read.length - ads.length);
  return { ...query, ads, total };
}
