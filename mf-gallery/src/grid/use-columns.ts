import { type RefObject, useLayoutEffect, useState } from 'react';

const CARD_MIN_WIDTH_PX = 256;
export const CARD_GAP_PX = 20;

/**
 * How many cards of at least {@link CARD_MIN_WIDTH_PX} stand beside each other in a width in CSS
 * pixels.
 */
export function columnsIn(width: number): number {
  return Math.max(1, Math.floor((width + CARD_GAP_PX) / (CARD_MIN_WIDTH_PX + CARD_GAP_PX)));
}

/**
 * The element's columns, the width of one, and where in the document it begins, in CSS pixels; kept
 * up to date as the window is resized.
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
  const columns = columnsIn(width);
  return { columns, cardWidth: (width - (columns - 1) * CARD_GAP_PX) / columns, top };
}
