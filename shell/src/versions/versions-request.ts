import { tabStorage } from '@adwright/supabase';

/** `?versions` opens the versions panel in a tab, where the panel stays until it is closed. */
const PARAMETER = 'versions';
const STORAGE_KEY = 'adwright-versions';

/**
 * Tells whether this tab should show the versions panel. The parameter `versions` is stored for the tab and
 * removed from the page's URL.
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

/** Records that the user has closed the versions panel. */
export function forgetVersionsRequest(): void {
  tabStorage.remove(STORAGE_KEY);
}
