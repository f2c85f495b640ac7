import { type PageEvent, type PageReport, pageEventSchema } from '@adwright/contracts';
import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals';
import { REPORTED_EVENTS } from '../boot/reported-events.ts';
import { readPageShellVersion } from '../boot/shell-version.ts';
import { describeFailure } from './describe-failure.ts';
import type { ObservedPage } from './observed-page.ts';

/** Milliseconds that an event waits for others, unless the page is closed. */
const BATCH_MS = 5000;
/** Maximum number of events per report, because the engine accepts 16 KB. */
const MOST_IN_BATCH = 15;
/** Maximum number of reported failures per page; further ones add no information. */
const MOST_FAILURES = 40;

/** Reports the page's measurements and failures while it is open. */
export function reportPage(url: string, page: ObservedPage, waiting: readonly Event[]): void {
  const send = sender(url);
  const routeAt = routeHistory(page);
  const told = new Set<string>();

  const takeFailure = (event: Event) => {
    const failure = describeFailure(event, page.modules);
    const key = JSON.stringify(failure);
    if (!failure || told.size >= MOST_FAILURES || told.has(key)) return;
    told.add(key);
    send({ ...failure, route: routeAt(event.timeStamp) });
  };
  const measured = new Set<string>();
  const takeVital = ({ name, value, entries }: MetricType) => {
    // A page that is restored from the back-forward cache may measure again, but one visit counts once.
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

/** Returns the route at a given time, in milliseconds since the page began to load. */
function routeHistory(page: ObservedPage): (at: number) => string {
  const shown = [{ since: 0, route: page.route() }];
  page.onRoute(() => {
    const route = page.route();
    if (shown.at(-1)?.route !== route) shown.push({ since: performance.now(), route });
  });
  return (at) => (shown.findLast(({ since }) => since <= at) ?? shown[0])?.route ?? page.route();
}

/** Collects events and sends them together, at the latest when the page is closed. */
function sender(url: string): (event: PageEvent) => void {
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
      // The body is sent as plain text, which needs no preflight request. The engine's response is ignored.
      navigator.sendBeacon(url, JSON.stringify(report));
    } catch {
      // Privacy extensions remove the function `sendBeacon`. The report is dropped, because an error that is
      // thrown here would itself be reported.
    }
  };
  // The listener is on the window, in the bubbling phase, so the listeners of the web vitals have run by
  // then.
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
