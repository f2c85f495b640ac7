import { getSupabase } from '@adwright/supabase';
import { beforeEach, expect, test } from 'vitest';
import { createTestAd, TEST_USER_ID, TestBackend } from '../testing/index.ts';
import { type AdFilter, listGalleryKinds, NO_FILTER, NO_FOLDER } from './ad-filter.ts';
import { getAd } from './get-ad.ts';
import { listAdIds } from './list-ad-ids.ts';
import { listAds } from './list-ads.ts';
import { setFavorite } from './set-favorite.ts';

let backend: TestBackend;

beforeEach(async () => {
  backend = await new TestBackend().start();
});

const LIST = 'GET /rest/v1/ads';
const FIND = 'POST /rest/v1/rpc/find_ads';
const COLUMNS =
  'id,ad_image_url,ad_text,created_at,is_favorite,ad_type,title,headline,alt_text,custom_name,folder_id,review_state,review_newer_versions';
const CREATED_AT = '2026-01-05T12:00:00.123456+00:00';

const query = () => Object.fromEntries(backend.callsOf(LIST)[0]?.query ?? []);
const list = (options: Partial<Parameters<typeof listAds>[1]> = {}) =>
  listAds(getSupabase(), { userId: TEST_USER_ID, filter: NO_FILTER, cursor: null, ...options });

/** Makes the fake database function return these ads, which the fake table returns in another order. */
function serveFound(
  ads: ReturnType<typeof createTestAd>[],
  last_key: string | null,
  total = ads.length,
) {
  backend.on(FIND, () => Response.json({ total, ids: ads.map(({ id }) => id), last_key }));
  backend.on(LIST, () => Response.json(ads.toReversed()));
}

/** Lists ads with a filter, and returns the arguments that the database function received. */
async function findWith(part: Partial<AdFilter>): Promise<unknown> {
  serveFound([], null);
  await list({ filter: { ...NO_FILTER, ...part } });
  return backend.callsOf(FIND)[0]?.body;
}

test('listAds reads the first 24 ads of the user from the table, newest first', async () => {
  await list();
  expect(query()).toEqual({
    select: COLUMNS,
    user_id: `eq.${TEST_USER_ID}`,
    order: 'created_at.desc,id.desc',
    limit: '24',
  });
});

test('listAds reads favourite ads from the table', async () => {
  await list({ filter: { ...NO_FILTER, favoritesOnly: true } });
  expect(query()).toMatchObject({ is_favorite: 'eq.true', order: 'created_at.desc,id.desc' });
});

test('listAds returns the last row of a full page as the next cursor, and no cursor for a short page', async () => {
  backend.on(LIST, () =>
    Response.json(Array.from({ length: 24 }, (_, index) => createTestAd(index))),
  );
  expect((await list()).next).toEqual({
    key: '2026-01-05T12:00:00+00:00',
    id: createTestAd(23).id,
  });
  backend.on(LIST, () => Response.json([createTestAd(1)]));
  expect((await list()).next).toBeNull();
});

test('listAds begins the next page after the cursor', async () => {
  await list({ cursor: { key: CREATED_AT, id: 'abc' } });
  const at = `"${CREATED_AT}"`;
  expect(query().or).toBe(`(created_at.lt.${at},and(created_at.eq.${at},id.lt.abc))`);
});

test('listAds requests the total count for the first page only', async () => {
  backend.on(LIST, () =>
    Response.json([createTestAd(1)], { headers: { 'Content-Range': '0-0/128' } }),
  );
  expect((await list()).total).toBe(128);
  await list({ cursor: { key: CREATED_AT, id: 'abc' } });
  const asked = backend.callsOf(LIST).map(({ headers }) => headers.get('prefer'));
  expect(asked).toEqual(['count=exact', null]);
});

test('listAds finds the ids of ads with any other filter by the database function, and returns the rows in the order of the ids', async () => {
  const found = [createTestAd(1), createTestAd(3), createTestAd(2)];
  serveFound(found, 'soup');
  const page = await list({ filter: { ...NO_FILTER, sort: 'name' } });
  expect(page).toMatchObject({ next: null, total: 3 });
  expect(page.ads.map(({ id }) => id)).toEqual(found.map(({ id }) => id));
  expect(backend.callsOf(FIND)[0]?.body).toEqual({ p_filter: { sort: 'name' }, p_limit: 24 });
  expect(query()).toEqual({
    select: COLUMNS,
    user_id: `eq.${TEST_USER_ID}`,
    id: `in.(${found.map(({ id }) => id)})`,
  });
});

test('listAds omits an ad that was deleted after its id was found', async () => {
  const found = Array.from({ length: 24 }, (_, index) => createTestAd(index));
  serveFound(found, 'soup', 40);
  backend.on(LIST, () => Response.json(found.slice(0, -1)));
  const page = await list({ filter: { ...NO_FILTER, sort: 'name' } });
  expect(page.ads).toHaveLength(23);
  expect(page.next).toEqual({ key: 'soup', id: createTestAd(23).id });
});

