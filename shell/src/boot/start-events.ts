/** Fired when the app has been on the page for a moment. */
export const STARTED_EVENT = 'adwright:started';
/** Fired when the shell itself has failed and shows its last-resort page. */
export const FAILED_EVENT = 'adwright:failed';

/** Fired when a review's first view is complete, or will show no picture. */
export const FIRST_VIEW_EVENT = 'adwright:first-view';

/** Milliseconds after which the first page has been rendered; an earlier failure still counts as a failed start. */
const SETTLED_MS = 1000;

/** Tells the inline script, which watches a canary of the shell, that the app works. */
export function announceStart(): void {
  setTimeout(() => document.dispatchEvent(new Event(STARTED_EVENT)), SETTLED_MS);
}

/** Tells the inline script that this version of the shell has failed. */
export function announceFailure(): void {
  document.dispatchEvent(new Event(FAILED_EVENT));
}
