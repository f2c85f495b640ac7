import { getSupabase } from '@adwright/supabase';
import { beforeEach, expect, test } from 'vitest';
import { TEST_USER_ID, TestBackend, testAd } from '../testing/index.ts';
import { galleryKinds, NO_FILTER } from './ad-filter.ts';
import { getAd } from './get-ad.ts';
import { listAds } from './list-ads.ts';
import { setFavorite } from './set-favorite.ts';

let backend: TestBackend;

beforeEach(async () => {
  backend = await new TestBackend().start();
});

const query = () => Object.fromEntries(backend.callsOf('GET /rest/v1/ads')[0]?.query ?? []);
const list = (options: Partial<Parameters<typeof listAds>[1]> = {}) =>
  listAds(getSupabase(), { userId: TEST_USER_ID, filter: NO_FILTER, cursor: null, ...options });

test('asks for the first 24 ads of the user, newest first', async () => {
  await list();
  expect(query()).toEqual({
    select: 'id,ad_image_url,ad_text,created_at,is_favorite,ad_type,title,headline,alt_text',
    user_id: `eq.${TEST_USER_ID}`,
    order: 'created_at.desc,id.desc',
    limit: '24',
  });
});

test('gives the last row of a full page as the next cursor, and none for a short page', async () => {
  backend.on('GET /rest/v1/ads', () =>
    Response.json(Array.from({ length: 24 }, (_, index) => testAd(index))),
  );
  expect((await list()).next).toEqual({
    createdAt: '2026-01-05T12:00:00+00:00',
    id: testAd(23).id,
  });
  backend.on('GET /rest/v1/ads', () => Response.json([testAd(1)]));
  expect((await list()).next).toBeNull();
});

test('begins the next page after the cursor', async () => {
  await list({ cursor: { createdAt: '2026-01-05T12:00:00.123456+00:00', id: 'abc' } });
  const at = '"2026-01-05T12:00:00.123456+00:00"';
  expect(query().or).toBe(`(and(or(created_at.lt.${at},and(created_at.eq.${at},id.lt.abc))))`);
});

test('searches for text, not for syntax or a pattern', async () => {
  await list({ filter: { ...NO_FILTER, search: ' 50% (off), "now" ' } });
  const pattern = '%50_ _off__ _now_%';
  expect(query().or).toBe(
    `(and(or(title.ilike.${pattern},ad_text.ilike.${pattern},words.ilike.${pattern})))`,
  );
});

test('combines a search with a cursor', async () => {
  await list({
    filter: { ...NO_FILTER, search: 'soup' },
    cursor: { createdAt: '2026-01-05T12:00:00+00:00', id: 'abc' },
  });
  expect(query().or).toMatch(/^\(and\(or\(title\.ilike\.%soup%.*\),or\(created_at\.lt\./);
});

test.each([
  ['reels', { ad_type: 'eq.reel' }],
  ['boosted', { is_boosted: 'eq.true' }],
  ['ads', { ad_type: 'is.null', is_boosted: 'eq.false' }],
])('the kind %s narrows the list', async (name, expected) => {
  const kinds = galleryKinds([
    { value: 'reels', label: 'Reels', order: 1, rows: { adType: 'reel' } },
    { value: 'boosted', label: 'Boosted', order: 2, rows: { isBoosted: true } },
  ]);
  const kind = kinds.find(({ value }) => value === name) ?? NO_FILTER.kind;
  await list({ filter: { ...NO_FILTER, kind } });
  expect(query()).toMatchObject(expected);
});

test('favourites are those marked', async () => {
  await list({ filter: { ...NO_FILTER, favoritesOnly: true } });
  expect(query()).toMatchObject({ is_favorite: 'eq.true', order: 'created_at.desc,id.desc' });
});

test('reads an ad by id and owner', async () => {
  backend.on('GET /rest/v1/ads', () => Response.json([testAd(1)]));
  expect(await getAd(getSupabase(), TEST_USER_ID, testAd(1).id)).toMatchObject({
    id: testAd(1).id,
    ad_text: 'Text of ad 1',
  });
  const [call] = backend.callsOf('GET /rest/v1/ads');
  expect(Object.fromEntries(call?.query ?? [])).toMatchObject({
    id: `eq.${testAd(1).id}`,
    user_id: `eq.${TEST_USER_ID}`,
  });
});

test('sends no request for an invalid id', async () => {
  expect(await getAd(getSupabase(), TEST_USER_ID, 'nope')).toBeNull();
  expect(backend.calls).toEqual([]);
});

test('reports an error when another user’s ad is marked', async () => {
  backend.on('PATCH /rest/v1/ads', () => Response.json([]));
  await expect(setFavorite(getSupabase(), testAd(1).id, true)).rejects.toMatchObject({
    code: 'not_found',
  });
});
