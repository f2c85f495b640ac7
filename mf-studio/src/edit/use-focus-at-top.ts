import { useEffect } from 'react';

/**
 * Focuses the page's heading if no element has the focus. Before, the heading of the loading page had the
 * focus, and this heading no longer exists.
 */
export function useFocusAtTop(): void {
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body) return;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, []);
}
