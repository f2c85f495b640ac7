/** The app is on the page and has been for a moment. */
export const STARTED_EVENT = 'adwright:started';
/** The shell itself has failed, and shows its last page. */
export const FAILED_EVENT = 'adwright:failed';

/** What fails while the first page is rendered still counts as a start that failed. */
const SETTLED_MS = 1000;

/** Tells the inline script, which looks after a canary of the shell, that the app works. */
export function announceStart(): void {
  setTimeout(() => document.dispatchEvent(new Event(STARTED_EVENT)), SETTLED_MS);
}

/** Tells the inline script that this version of the shell has failed. */
export function announceFailure(): void {
  document.dispatchEvent(new Event(FAILED_EVENT));
}
