import { type AdFilter, isUnfiltered, useAds, useDeleteAds } from '@adwright/ads';
import type { ToastMessage } from '@adwright/contracts';
import { ErrorState } from '@adwright/ui';
import { toast } from '@adwright/ui/toast';
import { type ReactNode, useCallback, useEffect } from 'react';
import { countAds } from '../texts.ts';
import type { AdCardProps } from './ad-card.tsx';
import { AdGrid } from './ad-grid.tsx';
import classes from './ad-list.module.css';
import { GridSkeleton } from './grid-skeleton.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useSelection } from './use-selection.ts';

interface AdListProps {
  label: string;
  filter: AdFilter;
  opener: AdCardProps['opener'];
  /** Error message, shown as a toast and on the page, when the list can't be loaded. */
  failure: ToastMessage;
  /** Content that is shown when the list contains no ads. */
  empty: ReactNode;
  /** True if the list shows the number of ads and lets the user select ads. */
  selectable?: true;
}

/** Shows a list of ads, or in its place a skeleton, an error or the empty state (spec §4). */
export function AdList({ label, filter, opener, failure, empty, selectable }: AdListProps) {
  const { ads, total, isPending, isError, data, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useAds(filter);
  const deleteAds = useDeleteAds();
  const deleteAd = useCallback((adId: string) => deleteAds([adId]), [deleteAds]);
  const selection = useSelection();
  const loadMore = useCallback(() => {
    if (!isFetchingNextPage) void fetchNextPage();
  }, [isFetchingNextPage, fetchNextPage]);

  useEffect(() => {
    if (isError) toast(failure);
  }, [isError, failure]);

  if (isPending) return <GridSkeleton label={`Loading ${label}`} />;
  if (!data) return <ErrorState title={failure.title} onRetry={() => window.location.reload()} />;
  // An ad that is no longer a favourite disappears at once, before the list is fetched again.
  const shown = filter.favoritesOnly ? ads.filter((ad) => ad.is_favorite) : ads;
  if (shown.length === 0 && !hasNextPage) return empty;
  return (
    <>
      {selectable ? (
        <>
          {total === null ? null : (
            <p className={classes.count} role="status">
              {describeCount(total, filter)}
            </p>
          )}
          <SelectionBar filter={filter} total={total} selection={selection} onDelete={deleteAds} />
        </>
      ) : null}
      <AdGrid
        label={label}
        ads={shown}
        opener={opener}
        hasMore={hasNextPage && !isError}
        onNearEnd={loadMore}
        onDelete={deleteAd}
        selected={selection.selected}
        onSelect={selection.toggle}
      />
      {/* All loaded ads were deleted, and further ads are being loaded. */}
      {shown.length === 0 && !isError ? <GridSkeleton label={`Loading ${label}`} /> : null}
      {isError ? <ErrorState title={failure.title} onRetry={loadMore} /> : null}
    </>
  );
}

function describeCount(total: number, filter: AdFilter): string {
  if (isUnfiltered(filter)) return countAds(total);
  return `${countAds(total)} ${total === 1 ? 'matches' : 'match'}`;
}
