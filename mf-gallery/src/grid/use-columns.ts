import { type RefObject, useLayoutEffect, useState } from 'react';

const CARD_MIN_WIDTH_PX = 256;
export const CARD_GAP_PX = 20;

/**
 * Returns the number of columns with a width of at least {@link CARD_MIN_WIDTH_PX} that fit into a width in CSS
 * pixels.
 */
export function countColumns(width: number): number {
  return Math.max(1, Math.floor((width + CARD_GAP_PX) / (CARD_MIN_WIDTH_PX + CARD_GAP_PX)));
}

/**
 * Returns the number and width of the grid's columns, and the grid's top in the document, in CSS pixels. The
 * values change with the size of the window.
 */
export function useColumns(element: RefObject<HTMLElement | null>) {
  const [{ width, top }, setBox] = useState({ width: 0, top: 0 });
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = () => {
      const box = target.getBoundingClientRect();
      setBox({ width: box.width, top: Math.round(box.top + window.scrollY) });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  const columns = countColumns(width);
  return { columns, cardWidth: (width - (columns - 1) * CARD_GAP_PX) / columns, top };
}
