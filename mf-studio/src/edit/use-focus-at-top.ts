import { useEffect } from 'react';

/** Puts the focus on the page's heading where it is nowhere: the page that stood here while the ad loaded took it along. */
export function useFocusAtTop(): void {
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body) return;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, []);
}
