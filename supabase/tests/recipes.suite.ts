import { describe, expect, it } from 'vitest';
import { openBooks } from './books.ts';
import { createUserActor, type Database, type Parameter, service } from './database.ts';

interface Latest {
  outcome: string;
  n: number | null;
  recipe: { formats: string[]; headline?: string } | null;
  images: Record<string, string> | null;
  ad_text?: string | null;
}

const PICTURE = 'https://x.example/square.jpg';

const createRecorded = (picture: string, headline = 'Coffee from clay') => ({
  recipe: { formats: ['square'], headline },
  images: { square: picture },
  headline,
  words: `${headline}\nPick your mug`,
  viral_score: { score: 71, parts: [] },
});

export function registerRecipesSuite(open: () => Database) {
  const call = async (sql: string, parameters: Parameter[]): Promise<Latest> => {
    const [row] = await open().as(service, (session) => session.query<Latest>(sql, parameters));
    if (!row) throw new Error(`no row for ${sql}`);
    return row;
  };
  const toEdit = (userId: string, adId: string) =>
    call('select * from public.ad_to_edit($1, $2)', [userId, adId]);
  const save = (userId: string, adId: string, base: number, version: object) =>
    call('select * from public.save_ad_version($1, $2, $3, $4)', [
      userId,
      adId,
      base,
      { ...version },
    ]);
  const addFormats = (userId: string, adId: string, n: number, images: Record<string, string>) =>
    call('select * from public.add_ad_formats($1, $2, $3, $4)', [userId, adId, n, images]);

  /** Creates a successful generation that contains a recipe for each of the pictures. */
  async function generate(pictures: string[]): Promise<string> {
    const id = await open().signUp();
    const books = openBooks(open());
    await books.spend(id);
    const { generation_id } = await books.claim(id);
    await open().as(service, (session) =>
      session.query('select public.settle_generation($1, $2, $3)', [
        generation_id,
        { made: 'it' },
        pictures.map((picture) => createRecorded(picture)),
      ]),
    );
    return id;
  }

  async function saveAd(userId: string, picture: string): Promise<string> {
    const [row] = await open().as(createUserActor(userId), (session) =>
      session.query<{ id: string }>(
        'insert into public.ads (user_id, ad_image_url) values ($1, $2) returning id',
        [userId, picture],
      ),
    );
    if (!row) throw new Error('the ad was not saved');
    return row.id;
  }

  describe('recipes from which ads are rendered', () => {
    it('recipes are linked to the ads that show their pictures', async () => {
      const id = await generate([PICTURE, 'https://x.example/second.jpg']);
      const ad = await saveAd(id, 'https://x.example/second.jpg');

      expect(await toEdit(id, ad)).toMatchObject({ outcome: 'found', n: 1 });
      const versions = await open().as(createUserActor(id), (session) =>
        session.query('select ad_id, n, viral_score from public.ad_versions'),
      );
      expect(versions).toEqual([{ ad_id: ad, n: 1, viral_score: { score: 71, parts: [] } }]);
    });

    it('a recipe belongs to only one ad, and to no ad of another user', async () => {
      const id = await generate([PICTURE]);
      const stranger = await open().signUp();
      const stolen = await saveAd(stranger, PICTURE);
      const ad = await saveAd(id, PICTURE);
      const twin = await saveAd(id, PICTURE);

      expect((await toEdit(stranger, stolen)).outcome).toBe('not_editable');
      expect((await toEdit(id, ad)).outcome).toBe('found');
      expect((await toEdit(id, twin)).outcome).toBe('not_editable');
      expect((await toEdit(stranger, ad)).outcome).toBe('not_found');
      expect((await save(stranger, ad, 1, createRecorded(PICTURE))).outcome).toBe('not_found');
      expect((await addFormats(stranger, ad, 1, { pin: PICTURE })).outcome).toBe('not_found');
    });

    it('recipes of a refunded generation are not stored', async () => {
      const id = await open().signUp();
      const books = openBooks(open());
      await books.spend(id);
      const { generation_id } = await books.claim(id);
      await books.refund(generation_id);
      const [settled] = await open().as(service, (session) =>
        session.query('select public.settle_generation($1, $2, $3) as done', [
          generation_id,
          { made: 'it' },
          [createRecorded(PICTURE)],
        ]),
      );

      expect(settled).toEqual({ done: false });
      const rows = await open().query('select from public.recipes where user_id = $1', [id]);
      expect(rows).toEqual([]);
    });

    it('recipes are linked to ads that the engine saved together with the result', async () => {
      const id = await open().signUp();
      const books = openBooks(open());
      await books.spend(id);
      const { generation_id } = await books.claim(id);
      await open().as(service, (session) =>
        session.query('select public.settle_generation($1, $2, $3, $4)', [
          generation_id,
          { made: 'it' },
          [createRecorded(PICTURE)],
          [{ ad_image_url: PICTURE }],
        ]),
      );
      const [ad] = await open().as(createUserActor(id), (session) =>
        session.query<{ id: string }>('select id from public.ads'),
      );

      expect(await toEdit(id, ad?.id ?? '')).toMatchObject({ outcome: 'found', n: 1 });
    });

    it('a recipe is deleted together with its ad', async () => {
      const id = await generate([PICTURE]);
      const ad = await saveAd(id, PICTURE);
      await open().as(createUserActor(id), (session) =>
        session.query('delete from public.ads where id = $1', [ad]),
      );

      expect((await toEdit(id, ad)).outcome).toBe('not_found');
      expect(await open().query('select from public.recipes where user_id = $1', [id])).toEqual([]);
      expect(await open().query('select from public.ad_versions where ad_id = $1', [ad])).toEqual(
        [],
      );
    });
  });

  describe('saved versions of an ad', () => {
    it('the newest version of an ad is shown, older versions remain, and no credits change', async () => {
      const id = await generate([PICTURE]);
      const ad = await saveAd(id, PICTURE);
      const ledger = await openBooks(open()).ledger(id);
      const second = {
        ...createRecorded('https://x.example/2.jpg', 'Tea from clay'),
        ad: { ad_image_url: 'https://x.example/2.jpg' },
      };
      expect(await save(id, ad, 1, second)).toMatchObject({ outcome: 'saved', n: 2 });

      const [row] = await open().as(createUserActor(id), (session) =>
        session.query('select ad_image_url, ads.headline from public.ads'),
      );
      expect(row).toEqual({
        ad_image_url: 'https://x.example/2.jpg',
        headline: 'Tea from clay',
      });
      const versions = await open().as(createUserActor(id), (session) =>
        session.query(`select n, recipe ->> 'headline' as headline from public.ad_versions`),
      );
      expect(versions).toEqual([
        { n: 1, headline: 'Coffee from clay' },
        { n: 2, headline: 'Tea from clay' },
      ]);
      expect(await openBooks(open()).ledger(id)).toEqual(ledger);
    });

    it('the editor receives each version with the texts of its ad, which an edit may change', async () => {
      const id = await generate([PICTURE]);
      const ad = await saveAd(id, PICTURE);
      expect((await toEdit(id, ad)).ad_text).toBeNull();
      const version = { ...createRecorded(PICTURE), ad: { ad_text: 'Now €39. Order now.' } };
      await save(id, ad, 1, version);
      expect(await toEdit(id, ad)).toMatchObject({ n: 2, ad_text: 'Now €39. Order now.' });
    });

    it('saving a version is refused when another version was saved meanwhile, and the latest version is returned', async () => {
      const id = await generate([PICTURE]);
      const ad = await saveAd(id, PICTURE);
      const versions = ['First', 'Second'].map((headline) => createRecorded(PICTURE, headline));
      const outcomes = await Promise.all(versions.map((version) => save(id, ad, 1, version)));

      expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['saved', 'stale']);
      const [saved] = outcomes.filter(({ outcome }) => outcome === 'saved');
      const [stale] = outcomes.filter(({ outcome }) => outcome === 'stale');
      expect(stale).toEqual({ ...saved, outcome: 'stale' });
    });

    it('further formats are added to a version of an ad only once', async () => {
      const id = await generate([PICTURE]);
      const ad = await saveAd(id, PICTURE);
      const [first, second] = [
        { pin: 'https://x.example/p.jpg' },
        { pin: 'https://x.example/q.jpg' },
      ];
      await addFormats(id, ad, 1, first);
      const latest = await addFormats(id, ad, 1, { ...second, wide: 'https://x.example/w.jpg' });

      expect(latest).toMatchObject({ outcome: 'saved', n: 1 });
      expect(latest.images).toEqual({
        square: PICTURE,
        pin: 'https://x.example/p.jpg',
        wide: 'https://x.example/w.jpg',
      });
      expect(latest.recipe?.formats).toEqual(['square', 'pin', 'wide']);
      expect((await addFormats(id, ad, 2, first)).outcome).toBe('stale');
    });
  });

  describe('copies of an ad', () => {
    const COPY = 'https://x.example/copy.jpg';
    const copy = async (userId: string, adId: string, version: object) => {
      const [row] = await open().as(service, (session) =>
        session.query<{ outcome: string; ad_id: string | null; name: string | null }>(
          'select * from public.copy_ad($1, $2, $3)',
          [userId, adId, { ...version }],
        ),
      );
      if (!row) throw new Error('no row for copy_ad');
      return row;
    };

    it('a copy of an ad is a separate ad with its own recipe, folder and name, and costs nothing', async () => {
      const id = await generate([PICTURE]);
      const ad = await saveAd(id, PICTURE);
      await save(id, ad, 1, createRecorded(PICTURE, 'Tea from clay'));
      const before = await openBooks(open()).ledger(id);
      const version = { ...createRecorded(COPY, 'Tea from clay'), ad: { ad_image_url: COPY } };
      const { outcome, ad_id, name } = await copy(id, ad, version);

      expect([outcome, name]).toEqual(['copied', 'Copy of Tea from clay']);
      expect(await toEdit(id, ad_id ?? '')).toMatchObject({ n: 1, images: { square: COPY } });
      expect(await toEdit(id, ad)).toMatchObject({ n: 2, images: { square: PICTURE } });
      const named = await open().as(createUserActor(id), (session) =>
        session.query('select custom_name(ads) as name from public.ads where id = $1', [
          ad_id ?? '',
        ]),
      );
      expect(named).toEqual([{ name }]);
      expect(await openBooks(open()).ledger(id)).toEqual(before);
    });

    it('an ad and its copies can be copied repeatedly by their owner, and not by other users', async () => {
      const id = await generate([PICTURE]);
      const ad = await saveAd(id, PICTURE);
      const version = { ...createRecorded(COPY), ad: { ad_image_url: COPY } };
      const first = await copy(id, ad, version);
      const second = await copy(id, first.ad_id ?? '', version);
      expect([first.outcome, second.outcome]).toEqual(['copied', 'copied']);
      expect(second.name).toBe('Copy of Copy of Coffee from clay');
      const stranger = await open().signUp();
      expect((await copy(stranger, ad, version)).outcome).toBe('not_found');
    });
  });

  describe('sorting and searching the gallery', () => {
    it('the gallery sorts ads by their shown names, ignoring case, and sorts an accented name after the same name without accents', async () => {
      const id = await open().signUp();
      const sorted = await open().as(createUserActor(id), async (session) => {
        const titles = ['Zoo', 'apfel', 'Äpfel', 'Birne', 'Apfel b'];
        for (const title of titles)
          await session.query('insert into public.ads (user_id, title) values ($1, $2)', [
            id,
            title,
          ]);
        return session.query(
          `select title from jsonb_array_elements_text(
             public.find_ads('{"sort":"name"}') -> 'ids'
           ) with ordinality as found (id, place)
           join public.ads on ads.id = found.id::uuid order by place`,
        );
      });
      const titles = sorted.map(({ title }) => title);
      expect(titles).toEqual(['apfel', 'Apfel b', 'Äpfel', 'Birne', 'Zoo']);
    });

    it('the gallery’s search finds an ad by words that appear only in its picture, and finds no other user’s ad', async () => {
      const id = await generate([PICTURE]);
      await saveAd(id, PICTURE);
      const find = `select public.find_ads('{"search":"your mug"}') -> 'total' as total`;
      expect(await open().as(createUserActor(id), (session) => session.query(find))).toEqual([
        { total: 1 },
      ]);
      const stranger = createUserActor(await open().signUp());
      expect(await open().as(stranger, (session) => session.query(find))).toEqual([{ total: 0 }]);
    });
  });
}
