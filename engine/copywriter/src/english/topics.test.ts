import { expect, it } from 'vitest';
import { FOR_WORK, SALES_BY_TOPIC } from '../call-to-action.ts';
import * as general from '../content/en/general.ts';
import { JOB } from '../content/en/job.ts';
import { CATEGORIES, categoryOf } from '../reading/product-category.ts';
import { DELICATE } from './brief-words.ts';
import { BY_PURPOSE } from './category-of-brief.ts';

const TOPICS: ReadonlySet<string> = new Set(
  [...CATEGORIES, ...Object.values(general), JOB].map(({ topic }) => topic),
);

// A rule that names a topic which no category has would never apply.
it.each([
  ['calls to action', Object.keys(SALES_BY_TOPIC)],
  ['calls to action for work', [...FOR_WORK]],
  ['delicate subjects', [...DELICATE]],
  ['purposes', BY_PURPOSE.map(({ topic }) => topic)],
])('%s name topics that categories have', (_, topics) => {
  expect(topics.length).toBeGreaterThan(0);
  expect(topics.filter((topic) => !TOPICS.has(topic))).toEqual([]);
});

it('leads from a purpose to a category', () => {
  expect(BY_PURPOSE.filter(({ kind }) => categoryOf(kind) === null)).toEqual([]);
});
