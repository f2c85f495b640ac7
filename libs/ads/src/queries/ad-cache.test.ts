import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createTestAd, TEST_USER_ID } from '../testing/index.ts';
import { adKeys, cacheDeletion, cacheFavorite, refreshAds } from './ad-cache.ts';
import { NO_FILTER } from './ad-filter.ts';

const list = adKeys.list(TEST_USER_ID, NO_FILTER);
const latest = adKeys.latest(TEST_USER_ID, 3);

function fullCache() {
  const queries = new QueryClient();
  const ads = [createTestAd(1), createTestAd(2)];
  queries.setQueryData(list, { pages: [{ ads, next: null, total: 2 }], pageParams: [null] });
  queries.setQueryData(latest, ads);
  return queries;
}

test('every cached list of ads is stale after ads are saved', async () => {
  const queries = fullCache();
  await refreshAds(queries, TEST_USER_ID);
  expect(queries.getQueryState(list)?.isInvalidated).toBe(true);
  expect(queries.getQueryState(latest)?.isInvalidated).toBe(true);
});

test('a deleted ad disappears from every cached list, and the latest ads are requested again', () => {
  const queries = fullCache();
  cacheDeletion(queries, TEST_USER_ID, [createTestAd(1).id]);
  expect(queries.getQueryData(list)).toMatchObject({
    pages: [{ ads: [createTestAd(2)], total: 1 }],
  });
  expect(queries.getQueryData(latest)).toEqual([createTestAd(2)]);
  expect(queries.getQueryState(latest)?.isInvalidated).toBe(true);
});

test('a deletion fetches folders again, and also lists that may have deleted ads on pages that are not loaded yet', () => {
  const queries = fullCache();
  const folders = adKeys.facets(TEST_USER_ID);
  queries.setQueryData(folders, {});
  cacheDeletion(queries, TEST_USER_ID, [createTestAd(1).id]);
  expect(queries.getQueryState(list)?.isInvalidated).toBe(false);
  expect(queries.getQueryState(folders)?.isInvalidated).toBe(true);
  cacheDeletion(queries, TEST_USER_ID, [createTestAd(2).id, createTestAd(30).id]);
  expect(queries.getQueryState(list)?.isInvalidated).toBe(true);
});

test('a changed favourite state appears in the cached lists that show the ad', () => {
  const queries = fullCache();
  cacheFavorite(queries, TEST_USER_ID, [createTestAd(1).id], true);
  expect(queries.getQueryData(list)).toMatchObject({
    pages: [{ ads: [{ is_favorite: true }, { is_favorite: false }] }],
  });
  expect(queries.getQueryData(latest)).toEqual([createTestAd(1), createTestAd(2)]);
});
