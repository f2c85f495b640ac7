import { useEffect } from 'react';

/**
 * Focuses the page's heading if no element has the focus. The focus was on the heading of the loading page,
 * which no longer exists.
 */
export function useFocusAtTop(): void {
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body) return;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, []);
}
