import { type PageEvent, type PageReport, pageEventSchema } from '@adwright/contracts';
import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals';
import { REPORTED_EVENTS } from '../boot/reported-events.ts';
import { readPageShellVersion } from '../boot/shell-version.ts';
import { describeFailure } from './describe-failure.ts';
import type { ObservedPage } from './observed-page.ts';

/** Time in milliseconds for which an event waits for further events, unless the page is closed. */
const BATCH_MS = 5000;
/** Maximum number of events in one report, because the engine accepts at most 16 KB. */
const MOST_IN_BATCH = 15;
/** Maximum number of reported failures per page, because further failures add no information. */
const MOST_FAILURES = 40;

/** Reports the measurements and failures of the page while the page is open. */
export function reportPage(url: string, page: ObservedPage, waiting: readonly Event[]): void {
  const send = createSender(url);
  const routeAt = recordRoutes(page);
  const reported = new Set<string>();

  const takeFailure = (event: Event) => {
    const failure = describeFailure(event, page.modules);
    const key = JSON.stringify(failure);
    if (!failure || reported.size >= MOST_FAILURES || reported.has(key)) return;
    reported.add(key);
    send({ ...failure, route: routeAt(event.timeStamp) });
  };
  const measured = new Set<string>();
  const takeVital = ({ name, value, entries }: MetricType) => {
    // A page that is restored from the back-forward cache may measure a web vital again, but only the first
    // value counts.
    if ((name !== 'CLS' && name !== 'INP' && name !== 'LCP') || measured.has(name)) return;
    measured.add(name);
    const route = routeAt(entries.at(-1)?.startTime ?? 0);
    send({
      kind: 'vital',
      vital: name,
      value: name === 'CLS' ? value : value / 1000,
      route,
      module: page.ownerOf(route),
    });
  };

  for (const type of REPORTED_EVENTS) addEventListener(type, takeFailure);
  waiting.forEach(takeFailure);
  onLCP(takeVital);
  onINP(takeVital);
  onCLS(takeVital);
}

/** Returns a function that returns the route at a given time, in milliseconds after the page began to load. */
function recordRoutes(page: ObservedPage): (at: number) => string {
  const shown = [{ since: 0, route: page.route() }];
  page.onRoute(() => {
    const route = page.route();
    if (shown.at(-1)?.route !== route) shown.push({ since: performance.now(), route });
  });
  return (at) => (shown.findLast(({ since }) => since <= at) ?? shown[0])?.route ?? page.route();
}

/** Collects events and sends them together, at the latest when the page is closed. */
function createSender(url: string): (event: PageEvent) => void {
  const pageId = crypto.randomUUID();
  const shell = readPageShellVersion();
  let batch: PageEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (batch.length === 0) return;
    const report: PageReport = { pageId, shell, events: batch };
    batch = [];
    try {
      // The report is sent as plain text, which requires no preflight request. The page ignores the engine's
      // response.
      navigator.sendBeacon(url, JSON.stringify(report));
    } catch {
      // Privacy extensions may remove the function `sendBeacon`. The report is then dropped, because an error
      // that is thrown in this function would itself be reported.
    }
  };
  // The listener is on the window, in the bubbling phase, so the listeners that measure web vitals run before
  // it.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  addEventListener('pagehide', flush);
  return (event) => {
    // Invalid events are omitted, because the engine refuses a whole report if one of its events is invalid.
    if (!pageEventSchema.safeParse(event).success) return;
    batch.push(event);
    if (batch.length >= MOST_IN_BATCH) flush();
    else timer ??= setTimeout(flush, BATCH_MS);
  };
}
