import { type RefObject, useLayoutEffect, useState } from 'react';

export const CARD_MIN_WIDTH_PX = 256;
export const CARD_GAP_PX = 20;

/** How many cards of at least {@link CARD_MIN_WIDTH_PX} stand beside each other in a width in CSS pixels. */
export function columnsIn(width: number): number {
  return Math.max(1, Math.floor((width + CARD_GAP_PX) / (CARD_MIN_WIDTH_PX + CARD_GAP_PX)));
}

/** Columns and width of the element, kept up to date as it is resized. */
export function useColumns(element: RefObject<HTMLElement | null>) {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = () => setWidth(target.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  const columns = columnsIn(width);
  return { columns, cardWidth: (width - (columns - 1) * CARD_GAP_PX) / columns };
}
