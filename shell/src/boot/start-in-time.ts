/**
 * Decides when a page starts the app's scripts. Nothing here depends on the other inline script, which may fail.
 */
import { preloadHeldScripts, startHeldScripts } from './held-scripts.ts';
import { readReviewToken } from './review-address.ts';
import { FIRST_VIEW_EVENT } from './start-events.ts';

/** A review starts the app after this many milliseconds, whether its first picture has loaded or not. */
const FIRST_VIEW_PATIENCE_MS = 1500;

/** Starts the app once the whole document has been parsed, because the app needs all of it. */
function startOnceParsed(): void {
  if (document.readyState !== 'loading') startHeldScripts();
  else document.addEventListener('DOMContentLoaded', startHeldScripts, { once: true });
}

/**
 * Starts the app at once. On a review link, the app starts when the first view is complete, so that the first
 * picture does not share the network with the scripts.
 */
export function startInTime(pathname: string): void {
  if (readReviewToken(pathname) === undefined) {
    preloadHeldScripts();
    startOnceParsed();
    return;
  }
  document.addEventListener(FIRST_VIEW_EVENT, startOnceParsed, { once: true });
  setTimeout(startOnceParsed, FIRST_VIEW_PATIENCE_MS);
}
