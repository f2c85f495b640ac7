import { expect, it } from 'vitest';
import { logEntry } from './log-entry.ts';

const change = (name: string) => ({ name, lines: ['changed'] });

it('a log entry contains the date, the reason, and some changed cases of each group', () => {
  const changes = ['a', 'b', 'c', 'd'].map((kind) => change(`objects/${kind}/warm`));
  expect(logEntry('2026-11-24', 'Mugs have wider handles.', [...changes, change('ads/one')])).toBe(
    [
      '',
      '## 2026-11-24',
      '',
      'Mugs have wider handles.',
      '',
      '- 4 objects',
      '  - `objects/a/warm`',
      '  - `objects/b/warm`',
      '  - `objects/c/warm`',
      '- 1 ads',
      '  - `ads/one`',
      '',
    ].join('\n'),
  );
});

it('the lines of a log entry are short', () => {
  const reason = 'Words are corrected in many places of the tables. '.repeat(20);
  const entry = logEntry('2026-11-24', reason, [change(`words-tests/${'long '.repeat(60)}`)]);
  expect(Math.max(...entry.split('\n').map((line) => line.length))).toBeLessThanOrEqual(110);
  expect(entry.replace(/\s+/g, ' ')).toContain(reason.trim());
});