test('listAds reads no rows when no ad matches the filter', async () => {
  serveFound([], null);
  const filter = { ...NO_FILTER, search: 'zeppelin' };
  expect(await list({ filter })).toEqual({ ads: [], next: null, total: 0 });
  expect(backend.callsOf(LIST)).toEqual([]);
});

test('listAds reads the next page of a filter after the cursor, without a total count', async () => {
  serveFound([createTestAd(2)], 'tea', 25);
  const cursor = { key: 'soup', id: createTestAd(1).id };
  const page = await list({ filter: { ...NO_FILTER, sort: 'name' }, cursor });
  expect(page.total).toBeNull();
  expect(backend.callsOf(FIND)[0]?.body).toMatchObject({ p_filter: { after: cursor } });
});

test.each<[Partial<AdFilter>, object]>([
  [{ sort: 'oldest' }, { sort: 'oldest' }],
  [
    { sort: 'name', favoritesOnly: true },
    { sort: 'name', favorites: true },
  ],
  [{ search: ' 50% (off), "now" ' }, { search: '50% (off), "now"' }],
  [{ folder: 'f1' }, { folder: 'f1' }],
  [{ folder: NO_FOLDER }, { folder: null }],
  [{ brand: 'Kestrel, Ltd.' }, { brand: 'Kestrel, Ltd.' }],
  [{ campaign: 'c1' }, { campaign: 'c1' }],
  [{ format: 'story' }, { format: 'story' }],
  [{ status: 'edited' }, { status: 'edited' }],
  [{ review: 'in_review' }, { review: 'in_review' }],
])('listAds applies the gallery’s filter %o', async (part, expected) => {
  const p_filter = { sort: 'newest', ...expected };
  expect(await findWith(part)).toEqual({ p_filter, p_limit: 24 });
});

test.each([
  ['reels', { ad_type: 'reel' }],
  ['boosted', { is_boosted: true }],
  ['ads', { ad_type: null, is_boosted: false }],
])('listAds applies the gallery’s filter for the kind of ads %s', async (name, expected) => {
  const kinds = listGalleryKinds([
    { value: 'reels', label: 'Reels', order: 1, rows: { adType: 'reel' } },
    { value: 'boosted', label: 'Boosted', order: 2, rows: { isBoosted: true } },
  ]);
  const kind = kinds.find(({ value }) => value === name) ?? NO_FILTER.kind;
  expect(await findWith({ kind })).toEqual({
    p_filter: { sort: 'newest', ...expected },
    p_limit: 24,
  });
});

test('listAds filters by days in the user’s time zone, including the first and the last day', async () => {
  expect(await findWith({ from: '2026-03-01', to: '2026-03-31' })).toMatchObject({
    p_filter: {
      from: new Date(2026, 2, 1).toISOString(),
      to: new Date(2026, 3, 1).toISOString(),
    },
  });
});

test('listAdIds reads the ids of all matching ads with one request', async () => {
  const ids = Array.from({ length: 2500 }, (_, index) => createTestAd(index).id);
  backend.on(FIND, () => Response.json({ total: 2500, ids, last_key: 'a' }));
  expect(await listAdIds(getSupabase(), { ...NO_FILTER, favoritesOnly: true })).toEqual(ids);
  expect(backend.callsOf(FIND).map(({ body }) => body)).toEqual([
    { p_filter: { sort: 'newest', favorites: true } },
  ]);
});

test('setFavorite marks many ads as favourites in batches of a hundred', async () => {
  backend.on('PATCH /rest/v1/ads', () => Response.json([createTestAd(1)]));
  const ids = Array.from({ length: 250 }, (_, index) => createTestAd(index).id);
  await setFavorite(getSupabase(), ids, true);
  const sizes = backend
    .callsOf('PATCH /rest/v1/ads')
    .map(({ query }) => query.get('id')?.split(',').length);
  expect(sizes.toSorted()).toEqual([100, 100, 50]);
});

test('getAd reads an ad by its id and its owner', async () => {
  backend.on('GET /rest/v1/ads', () => Response.json([createTestAd(1)]));
  expect(await getAd(getSupabase(), TEST_USER_ID, createTestAd(1).id)).toMatchObject({
    id: createTestAd(1).id,
    ad_text: 'Text of ad 1',
  });
  const [call] = backend.callsOf('GET /rest/v1/ads');
  expect(Object.fromEntries(call?.query ?? [])).toMatchObject({
    id: `eq.${createTestAd(1).id}`,
    user_id: `eq.${TEST_USER_ID}`,
  });
});

test('getAd sends no request for an invalid id', async () => {
  expect(await getAd(getSupabase(), TEST_USER_ID, 'nope')).toBeNull();
  expect(backend.calls).toEqual([]);
});

test('setFavorite throws an error for another user’s ad', async () => {
  backend.on('PATCH /rest/v1/ads', () => Response.json([]));
  await expect(setFavorite(getSupabase(), [createTestAd(1).id], true)).rejects.toMatchObject({
    code: 'not_found',
  });
});
