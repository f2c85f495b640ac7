import type { AcceptedModule, Registry } from '@adwright/federation';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leaveCanary } from './canary-visitor.ts';
import type { MeasuredVital } from './measure-vitals.ts';
import { createVisitReports } from './report-visits.ts';
import { sendVisitReport, type VisitReport } from './send-visit-report.ts';

const vitals = vi.hoisted(() => ({ take: (_vital: MeasuredVital): void => undefined }));
vi.mock('./measure-vitals.ts', () => ({
  measureVitals: (take: (vital: MeasuredVital) => void) => {
    vitals.take = take;
  },
}));
vi.mock('./send-visit-report.ts', () => ({ sendVisitReport: vi.fn() }));

const FOLDER = 'https://mf-gallery.example/2.0.0/';

class RejectionEvent extends Event {
  readonly reason: unknown;
  constructor(reason: unknown) {
    super('unhandledrejection');
    this.reason = reason;
  }
}

function gallery(source: AcceptedModule['source'], canary?: string): AcceptedModule {
  const version = source === 'canary' ? '2.0.0' : '1.0.0';
  const current = {
    version,
    entry: `https://mf-gallery.example/${version}/remoteEntry.js`,
    integrity: null,
    preload: [],
    manifest: { name: 'mf-gallery', owner: 'x', contract: 1, routes: [], navigation: [] },
  };
  return {
    name: 'mf-gallery',
    current,
    source,
    previous: undefined,
    ...(canary ? { canary } : {}),
  };
}

let close = (): void => undefined;
function begin(module: AcceptedModule, shell?: Registry['shell']) {
  const reports = createVisitReports({ generation: 1, shell, modules: [module], refusals: [] });
  close = reports.close;
  return (failure?: 'page-crashed') =>
    reports.take({ module, version: module.current.version, failure });
}
const sent = (): VisitReport[] => vi.mocked(sendVisitReport).mock.calls.map(([report]) => report);

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('PromiseRejectionEvent', RejectionEvent);
});
afterEach(() => {
  close();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  document.head.innerHTML = '';
});

it.each(['canary', 'live'] as const)(
  'a page reports a successful visit of the %s version once',
  (source) => {
    const take = begin(gallery(source, '2.0.0'));
    take();
    take();
    expect(sent()).toEqual([
      {
        module: 'mf-gallery',
        version: source === 'canary' ? '2.0.0' : '1.0.0',
        canary: '2.0.0',
        failure: undefined,
      },
    ]);
  },
);

it('a page without a canary reports only failures', () => {
  const take = begin(gallery('live'));
  take();
  expect(sent()).toEqual([]);
  take('page-crashed');
  expect(sent()).toMatchObject([{ version: '1.0.0', canary: '', failure: 'page-crashed' }]);
});

it('a visit in a browser where a canary has failed does not count for the live version', () => {
  leaveCanary('mf-gallery', '2.0.0');
  begin(gallery('live', '2.0.0'))();
  expect(sent()).toEqual([]);
});

it('a page reports an uncaught error even long after the page was shown', () => {
  begin(gallery('canary', '2.0.0'))();
  const error = new TypeError('later');
  error.stack = `TypeError: later\n at f (https://app.example/lib.js:1:2)\n at g (${FOLDER}a.js:3:4)`;
  dispatchEvent(
    new ErrorEvent('error', { error, message: 'later', filename: 'https://app.example/lib.js' }),
  );
  expect(sent().at(-1)).toMatchObject({ version: '2.0.0', failure: 'uncaught-error' });
});

it('a page reports an unhandled rejection, and a file that could not be loaded', () => {
  begin(gallery('canary', '2.0.0'));
  const reason = new Error('rejected');
  reason.stack = `Error: rejected\n at ${FOLDER}a.js:3:4`;
  dispatchEvent(new RejectionEvent(reason));
  expect(sent()).toMatchObject([{ failure: 'unhandled-rejection' }]);
  close();
  vi.clearAllMocks();

  begin(gallery('canary', '2.0.0'));
  const picture = document.createElement('img');
  picture.src = `${FOLDER}missing.png`;
  document.body.append(picture);
  picture.dispatchEvent(new Event('error'));
  expect(sent()).toMatchObject([{ failure: 'load-failed' }]);
});

it('a page does not report failures of browser extensions or other modules, or ResizeObserver loops', () => {
  begin(gallery('canary', '2.0.0'));
  const fail = (filename: string, message = 'x') =>
    dispatchEvent(new ErrorEvent('error', { message, filename }));
  fail('chrome-extension://abc/inject.js');
  fail('https://mf-auth.example/1.0.0/a.js');
  fail(`${FOLDER}a.js`, 'ResizeObserver loop completed with undelivered notifications.');
  expect(sent()).toEqual([]);
});

it('a page reports its web vitals for the visible module and for the shell', async () => {
  document.head.innerHTML = '<meta name="adwright-shell" content="5.0.0">';
  const shell = { version: '5.0.0', canary: { version: '6.0.0', percent: 10 } };
  begin(gallery('canary', '2.0.0'), shell)();
  await vi.dynamicImportSettled();
  vi.clearAllMocks();
  vitals.take({ name: 'lcp', value: 1800, at: performance.now() });
  const vital = { name: 'lcp', value: 1800 };
  expect(sent()).toEqual([
    { module: 'mf-gallery', version: '2.0.0', canary: '2.0.0', vital },
    { module: 'shell', version: '5.0.0', canary: '6.0.0', vital },
  ]);
});
