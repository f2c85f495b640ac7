import { expect, it, vi } from 'vitest';
import { createPageReportTaker } from './take-page-report.ts';

it('equal events in one page report count only once', () => {
  const logger = { info: vi.fn(), error: vi.fn() };
  const take = createPageReportTaker(logger);
  const event = {
    kind: 'module-failure',
    module: 'mf-create',
    version: '1.4.0',
    failure: 'timeout',
    route: '/create',
  } as const;
  const report = { pageId: crypto.randomUUID(), events: [event, event, { ...event, route: '/' }] };
  take(report);
  expect(logger.error).toHaveBeenCalledTimes(2);
  take(report);
  expect(logger.error).toHaveBeenCalledTimes(4);
});
