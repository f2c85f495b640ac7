import { randomUUID } from 'node:crypto';
import type { FeatureName } from '@adwright/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Books, openBooks } from './books.ts';
import { type Database, openDatabase } from './database.ts';

let database: Database;
let books: Books;
beforeAll(async () => {
  database = await openDatabase('pglite', '20261124100000');
  books = openBooks(database);
});
afterAll(() => database.close());

async function generate(userId: string, feature: FeatureName, request: object, result: object) {
  await books.spend(userId, feature);
  const { generation_id } = await books.claim(userId, randomUUID(), feature, { ...request });
  await database.query('select public.settle_generation($1, $2)', [generation_id, { ...result }]);
  return generation_id;
}

const adsOf = (userId: string) =>
  database.query(
    `select ad_image_url, ad_image_url_story, ad_text, title, is_boosted, ad_type, prediction_id
     from public.ads where user_id = $1 order by ad_image_url`,
    [userId],
  );

it('the migration saves only results of generations that browsers had not saved', async () => {
  const [away, done] = [await database.signUp(), await database.signUp()];
  const creatives = [{ imageUrl: 'ad-post' }, { imageUrl: 'ad-story' }];
  await generate(away, 'Create Ad', {}, { creatives, adText: ['One.', 'Two.'] });
  await generate(away, 'Creative Boost', {}, { creatives: [{ imageUrl: 'boost-1' }] });
  await generate(
    away,
    'Add Text',
    { imageUrl: 'original', title: 'Big', subtitle: '' },
    {
      variations: [{ imageUrl: 'overlay-1' }],
    },
  );
  await generate(away, 'Creative Variation', {}, { optimizedImageUrl: 'variation' });
  const acknowledged = await generate(done, 'Create Ad', {}, { creatives });
  await database.query('update public.generations set acknowledged_at = now() where id = $1', [
    acknowledged,
  ]);
  await generate(done, 'Creative Variation', {}, { optimizedImageUrl: 'saved' });
  await database.query(`insert into public.ads (user_id, ad_image_url) values ($1, 'saved')`, [
    done,
  ]);

  await database.migrate();

  const bare = {
    ad_image_url_story: null,
    ad_text: null,
    title: null,
    is_boosted: false,
    ad_type: null,
    prediction_id: null,
  };
  expect(await adsOf(away)).toEqual([
    { ...bare, ad_image_url: 'ad-post', ad_image_url_story: 'ad-story', ad_text: 'One.\n\nTwo.' },
    { ...bare, ad_image_url: 'boost-1', is_boosted: true },
    {
      ...bare,
      ad_image_url: 'overlay-1',
      ad_text: 'Big',
      title: 'Big',
      prediction_id: expect.stringContaining('"originalImage": "original"'),
    },
    {
      ...bare,
      ad_image_url: 'variation',
      ad_text: 'Variation image',
      title: 'Creative variation',
    },
  ]);
  expect(await adsOf(done)).toHaveLength(1);
  expect(await books.account(away)).toMatchObject({ ads_generated: 4 });
});
