import { tabStorage } from '@adwright/supabase';

/** `?versions` opens the panel in a tab, where it stays until it is closed. */
const PARAMETER = 'versions';
const STORAGE_KEY = 'adwright-versions';

/**
 * Tells whether this tab should show the panel of versions. The parameter `versions` is stored for the tab
 * and removed from the page's URL.
 */
export function consumeVersionsRequest(): boolean {
  const url = new URL(location.href);
  if (url.searchParams.has(PARAMETER)) {
    tabStorage.set(STORAGE_KEY, 'open');
    url.searchParams.delete(PARAMETER);
    history.replaceState(history.state, '', url);
  }
  return tabStorage.get(STORAGE_KEY) === 'open';
}

/** Records that the panel was closed. */
export function forgetVersionsRequest(): void {
  tabStorage.remove(STORAGE_KEY);
}
