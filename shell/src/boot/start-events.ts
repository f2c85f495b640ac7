/** Event that is dispatched when the app has been visible for `SETTLED_MS`. */
export const STARTED_EVENT = 'adwright:started';
/** Event that is dispatched when the shell itself has failed and shows its last-resort page. */
export const FAILED_EVENT = 'adwright:failed';

/** Event that is dispatched when the first view of a review is complete, or will show no picture. */
export const FIRST_VIEW_EVENT = 'adwright:first-view';

/**
 * Time in milliseconds after which the first page counts as rendered; an earlier failure counts as a failed
 * start.
 */
const SETTLED_MS = 1000;

/** Tells the inline script that watches a canary of the shell that the app works. */
export function announceStart(): void {
  setTimeout(() => document.dispatchEvent(new Event(STARTED_EVENT)), SETTLED_MS);
}

/** Tells the inline script that watches a canary of the shell that this version has failed. */
export function announceFailure(): void {
  document.dispatchEvent(new Event(FAILED_EVENT));
}
