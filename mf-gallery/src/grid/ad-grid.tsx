import type { AdSummary } from '@adwright/ads';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { AdCard, type AdCardProps } from './ad-card.tsx';
import classes from './ad-grid.module.css';
import { CARD_GAP_PX, useColumns } from './use-columns.ts';

/**
 * Estimated height in pixels of a card's part below the square image, which is used until the card is measured.
 */
const CARD_BODY_PX = 200;
const OVERSCAN_ROWS = 2;

interface AdGridProps {
  label: string;
  ads: readonly AdSummary[];
  hasMore: boolean;
  onNearEnd: () => void;
  onDelete?: AdCardProps['onDelete'];
  opener: AdCardProps['opener'];
  /** Ids of the selected ads; absent while the user is not selecting ads. */
  selected?: ReadonlySet<string>;
  onSelect?: AdCardProps['onSelect'];
}

/**
 * Shows a virtual grid of cards: only rows near the visible area are rendered, so that 10,000 ads scroll
 * smoothly.
 */
export function AdGrid({
  label,
  ads,
  hasMore,
  onNearEnd,
  onDelete,
  opener,
  selected,
  onSelect,
}: AdGridProps) {
  const container = useRef<HTMLElement>(null);
  const { columns, cardWidth, top: scrollMargin } = useColumns(container);
  const rowCount = Math.ceil(ads.length / columns);
  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => cardWidth + CARD_BODY_PX,
    overscan: OVERSCAN_ROWS,
    gap: CARD_GAP_PX,
    scrollMargin,
  });
  const rows = virtualizer.getVirtualItems();

  // Heights measured at another width are invalid. Existing rows are measured again at once, because their
  // observer may have reported the new sizes already, and would not report them again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the width that invalidates.
  useLayoutEffect(() => {
    virtualizer.measure();
    // Rows are first placed by their estimated height, because the virtualizer then compares the real height
    // with the estimate.
    virtualizer.getVirtualItems();
    for (const row of container.current?.children ?? []) virtualizer.measureElement(row);
  }, [virtualizer, cardWidth]);

  // Rows are rendered before they become visible, so the next page is requested in time.
  const isNearEnd = hasMore && (rowCount === 0 || rows.at(-1)?.index === rowCount - 1);
  useEffect(() => {
    if (isNearEnd) onNearEnd();
  }, [isNearEnd, onNearEnd]);

  return (
    <section
      ref={container}
      aria-label={label}
      className={classes.grid}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {rows.map((row) => (
        <div
          key={row.key}
          ref={virtualizer.measureElement}
          data-index={row.index}
          className={classes.row}
          style={{
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            gap: CARD_GAP_PX,
            transform: `translateY(${row.start - scrollMargin}px)`,
          }}
        >
          {ads.slice(row.index * columns, (row.index + 1) * columns).map((ad) => (
            <AdCard
              key={ad.id}
              ad={ad}
              priority={row.index === 0 ? 'high' : 'auto'}
              onDelete={onDelete}
              opener={opener}
              isSelected={selected?.has(ad.id)}
              onSelect={onSelect}
            />
          ))}
        </div>
      ))}
    </section>
  );
}
