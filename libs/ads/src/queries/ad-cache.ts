import type { AdRow } from '@adwright/contracts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { AdFilter } from './ad-filter.ts';
import type { ExistingImage } from './existing-images.ts';
import type { LatestAd } from './latest-ads.ts';
import type { AdPage } from './list-ads.ts';

/** Query keys of all cached data about a user's ads. */
export const adKeys = {
  all: (userId: string) => ['ads', userId] as const,
  lists: (userId: string) => ['ads', userId, 'list'] as const,
  list: (userId: string, filter: AdFilter) => ['ads', userId, 'list', filter] as const,
  /**
   * Query key of the newest ads. This key is not a child of the key `lists`, because the cached values of
   * `lists` consist of pages.
   */
  allLatest: (userId: string) => ['ads', userId, 'latest'] as const,
  latest: (userId: string, limit: number) => ['ads', userId, 'latest', limit] as const,
  /**
   * Query key of the ids of hidden ads; the list of ids is never fetched. Modules of all releases share this
   * key.
   */
  pendingDeletions: (userId: string) => ['ads', userId, 'pending-deletions'] as const,
  /** Query key of the gallery's filter options, with the number of ads in each folder. */
  facets: (userId: string) => ['ads', userId, 'facets'] as const,
  detail: (userId: string, adId: string) => ['ads', userId, 'detail', adId] as const,
  versions: (userId: string, adId: string) => ['ads', userId, 'versions', adId] as const,
  comparison: (userId: string, adIds: readonly string[]) =>
    ['ads', userId, 'comparison', adIds] as const,
  launchKit: (userId: string, adIds: readonly string[]) =>
    ['ads', userId, 'launch-kit', adIds] as const,
  credentials: (userId: string | null, imageUrls: readonly string[]) =>
    ['ads', userId, 'credentials', imageUrls] as const,
  allAltTexts: (userId: string | null) => ['ads', userId, 'alt-texts'] as const,
  altTexts: (userId: string | null, imageUrls: readonly string[]) =>
    ['ads', userId, 'alt-texts', imageUrls] as const,
  allByImages: (userId: string) => ['ads', userId, 'by-images'] as const,
  byImages: (userId: string, imageUrls: readonly string[]) =>
    ['ads', userId, 'by-images', imageUrls] as const,
};

export type AdPages = InfiniteData<AdPage>;

/**
 * Maximum number of pages of a list that are fetched again when the user returns to the list. The pages are
 * fetched one after another, because each page begins where the previous page ends. Fetching hundreds of
 * pages again would take hundreds of requests. The first pages are kept (without `maxPages`), because the
 * scroll position depends on them.
 */
export const REFRESHED_PAGES = 4;

/** Removes the pages of a list that will not be fetched again. */
function shorten(pages: AdPages | undefined): AdPages | undefined {
  return (
    pages && {
      pages: pages.pages.slice(0, REFRESHED_PAGES),
      pageParams: pages.pageParams.slice(0, REFRESHED_PAGES),
    }
  );
}

function countCached(pages: readonly AdPage[] = []): number {
  return pages.reduce((sum, { ads }) => sum + ads.length, 0);
}

/** Applies a change to the ads of every page, and updates the total count. */
function mapAds(pages: AdPages | undefined, change: (ads: AdPage['ads']) => AdPage['ads']) {
  if (!pages) return pages;
  const changed = pages.pages.map((page) => ({ ...page, ads: change(page.ads) }));
  const gone = countCached(pages.pages) - countCached(changed);
  return {
    ...pages,
    pages: changed.map((page) => ({ ...page, total: page.total && page.total - gone })),
  };
}

/**
 * Updates the favourite state of ads in every cached list and on the ads' pages, without a request.
 */
export function cacheFavorite(
  queryClient: QueryClient,
  userId: string,
  adIds: readonly string[],
  isFavorite: boolean,
): void {
  const ids = new Set(adIds);
  const mark = <Ad extends { id: string }>(ad: Ad): Ad =>
    ids.has(ad.id) ? { ...ad, is_favorite: isFavorite } : ad;
  queryClient.setQueriesData<AdPages>({ queryKey: adKeys.lists(userId) }, (pages) =>
    mapAds(pages, (ads) => ads.map(mark)),
  );
  for (const adId of adIds) {
    queryClient.setQueryData<AdRow | null>(adKeys.detail(userId, adId), (ad) => ad && mark(ad));
  }
  queryClient.setQueriesData<ExistingImage[]>({ queryKey: adKeys.allByImages(userId) }, (ads) =>
    ads?.map(mark),
  );
  // A list of favourites gains or loses a row, and only the data service knows the row's position.
  void queryClient.invalidateQueries({
    queryKey: adKeys.lists(userId),
    predicate: ({ queryKey }) => isFavoritesList(queryKey.at(-1)),
  });
}

function isFavoritesList(filter: unknown): boolean {
  return (
    typeof filter === 'object' &&
    filter !== null &&
    'favoritesOnly' in filter &&
    filter.favoritesOnly === true
  );
}

/**
 * Fetches every list of the user's ads again after ads were saved. Lists that are not on the page are fetched
 * when a page shows them. A long list that is not on the page is shortened first.
 */
export async function refreshAds(queryClient: QueryClient, userId: string): Promise<void> {
  const hidden = { queryKey: adKeys.lists(userId), type: 'inactive' } as const;
  queryClient.setQueriesData<AdPages>(hidden, shorten);
  await Promise.all(
    [adKeys.lists(userId), adKeys.allLatest(userId), adKeys.facets(userId)].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}

/** Removes deleted ads from every cached list, and removes the cached data of their pages. */
export function cacheDeletion(
  queryClient: QueryClient,
  userId: string,
  adIds: readonly string[],
): void {
  const ids = new Set(adIds);
  const isLeft = ({ id }: { id: string }) => !ids.has(id);
  const lists = queryClient.getQueriesData<AdPages>({ queryKey: adKeys.lists(userId) });
  for (const [queryKey, pages] of lists) {
    const left = mapAds(pages, (ads) => ads.filter(isLeft));
    const isBeingRead = queryClient.getQueryState(queryKey)?.fetchStatus === 'fetching';
    queryClient.setQueryData(queryKey, left);
    // Some deleted ads may be on pages that are not loaded yet. Only the data service knows which rows then
    // move up to the loaded pages.
    if (isBeingRead || countCached(pages?.pages) - countCached(left?.pages) < ids.size) {
      void queryClient.invalidateQueries({ queryKey, exact: true });
    }
  }
  queryClient.setQueriesData<LatestAd[]>({ queryKey: adKeys.allLatest(userId) }, (ads) =>
    ads?.filter(isLeft),
  );
  // A deletion changes which ads are the latest, and lowers the counts of folders, so both queries are
  // fetched again.
  void queryClient.invalidateQueries({ queryKey: adKeys.allLatest(userId) });
  void queryClient.invalidateQueries({ queryKey: adKeys.facets(userId) });
  for (const adId of adIds) {
    queryClient.removeQueries({ queryKey: adKeys.detail(userId, adId) });
  }
}
