import { type AdFilter, useAds, useDeleteAd } from '@adwright/ads';
import type { ToastMessage } from '@adwright/contracts';
import { ErrorState } from '@adwright/ui';
import { toast } from '@adwright/ui/toast';
import { type ReactNode, useCallback, useEffect } from 'react';
import type { AdCardProps } from './ad-card.tsx';
import { AdGrid } from './ad-grid.tsx';
import { GridSkeleton } from './grid-skeleton.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useSelection } from './use-selection.ts';

interface AdListProps {
  label: string;
  filter: AdFilter;
  opener: AdCardProps['opener'];
  /** Toasted and shown inline when the list can't be loaded. */
  failure: ToastMessage;
  /** What stands there when nothing matches. */
  empty: ReactNode;
  /** Offers to choose several ads. */
  selectable?: true;
}

/** Loading, then error or empty or list (spec §4). */
export function AdList({ label, filter, opener, failure, empty, selectable }: AdListProps) {
  const { ads, isPending, isError, data, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useAds(filter);
  const deleteAd = useDeleteAd();
  const selection = useSelection();
  const loadMore = useCallback(() => {
    if (!isFetchingNextPage) void fetchNextPage();
  }, [isFetchingNextPage, fetchNextPage]);

  useEffect(() => {
    if (isError) toast(failure);
  }, [isError, failure]);

  if (isPending) return <GridSkeleton label={`Loading ${label}`} />;
  if (!data) return <ErrorState title={failure.title} onRetry={() => window.location.reload()} />;
  // A favourite that was just unmarked goes at once, before the list has been read again.
  const shown = filter.favoritesOnly ? ads.filter((ad) => ad.is_favorite) : ads;
  if (shown.length === 0 && !hasNextPage) return empty;
  return (
    <>
      {selectable ? <SelectionBar selection={selection} /> : null}
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
      {isError ? <ErrorState title={failure.title} onRetry={loadMore} /> : null}
    </>
  );
}
