import { describe, expect, it } from 'vitest';
import { openBooks } from './books.ts';
import { createUserActor, type Database } from './database.ts';
import { readRefusal } from './refusal.ts';

export function registerAdsSuite(open: () => Database) {
  const setUp = async () => ({ id: await open().signUp(), books: openBooks(open()) });

  describe('saving ads in the database', () => {
    it('the number of saved ads is right for ten ads at once and for single ads, and never decreases', async () => {
      const { id, books } = await setUp();
      const asUser = (sql: string) =>
        open().as(createUserActor(id), (session) => session.query(sql, [id]));
      await asUser('insert into public.ads (user_id) select $1 from generate_series(1, 10)');
      await asUser('insert into public.ads (user_id) values ($1)');
      await asUser('delete from public.ads where user_id = $1');

      expect(await books.account(id)).toMatchObject({ ads_generated: 11, credits_used: 0 });
    });

    const OTHER = '0a1b2c3d-0000-4000-8000-00000000000a';
    const STORAGE = 'https://x.example/storage/v1';
    it.each([
      ['a result', { ad_image_url: `${STORAGE}/object/public/ad_images/${OTHER}/1.jpg` }],
      [
        'an original',
        { ad_image_url: `${STORAGE}/object/authenticated/uploads/${OTHER}/optimize_1_a.jpg` },
      ],
      ['a story', { ad_image_url_story: `${STORAGE}/object/public/photoshoots/${OTHER}/1.jpg` }],
      ['a rendition', { ad_image_url: `${STORAGE}/render/image/public/assets/${OTHER}/1.jpg` }],
      [
        'an encoded folder',
        { ad_image_url: `${STORAGE}/object/public/ad_images%2F${OTHER}/1.jpg` },
      ],
      [
        'a way through the own folder',
        { ad_image_url: `${STORAGE}/object/public/ad_images/OWN/../${OTHER}/1.jpg` },
      ],
      [
        'a way through the own folder, encoded',
        { ad_image_url: `${STORAGE}/object/public/ad_images/OWN/%2e%2e/x/1.jpg` },
      ],
      ['doubled slashes', { ad_image_url: `${STORAGE}//object/public//ad_images//${OTHER}/1.jpg` }],
      ['backward slashes', { ad_image_url: `${STORAGE}\\object/public\\ad_images\\${OTHER}/1` }],
      [
        'an overlay’s original',
        {
          prediction_id: JSON.stringify({
            originalImage: `${STORAGE}/object/public/assets/${OTHER}/1.jpg`,
          }),
        },
      ],
      [
        'an overlay’s original, escaped',
        {
          prediction_id: `{"originalImage":"${STORAGE}\\u002fobject/public/assets\\/${OTHER}/1.jpg"}`,
        },
      ],
    ])(
      'an ad can’t show a picture of another user: %s',
      async (_, columns: Record<string, string>) => {
        const { id } = await setUp();
        const names = Object.keys(columns);
        const values = Object.values(columns).map((value) => value.replace('OWN', id));
        const save = (addresses: string[]) =>
          open().as(createUserActor(id), (session) =>
            session.query(`insert into public.ads (${names}) values ($1)`, addresses),
          );
        expect(await readRefusal(save(values))).toBe('42501');
      },
    );

    it.each([
      `${STORAGE}/object/public/ad_images/OWN/1.jpg`,
      `${STORAGE}/object/authenticated/uploads/OWN/variation_1_a.jpg`,
      'https://x.example/ad_images/1.jpg',
    ])(
      'an ad can show the user’s own pictures, and pictures from elsewhere: %s',
      async (address) => {
        const { id } = await setUp();
        const own = address.replace('OWN', id);
        const columns = [own, own, JSON.stringify({ originalImage: own, variation: own })];
        const saving = open().as(createUserActor(id), (session) =>
          session.query(
            'insert into public.ads (ad_image_url, ad_image_url_story, prediction_id) values ($1, $2, $3)',
            columns,
          ),
        );
        expect(await readRefusal(saving)).toBe('none');
      },
    );

    it('a saved ad can be marked as a favourite, and its other columns can’t be changed', async () => {
      const changes = await open().query<{ name: string }>(`
        select attname as name from pg_attribute
        where attrelid = 'public.ads'::regclass and attnum > 0
          and has_column_privilege('authenticated', attrelid, attnum, 'update')
      `);
      expect(changes).toEqual([{ name: 'is_favorite' }]);
    });
  });
}
