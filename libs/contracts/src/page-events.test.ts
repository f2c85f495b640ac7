import { expect, test } from 'vitest';
import { anonymiseMessage } from './anonymous-message.ts';
import { MAX_PAGE_EVENTS, type PageEvent, pageReportSchema } from './page-events.ts';

const report = (...events: object[]) =>
  pageReportSchema.safeParse({ pageId: crypto.randomUUID(), shell: '1.2.3', events });
const error: PageEvent = {
  kind: 'error',
  name: 'TypeError',
  message: 'x is not a function',
  module: 'mf-gallery',
  route: '/ad/:id',
};

test('a page’s report contains vitals, errors and failed modules', () => {
  const vital = { kind: 'vital', vital: 'LCP', value: 1.2, route: '/' };
  const failure = {
    kind: 'module-failure',
    module: 'mf-create',
    version: '1.0.0+ab',
    failure: 'timeout',
    route: 'other',
  };
  expect(report(vital, error, failure).success).toBe(true);
});

test.each([
  ['an id in place of a parameter', { ...error, route: `/ad/${crypto.randomUUID()}` }],
  ['a number in place of a parameter', { ...error, route: '/ad/12345' }],
  ['a query', { ...error, route: '/my-ads?search=mugs' }],
  ['a module that none can be called', { ...error, module: 'https://evil.test' }],
  ['a name that is a sentence', { ...error, name: 'Anna was here' }],
  ['a value that no clock shows', { kind: 'vital', vital: 'INP', value: -1, route: '/' }],
])('a page’s report with %s is refused', (_, event) => {
  expect(report(event).success).toBe(false);
});

test('a page’s report has a maximum size', () => {
  expect(report(...Array(MAX_PAGE_EVENTS + 1).fill(error)).success).toBe(false);
  expect(report().success).toBe(false);
});

test.each([
  ['Failed to fetch https://x.test/a/b?token=1', 'Failed to fetch <address>'],
  ['No account of anna@example.com here', 'No account of <mail> here'],
  [
    'Unexpected token \'A\', "Anna Smith" is not valid JSON',
    'Unexpected token <text>, <text> is not valid JSON',
  ],
  ['No ad 0b9b9ad3-6c1f-4f5e-9d7e-1d2f3a4b5c6d', 'No ad <id>'],
  ['Row 123456 of /home/anna/list.csv', 'Row <number> of <path>'],
  ['a'.repeat(30), '<id>'],
  ['word '.repeat(100), 'word '.repeat(40).trim()],
])('an error message in a page’s report contains no personal data: %s', (message, kept) => {
  expect(anonymiseMessage(message)).toBe(kept);
  const parsed = report({ ...error, message });
  expect(parsed.data?.events).toMatchObject([{ message: kept }]);
});
