import { useEffect, useState } from 'react';

interface CarouselState {
  current: number;
  direction: 1 | -1;
}

/**
 * Returns the state of a looping carousel. The carousel moves by itself unless the visitor has paused it, even
 * after the visitor has used it.
 */
export function useCarousel(count: number, delayMs: number, isResting: boolean) {
  const [state, setState] = useState<CarouselState>({ current: 0, direction: 1 });
  const move = (direction: 1 | -1) =>
    setState(({ current }) => ({ current: (current + direction + count) % count, direction }));
  useEffect(() => {
    if (isResting) return;
    const timer = setInterval(
      () => setState(({ current }) => ({ current: (current + 1) % count, direction: 1 })),
      delayMs,
    );
    return () => clearInterval(timer);
  }, [count, delayMs, isResting]);
  return { ...state, move };
}
