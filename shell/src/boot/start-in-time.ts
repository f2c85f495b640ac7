/**
 * Decides when a page starts the app's scripts. This file does not depend on the other inline script, which may
 * fail.
 */
import { preloadHeldScripts, startHeldScripts } from './find-held-scripts.ts';
import { readReviewToken } from './review-address.ts';
import { FIRST_VIEW_EVENT } from './start-events.ts';

/** Time in milliseconds after which a review link starts the app, even if the first picture has not loaded. */
const FIRST_VIEW_PATIENCE_MS = 1500;

/** Starts the app after the whole document has been parsed, because the app needs all of the document. */
function startOnceParsed(): void {
  if (document.readyState !== 'loading') startHeldScripts();
  else document.addEventListener('DOMContentLoaded', startHeldScripts, { once: true });
}

/**
 * Starts the app at once, except on a review link. On a review link, the app starts when the first view is
 * complete, so that the app's scripts don't delay the first picture.
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
