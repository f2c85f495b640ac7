import type { RuntimeConfig } from '@adwright/contracts';
import { REPORTED_EVENTS } from '../boot/reported-events.ts';
import type { ObservedPage } from './observed-page.ts';

/** Timeout in milliseconds for the start, because a browser that is never idle should also send reports. */
const IDLE_TIMEOUT_MS = 5000;
/** Delay of the start in milliseconds, in browsers without `requestIdleCallback`. */
const PAUSE_MS = 2000;

/**
 * Makes a configured share of the visits report web vitals and failures to the engine. The reporting code is
 * fetched when the browser is idle; until then, this function collects the events. Reporting must never disturb
 * the page, so a failure to load the code is ignored.
 */
export function startPageEvents(
  { pageEvents }: Pick<RuntimeConfig, 'pageEvents'>,
  page: ObservedPage,
): void {
  if (!pageEvents || Math.random() >= pageEvents.share) return;
  const waiting: Event[] = [];
  const keep = (event: Event) => void waiting.push(event);
  for (const type of REPORTED_EVENTS) addEventListener(type, keep);
  callWhenIdle(() => {
    import('./report-page.ts')
      .then(({ reportPage }) => reportPage(pageEvents.url, page, waiting))
      .catch(() => undefined)
      .finally(() => {
        for (const type of REPORTED_EVENTS) removeEventListener(type, keep);
      });
  });
}

function callWhenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(callback, PAUSE_MS);
}
