import { type PageReport, pageReportSchema } from '@adwright/contracts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MetricType } from 'web-vitals';
import { announceModuleFailure } from '../boot/reported-events.ts';
import type { ObservedPage } from './observed-page.ts';
import { reportPage } from './report-page.ts';
import { startPageEvents } from './start-page-events.ts';

const URL = 'https://engine.test/page-events';
const ENTRY = 'https://mf-gallery.test/1.2.0/remoteEntry.js';

const vitals = vi.hoisted(() => new Map<string, (metric: MetricType) => void>());
vi.mock('web-vitals', () => {
  const keep = (name: string) => (take: (metric: MetricType) => void) =>
    void vitals.set(name, take);
  return { onLCP: keep('LCP'), onINP: keep('INP'), onCLS: keep('CLS') };
});

class RejectionEvent extends Event {
  readonly reason: unknown;
  constructor(reason: unknown) {
    super('unhandledrejection');
    this.reason = reason;
  }
}

let sendBeacon: ReturnType<typeof vi.fn<(url: string, body: string) => boolean>>;
let visibility: DocumentVisibilityState;
let route: string;
let routeListener: () => void;
const added: [string, EventListenerOrEventListenerObject][] = [];

const page: ObservedPage = {
  route: () => route,
  ownerOf: (shown) => (shown === '/my-ads' ? 'mf-gallery' : 'shell'),
  onRoute: (listener) => {
    routeListener = listener;
  },
  modules: [{ name: 'mf-gallery', entry: ENTRY }],
};

beforeEach(() => {
  sendBeacon = vi.fn(() => true);
  visibility = 'visible';
  route = '/my-ads';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('PromiseRejectionEvent', RejectionEvent);
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => {
      added.push([type, listener]);
      add(type, listener);
    },
  );
});

afterEach(() => {
  for (const [type, listener] of added.splice(0)) removeEventListener(type, listener);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function fail(message: string, filename = 'https://mf-gallery.test/1.2.0/a.js'): void {
  const error = new TypeError(message);
  dispatchEvent(new ErrorEvent('error', { error, message, filename }));
}

function leave(): void {
  visibility = 'hidden';
  dispatchEvent(new Event('visibilitychange'));
}

const metric = (name: 'LCP' | 'INP' | 'CLS', value: number, startTime = 0) => {
  const take = vitals.get(name);
  if (!take) throw new Error(`${name} is not observed`);
  take({ name, value, entries: [{ startTime }] } as unknown as MetricType);
};

/** Returns the reports that the page has sent, parsed as in the engine. */
function sent(): PageReport[] {
  return sendBeacon.mock.calls.map(([, body]) => pageReportSchema.parse(JSON.parse(body)));
}

describe('a page that sends reports', () => {
  beforeEach(() => reportPage(URL, page, []));

  test('a page sends several failures in one report, without duplicates', () => {
    fail('No ad "Anna" at https://app.test/ad/77777');
    fail('No ad "Anna" at https://app.test/ad/88888');
    dispatchEvent(new RejectionEvent(new Error('lost')));
    announceModuleFailure({ module: 'mf-create', version: '1.0.0', failure: 'timeout' });
    expect(sendBeacon).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5000);
    expect(sendBeacon.mock.calls.map(([url]) => url)).toEqual([URL]);
    expect(sent()[0]?.events).toMatchObject([
      {
        kind: 'error',
        name: 'TypeError',
        message: 'No ad <text> at <address>',
        module: 'mf-gallery',
        route: '/my-ads',
      },
      { kind: 'error', name: 'Error', message: 'lost' },
      { kind: 'module-failure', module: 'mf-create', version: '1.0.0', failure: 'timeout' },
    ]);
  });

  test('a page sends its remaining events when the visitor leaves the page', () => {
    metric('LCP', 1800);
    metric('CLS', 0.05);
    leave();
    expect(sent()[0]?.events).toEqual([
      { kind: 'vital', vital: 'LCP', value: 1.8, route: '/my-ads', module: 'mf-gallery' },
      { kind: 'vital', vital: 'CLS', value: 0.05, route: '/my-ads', module: 'mf-gallery' },
    ]);
  });

  test('a page reports a web vital once, for the route on which the vital was measured', () => {
    const later = performance.now() + 1;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    route = '/ad/:id';
    routeListener();
    metric('LCP', 900, 0);
    metric('INP', 240, later + 5);
    metric('INP', 480, later + 50);
    leave();
    expect(sent()[0]?.events).toEqual([
      { kind: 'vital', vital: 'LCP', value: 0.9, route: '/my-ads', module: 'mf-gallery' },
      { kind: 'vital', vital: 'INP', value: 0.24, route: '/ad/:id', module: 'shell' },
    ]);
  });

  test('a page omits an event that the engine would refuse, and reports all other events', () => {
    announceModuleFailure({ module: 'mf-create', version: 'no version', failure: 'timeout' });
    fail('broken');
    leave();
    expect(sent()[0]?.events).toMatchObject([{ message: 'broken' }]);
  });

  test('a page sends no reports in a browser without the function `sendBeacon`', () => {
    const failed = vi.fn();
    addEventListener('error', failed);
    sendBeacon.mockImplementation(() => {
      throw new TypeError('sendBeacon is not a function');
    });
    dispatchEvent(new RejectionEvent(new Error('lost')));
    expect(() => vi.advanceTimersByTime(5000)).not.toThrow();
    expect(failed).not.toHaveBeenCalled();
    expect(sendBeacon).toHaveBeenCalledOnce();
  });

  test('a page does not report failures in code that is not ours', () => {
    fail('broken', 'chrome-extension://abc/a.js');
    fail('ResizeObserver loop completed with undelivered notifications.');
    leave();
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  test('a page reports at most 40 failures', () => {
    const words = (n: number) =>
      [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
    for (let n = 0; n < 200; n += 1) fail(`broken ${words(n)}`);
    leave();
    expect(sent().flatMap(({ events }) => events)).toHaveLength(40);
  });

  test.each([undefined, null, 7, {}, Object.create(null)])(
    'a page reports a rejection with %s as a failure',
    (reason) => {
      dispatchEvent(new RejectionEvent(reason));
      leave();
      expect(sent()[0]?.events).toMatchObject([{ message: 'Rejected without an error' }]);
    },
  );
});

describe('conditions under which a page sends reports', () => {
  test('a page without a URL for reports in the configuration sends no reports', () => {
    startPageEvents({}, page);
    expect(added).toEqual([]);
  });

  test('the configured share of visits sends reports', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.3);
    startPageEvents({ pageEvents: { url: URL, share: 0.3 } }, page);
    expect(added).toEqual([]);
    startPageEvents({ pageEvents: { url: URL, share: 0.31 } }, page);
    expect(added.map(([type]) => type)).toContain('error');
  });

  test('a page reports failures that occurred before the reporting code was loaded', async () => {
    startPageEvents({ pageEvents: { url: URL, share: 1 } }, page);
    fail('too early');
    await vi.dynamicImportSettled();
    leave();
    expect(sent()[0]?.events).toMatchObject([{ message: 'too early' }]);
  });
});
