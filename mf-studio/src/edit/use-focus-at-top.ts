import { useEffect } from 'react';

/**
 * Focuses the page's heading if nothing has the focus. The heading of the loading page had the focus before,
 * and is gone.
 */
export function useFocusAtTop(): void {
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body) return;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, []);
}
