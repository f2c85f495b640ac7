import { describe, expect, it } from 'vitest';
import { openBooks } from './books.ts';
import { createUserActor, type Database, type Parameter } from './database.ts';
import { readRefusal } from './refusal.ts';

export function registerAdFoldersSuite(open: () => Database) {
  const as = (userId: string) => ({
    query: <Row>(sql: string, parameters: Parameter[] = []) =>
      open().as(createUserActor(userId), (session) => session.query<Row>(sql, parameters)),
  });
  const one = async <Row>(rows: Promise<Row[]>): Promise<Row> => {
    const [row] = await rows;
    if (!row) throw new Error('the query returned no row');
    return row;
  };
  const addAd = async (userId: string): Promise<string> =>
    (
      await one(
        as(userId).query<{ id: string }>(
          `insert into public.ads (user_id, status) values ($1, 'completed') returning id`,
          [userId],
        ),
      )
    ).id;
  const addFolder = async (userId: string, name = 'Autumn'): Promise<string> =>
    (
      await one(
        as(userId).query<{ id: string }>(
          'insert into public.ad_folders (name) values ($1) returning id',
          [name],
        ),
      )
    ).id;
  const file = (userId: string, adIds: string[], folderId: string | null) =>
    one(
      as(userId).query<{ filed: number }>('select public.file_ads($1::uuid[], $2::uuid) as filed', [
        `{${adIds}}`,
        folderId,
      ]),
    );
  const rename = (userId: string, adId: string, name: string | null) =>
    one(
      as(userId).query<{ renamed: boolean }>('select public.rename_ad($1, $2) as renamed', [
        adId,
        name,
      ]),
    );
  const filed = (userId: string) =>
    as(userId).query<{ id: string; folder_id: string | null; custom_name: string | null }>(
      'select ads.id, ads.folder_id, ads.custom_name from public.ads order by ads.created_at, ads.id',
    );

  describe('folders into which users sort ads', () => {
    it('a folder contains ads of its owner, and each ad is in at most one folder', async () => {
      const owner = await open().signUp();
      const adIds = [await addAd(owner), await addAd(owner)];
      const [first, second] = [await addFolder(owner), await addFolder(owner, 'Winter')];
      expect(await file(owner, adIds, first)).toEqual({ filed: 2 });
      expect(await file(owner, adIds.slice(0, 1), second)).toEqual({ filed: 1 });
      const folders = new Map((await filed(owner)).map((ad) => [ad.id, ad.folder_id]));
      expect(adIds.map((id) => folders.get(id))).toEqual([second, first]);
      await file(owner, adIds, null);
      expect((await filed(owner)).map((ad) => ad.folder_id)).toEqual([null, null]);
    });

    it('a folder refuses ads of other users', async () => {
      const [owner, other] = [await open().signUp(), await open().signUp()];
      const [adId, folderId] = [await addAd(owner), await addFolder(owner)];
      const [foreignAd, foreignFolder] = [await addAd(other), await addFolder(other)];
      expect(await file(owner, [adId, foreignAd], folderId)).toEqual({ filed: 1 });
      expect(await readRefusal(file(owner, [adId], foreignFolder))).toBe('42501');
      expect((await filed(other)).map((ad) => ad.folder_id)).toEqual([null]);
      expect(await as(other).query('select from public.filed_ads')).toEqual([]);
      expect(
        await as(other).query('select from public.ad_folders where id = $1', [folderId]),
      ).toEqual([]);
    });

    it('a user’s folders have different names, ignoring case', async () => {
      const owner = await open().signUp();
      await addFolder(owner, 'Autumn');
      expect(await readRefusal(addFolder(owner, 'AUTUMN'))).toBe('23505');
      await addFolder(await open().signUp(), 'Autumn');
    });

    it.each(['', ' ', ' Autumn', 'a'.repeat(61)])(
      'a folder can’t have the name "%s"',
      async (name) => {
        expect(await readRefusal(addFolder(await open().signUp(), name))).toBe('23514');
      },
    );

    it('a user can have at most 100 folders', async () => {
      const owner = await open().signUp();
      await as(owner).query(
        `insert into public.ad_folders (name) select 'Folder ' || n from generate_series(1, 100) as n`,
      );
      expect(await readRefusal(addFolder(owner, 'One more'))).toBe('AF001');
    });

    it('deleting a folder keeps the ads in it and the ads’ names', async () => {
      const owner = await open().signUp();
      const [adId, folderId] = [await addAd(owner), await addFolder(owner)];
      await file(owner, [adId], folderId);
      await rename(owner, adId, 'Winter test');
      await as(owner).query('delete from public.ad_folders where id = $1', [folderId]);
      expect(await filed(owner)).toEqual([
        { id: adId, folder_id: null, custom_name: 'Winter test' },
      ]);
    });

    it('folders are deleted together with their account', async () => {
      const owner = await open().signUp();
      await file(owner, [await addAd(owner)], await addFolder(owner));
      await open().query('delete from public.users where id = $1', [owner]);
      for (const table of ['ad_folders', 'filed_ads']) {
        expect(
          await open().query(`select from public.${table} where user_id = $1`, [owner]),
        ).toEqual([]);
      }
    });
  });

  describe('names that users give ads', () => {
    it('a name that the user gave an ad is shown beside the ad’s title, and can be removed', async () => {
      const owner = await open().signUp();
      const adId = await addAd(owner);
      expect(await rename(owner, adId, 'Winter test')).toEqual({ renamed: true });
      const read = () =>
        as(owner).query('select ads.title, ads.custom_name from public.ads where id = $1', [adId]);
      expect(await read()).toEqual([{ title: null, custom_name: 'Winter test' }]);
      await rename(owner, adId, null);
      expect(await read()).toEqual([{ title: null, custom_name: null }]);
    });

    it('a name of an ad can only be set by the ad’s owner', async () => {
      const [owner, other] = [await open().signUp(), await open().signUp()];
      const adId = await addAd(owner);
      expect(await rename(other, adId, 'Mine')).toEqual({ renamed: false });
      expect((await filed(owner))[0]?.custom_name).toBeNull();
    });

    it.each(['', 'n'.repeat(121)])(
      'an ad’s own name can be neither empty nor too long: "%s"',
      async (name) => {
        const owner = await open().signUp();
        expect(await readRefusal(rename(owner, await addAd(owner), name))).toBe('23514');
      },
    );
  });

  describe('values of the gallery’s filters', () => {
    it('the gallery’s filter values count only the user’s own ads, with the number in each folder', async () => {
      const [owner, other] = [await open().signUp(), await open().signUp()];
      const adId = await addAd(owner);
      await recordRecipe(owner, adId);
      const id = await addFolder(owner);
      await file(owner, [adId], id);
      const facets = (userId: string) =>
        one(as(userId).query<{ facets: unknown }>('select public.gallery_facets() as facets'));
      expect((await facets(owner)).facets).toEqual({
        brands: ['Kestrel'],
        campaigns: [],
        folders: [{ id, name: 'Autumn', ads: 1 }],
      });
      expect((await facets(other)).facets).toEqual({ brands: [], campaigns: [], folders: [] });
    });
  });

  async function recordRecipe(owner: string, adId: string): Promise<void> {
    const books = openBooks(open());
    await books.spend(owner);
    await books.claim(owner);
    await open().query(
      `insert into public.recipes
         (user_id, generation_id, position, ad_id, image_url, recipe, images, headline, words)
       select user_id, id, 0, $2, 'https://x.example/1.jpg', '{"brand":{"name":"Kestrel"}}',
         '{"square":"https://x.example/1.jpg","pin":"https://x.example/2.jpg"}', 'Soup, now', 'Soup, now'
       from public.generations where user_id = $1`,
      [owner, adId],
    );
  }
}
