import type { AdRow } from '@adwright/contracts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { AdFilter } from './ad-filter.ts';
import type { ExistingImage } from './existing-images.ts';
import type { LatestAd } from './latest-ads.ts';
import type { AdPage } from './list-ads.ts';

/** Query keys of everything cached about a user's ads. */
export const adKeys = {
  all: (userId: string) => ['ads', userId] as const,
  lists: (userId: string) => ['ads', userId, 'list'] as const,
  list: (userId: string, filter: AdFilter) => ['ads', userId, 'list', filter] as const,
  /** Not below `lists`, whose values are pages. */
  allLatest: (userId: string) => ['ads', userId, 'latest'] as const,
  latest: (userId: string, limit: number) => ['ads', userId, 'latest', limit] as const,
  /** No answer of the data service but a list of ids, which modules of any release share. */
  pendingDeletions: (userId: string) => ['ads', userId, 'pending-deletions'] as const,
  detail: (userId: string, adId: string) => ['ads', userId, 'detail', adId] as const,
  versions: (userId: string, adId: string) => ['ads', userId, 'versions', adId] as const,
  launchKit: (userId: string, adIds: readonly string[]) =>
    ['ads', userId, 'launch-kit', adIds] as const,
  credentials: (userId: string | null, imageUrls: readonly string[]) =>
    ['ads', userId, 'credentials', imageUrls] as const,
  allAltTexts: (userId: string | null) => ['ads', userId, 'alt-texts'] as const,
  altTexts: (userId: string | null, imageUrls: readonly string[]) =>
    ['ads', userId, 'alt-texts', imageUrls] as const,
  allByImages: (userId: string) => ['ads', userId, 'by-images'] as const,
  byImages: (userId: string | null, imageUrls: readonly string[]) =>
    ['ads', userId, 'by-images', imageUrls] as const,
};

export type AdPages = InfiniteData<AdPage>;

/**
 * Pages that are read again when the user comes back to them. A list is read again page after page, as each begins where the
 * one before it ends: whoever has scrolled through hundreds would wait for as many requests. Pages are not dropped from its
 * start either (`maxPages`), since they hold its place on the screen.
 */
export const REFRESHED_PAGES = 4;

/** The list as far as it is read again. */
function shorten(pages: AdPages | undefined): AdPages | undefined {
  return (
    pages && {
      pages: pages.pages.slice(0, REFRESHED_PAGES),
      pageParams: pages.pageParams.slice(0, REFRESHED_PAGES),
    }
  );
}

function mapAds(pages: AdPages | undefined, change: (ads: AdPage['ads']) => AdPage['ads']) {
  return (
    pages && { ...pages, pages: pages.pages.map((page) => ({ ...page, ads: change(page.ads) })) }
  );
}

/**
 * Shows a favourite's new state in every cached list and in the ad's own page, without a request.
 */
export function cacheFavorite(
  queryClient: QueryClient,
  userId: string,
  adId: string,
  isFavorite: boolean,
): void {
  queryClient.setQueriesData<AdPages>({ queryKey: adKeys.lists(userId) }, (pages) =>
    mapAds(pages, (ads) =>
      ads.map((ad) => (ad.id === adId ? { ...ad, is_favorite: isFavorite } : ad)),
    ),
  );
  queryClient.setQueryData<AdRow | null>(adKeys.detail(userId, adId), (ad) =>
    ad ? { ...ad, is_favorite: isFavorite } : ad,
  );
  queryClient.setQueriesData<ExistingImage[]>({ queryKey: adKeys.allByImages(userId) }, (ads) =>
    ads?.map((ad) => (ad.id === adId ? { ...ad, is_favorite: isFavorite } : ad)),
  );
  // Lists that show favourites only gain or lose a row: the data service decides where it stands.
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
 * Has every list of the user's ads read again, now if it is shown: ads were saved. A long list that is not shown begins anew.
 */
export async function refreshAds(queryClient: QueryClient, userId: string): Promise<void> {
  const hidden = { queryKey: adKeys.lists(userId), type: 'inactive' } as const;
  queryClient.setQueriesData<AdPages>(hidden, shorten);
  await Promise.all(
    [adKeys.lists(userId), adKeys.allLatest(userId)].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}

/** Takes a deleted ad out of every cached list and forgets its own page. */
export function cacheDeletion(queryClient: QueryClient, userId: string, adId: string): void {
  queryClient.setQueriesData<AdPages>({ queryKey: adKeys.lists(userId) }, (pages) =>
    mapAds(pages, (ads) => ads.filter((ad) => ad.id !== adId)),
  );
  queryClient.setQueriesData<LatestAd[]>({ queryKey: adKeys.allLatest(userId) }, (ads) =>
    ads?.filter((ad) => ad.id !== adId),
  );
  // Another ad takes its place among the latest.
  void queryClient.invalidateQueries({ queryKey: adKeys.allLatest(userId) });
  queryClient.removeQueries({ queryKey: adKeys.detail(userId, adId) });
}
