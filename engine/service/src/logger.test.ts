import { expect, it } from 'vitest';
import { createLogger, type LogFields } from './logger.ts';

function logged(fields: LogFields, secrets: string[] = []): string {
  const lines: string[] = [];
  createLogger((line) => lines.push(line), secrets).error('something.failed', fields);
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

it('the logger writes one JSON object per line', () => {
  const line = logged({ reason: 'two\nlines', attempts: 3, late: true, ad: null });
  expect(line).toMatch(/^\{.*\}\n$/);
  expect(JSON.parse(line)).toEqual({
    level: 'error',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    event: 'something.failed',
    reason: 'two\nlines',
    attempts: 3,
    late: true,
    ad: null,
  });
});

it('the logger limits the length of a line with long or many values', () => {
  const many = Object.fromEntries(
    Array.from({ length: 200 }, (_, at) => [`field${at}`, 'a@'.repeat(500_000)]),
  );
  expect(logged({ reason: 'x'.repeat(1_900_000) }).length).toBeLessThan(2200);
  expect(logged(many).length).toBeLessThan(100_000);
});

it.each([
  'anna.lee+ads@example.com',
  'anna%40example.com',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
  'sb_secret_abcdefghijklmnop',
  'Bearer abc.def',
  'a key of the provider',
])('the logger keeps %s out of a log line', (text) => {
  const line = logged({ reason: `refused "${text}" once`, url: `https://x.test/?to=${text}` }, [
    'a key of the provider',
  ]);
  expect(line).not.toContain(text);
  expect(line).toContain('refused');
});

it('the logger never writes fields with private names, such as a password', () => {
  expect(logged({ email: 'not even odd', password: 'hunter2' })).not.toMatch(/hunter2|odd/);
});
