import { type PointerEvent, useRef } from 'react';

/** Minimum distance of a swipe in pixels; a shorter movement is a tap. */
const MIN_SWIPE_PX = 40;

/** Returns pointer handlers for an element that the visitor drags one step left or right. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const startX = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      startX.current = event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      const from = startX.current;
      startX.current = null;
      if (from === null || Math.abs(event.clientX - from) < MIN_SWIPE_PX) return;
      onSwipe(event.clientX < from ? 1 : -1);
    },
    onPointerCancel: () => {
      startX.current = null;
    },
  };
}
