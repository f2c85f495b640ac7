import { expect, it } from 'vitest';
import { describeFaults } from './one-line-per-fault.ts';

it('a fault is reported once, even if many pages have the fault', () => {
  const faults = Array.from({ length: 11 }, (_, index) => ({
    place: `/page-${index}`,
    what: 'throws x is not a function',
  }));
  expect(describeFaults([...faults, { place: '/page-3', what: 'shows nothing' }], 'pages')).toEqual(
    [
      '11 pages (/page-0, /page-1, /page-2, …): throws x is not a function',
      '/page-3 shows nothing',
    ],
  );
});

it('the common prefix of all places is printed once', () => {
  const faults = ['a.js', 'b.js'].map((place) => ({ place, what: 'answers 404' }));
  const base = 'https://host.example/1/';
  expect(describeFaults(faults, 'files', base)).toEqual([
    '2 files of https://host.example/1/ (a.js, b.js): answers 404',
  ]);
  expect(describeFaults(faults.slice(0, 1), 'files', base)).toEqual([
    'https://host.example/1/a.js answers 404',
  ]);
});
