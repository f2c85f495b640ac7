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

const query = () => Object.fromEntries(backend.callsOf('GET /rest/v1/ads')[0]?.query ?? []);
const list = (options: Partial<Parameters<typeof listAds>[1]> = {}) =>
  listAds(getSupabase(), { userId: TEST_USER_ID, filter: NO_FILTER, cursor: null, ...options });

test('asks for the first 24 ads of the user, newest first', async () => {
  await list();
  expect(query()).toEqual({
    select:
      'id,ad_image_url,ad_text,created_at,is_favorite,ad_type,title,headline,alt_text,custom_name,folder_id,review_state,review_newer_versions',
    user_id: `eq.${TEST_USER_ID}`,
    order: 'created_at.desc,id.desc',
    limit: '24',
  });
});

test('gives the last row of a full page as the next cursor, and none for a short page', async () => {
  backend.on('GET /rest/v1/ads', () =>
    Response.json(Array.from({ length: 24 }, (_, index) => createTestAd(index))),
  );
  expect((await list()).next).toEqual({
    createdAt: '2026-01-05T12:00:00+00:00',
    id: createTestAd(23).id,
  });
  backend.on('GET /rest/v1/ads', () => Response.json([createTestAd(1)]));
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
    `(and(or(title.ilike.${pattern},ad_text.ilike.${pattern},words.ilike.${pattern},custom_name.ilike.${pattern})))`,
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
  const kinds = listGalleryKinds([
    { value: 'reels', label: 'Reels', order: 1, rows: { adType: 'reel' } },
    { value: 'boosted', label: 'Boosted', order: 2, rows: { isBoosted: true } },
  ]);
  const kind = kinds.find(({ value }) => value === name) ?? NO_FILTER.kind;
  await list({ filter: { ...NO_FILTER, kind } });
  expect(query()).toMatchObject(expected);
});

test('filters favourites', async () => {
  await list({ filter: { ...NO_FILTER, favoritesOnly: true } });
  expect(query()).toMatchObject({ is_favorite: 'eq.true', order: 'created_at.desc,id.desc' });
});

test('sorts oldest first on request, with a matching cursor', async () => {
  await list({
    filter: { ...NO_FILTER, sort: 'oldest' },
    cursor: { createdAt: '2026-01-05T12:00:00+00:00', id: 'abc' },
  });
  const at = '"2026-01-05T12:00:00+00:00"';
  expect(query()).toMatchObject({
    order: 'created_at.asc,id.asc',
    or: `(and(or(created_at.gt.${at},and(created_at.eq.${at},id.gt.abc))))`,
  });
});

test('sorts by name on request, with a matching cursor', async () => {
  backend.on('GET /rest/v1/ads', () =>
    Response.json(
      Array.from({ length: 24 }, (_, at) => ({ ...createTestAd(at), name_key: '6d7567' })),
    ),
  );
  const filter: AdFilter = { ...NO_FILTER, sort: 'name' };
  const { next } = await list({ filter });
  expect(next).toMatchObject({ nameKey: '6d7567', id: createTestAd(23).id });
  await list({ filter, cursor: next });
  const asked = backend.callsOf('GET /rest/v1/ads').at(-1)?.query;
  expect(asked?.get('order')).toBe('name_key.asc,id.asc');
  expect(asked?.get('select')).toContain('name_key');
  expect(asked?.get('or')).toBe(
    `(and(or(name_key.gt."6d7567",and(name_key.eq."6d7567",id.gt.${next?.id}))))`,
  );
});

test.each<[Partial<AdFilter>, Record<string, string>]>([
  [{ folder: 'f1' }, { folder_id: 'eq.f1' }],
  [{ folder: NO_FOLDER }, { folder_id: 'is.null' }],
  [{ brand: 'Kestrel, Ltd.' }, { brand_name: 'eq.Kestrel, Ltd.' }],
  [{ campaign: 'c1' }, { campaign_id: 'eq.c1' }],
  [{ format: 'story' }, { formats: 'cs.{story}' }],
  [{ status: 'edited' }, { is_edited: 'is.true' }],
  [{ status: 'generated' }, { is_edited: 'is.false' }],
])('the filter %o narrows the list', async (part, expected) => {
  await list({ filter: { ...NO_FILTER, ...part } });
  expect(query()).toMatchObject(expected);
});

test('filters by days of the user’s time zone, both included', async () => {
  await list({ filter: { ...NO_FILTER, from: '2026-03-01', to: '2026-03-31' } });
  const days = backend.callsOf('GET /rest/v1/ads')[0]?.query.getAll('created_at');
  expect(days).toEqual([
    `gte.${new Date(2026, 2, 1).toISOString()}`,
    `lt.${new Date(2026, 3, 1).toISOString()}`,
  ]);
});

test('requests the total count for the first page only', async () => {
  backend.on('GET /rest/v1/ads', () =>
    Response.json([createTestAd(1)], { headers: { 'Content-Range': '0-0/128' } }),
  );
  expect((await list()).total).toBe(128);
  await list({ cursor: { createdAt: '2026-01-05T12:00:00+00:00', id: 'abc' } });
  const asked = backend.callsOf('GET /rest/v1/ads').map(({ headers }) => headers.get('prefer'));
  expect(asked).toEqual(['count=exact', null]);
});

test('reads the ids of all matching ads a thousand at a time', async () => {
  backend.on('GET /rest/v1/ads', ({ query }) =>
    Response.json(
      query.has('or')
        ? [createTestAd(2000)]
        : Array.from({ length: 1000 }, (_, index) => createTestAd(index)),
    ),
  );
  const ids = await listAdIds(getSupabase(), TEST_USER_ID, { ...NO_FILTER, favoritesOnly: true });
  expect(ids).toHaveLength(1001);
  expect(ids.at(-1)).toBe(createTestAd(2000).id);
  for (const { query } of backend.callsOf('GET /rest/v1/ads')) {
    expect(Object.fromEntries(query)).toMatchObject({ is_favorite: 'eq.true', limit: '1000' });
  }
});

test('marks many favourites a hundred at a time', async () => {
  backend.on('PATCH /rest/v1/ads', () => Response.json([createTestAd(1)]));
  const ids = Array.from({ length: 250 }, (_, index) => createTestAd(index).id);
  await setFavorite(getSupabase(), ids, true);
  const sizes = backend
    .callsOf('PATCH /rest/v1/ads')
    .map(({ query }) => query.get('id')?.split(',').length);
  expect(sizes.toSorted()).toEqual([100, 100, 50]);
});

test('reads an ad by id and owner', async () => {
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

test('sends no request for an invalid id', async () => {
  expect(await getAd(getSupabase(), TEST_USER_ID, 'nope')).toBeNull();
  expect(backend.calls).toEqual([]);
});

test('reports an error when another user’s ad is marked', async () => {
  backend.on('PATCH /rest/v1/ads', () => Response.json([]));
  await expect(setFavorite(getSupabase(), [createTestAd(1).id], true)).rejects.toMatchObject({
    code: 'not_found',
  });
});
