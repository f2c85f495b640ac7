import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { openBooks } from './books.ts';
import { createUserActor, type Database, service } from './database.ts';
import { readRefusal } from './refusal.ts';

interface Known {
  making: string;
  is_exact: boolean;
}

/** Registers tests which check that a delivered picture is found by its bytes and by its appearance. */
export function registerDeliveredPicturesSuite(open: () => Database) {
  describe('records of the pictures that the engine delivered', () => {
    const hash = createRandomBits(64);
    const file = createHash('sha256').update(randomUUID()).digest('hex');
    let owner: string;

    const find = (sha256: string, perceptualHash: string | null, bits = 8) =>
      open().as(service, (session) =>
        session.query<Known>(
          'select making, is_exact from public.find_delivered_picture($1, $2, $3)',
          [sha256, perceptualHash, bits],
        ),
      );

    beforeAll(async () => {
      owner = await open().signUp();
      await open().as(service, (session) =>
        session.query(
          `insert into public.delivered_pictures
             (path, user_id, making, credentials, uploads, sha256, perceptual_hash)
           values ($1, $2, 'photoComposed', 'signed', 'kept', decode($3, 'hex'), $4::text::bit(64))`,
          [`${owner}/enhance_${randomUUID()}.jpg`, owner, file, hash],
        ),
      );
    });

    it('a delivered picture is found by its exact bytes', async () => {
      const found = [{ making: 'photoComposed', is_exact: true }];
      expect(await find(file, null)).toEqual(found);
      expect(await find(file, createRandomBits(64))).toEqual(found);
    });

    it.each([0, 1, 3, 5, 8])(
      'a picture is found if its hash differs in %i bits, wherever these bits are',
      async (bits) => {
        for (let turn = 0; turn < 12; turn += 1) {
          const found = await find('00', flipBits(hash, bits));
          expect(found).toEqual([{ making: 'photoComposed', is_exact: false }]);
        }
      },
    );

    it('a picture is not found if its hash differs in more bits, and a picture of one colour has no hash', async () => {
      expect(await find('00', flipBits(hash, 9))).toEqual([]);
      expect(await find('00', flipBits(hash, 30))).toEqual([]);
      expect(await find('00', null)).toEqual([]);
    });

    it('of several similar pictures, the most similar one is found first', async () => {
      const near = flipBits(hash, 6);
      await open().query(
        `insert into public.delivered_pictures
           (path, user_id, making, credentials, uploads, sha256, perceptual_hash)
         values ($1, $2, 'drawn', 'signed', 'none', sha256('near'), $3::text::bit(64))`,
        [randomUUID(), owner, near],
      );
      expect(await find('00', near)).toEqual([{ making: 'drawn', is_exact: false }]);
      expect(await find('00', hash)).toEqual([{ making: 'photoComposed', is_exact: false }]);
    });

    it('a record of a delivered picture with an impossible value is refused', async () => {
      const insert = (making: string, digest: string) =>
        open().query(
          `insert into public.delivered_pictures (path, user_id, making, credentials, uploads, sha256)
           values ($1, $2, $3, 'signed', 'none', decode($4, 'hex'))`,
          [randomUUID(), owner, making, digest],
        );
      await expect(insert('painted', file)).rejects.toThrow(/making_check/);
      await expect(insert('drawn', 'abcd')).rejects.toThrow(/sha256_check/);
    });

    it('the recipe of a delivered picture is returned only to its workspace', async () => {
      const [maker, stranger] = [await open().signUp(), await open().signUp()];
      const [look, path] = [createRandomBits(64), `${maker}/createAd_${randomUUID()}.jpg`];
      const bytes = createHash('sha256').update(path).digest('hex');
      const url = `https://data.example/storage/v1/object/public/ad_images/${path}`;
      const recipe = { formats: ['square'], kind: 'composed' };
      const books = openBooks(open());
      await books.spend(maker);
      const { generation_id } = await books.claim(maker);
      const version = { recipe, images: { square: url }, headline: 'Hi', words: 'Hi' };
      await open().as(service, async (session) => {
        await session.query('select public.settle_generation($1, $2, $3)', [
          generation_id,
          { made: 'it' },
          [version],
        ]);
        await session.query(
          `insert into public.delivered_pictures
             (path, user_id, workspace_id, making, credentials, uploads, sha256, perceptual_hash)
           values ($1, $2, $2, 'drawn', 'signed', 'none', decode($3, 'hex'), $4::text::bit(64))`,
          [path, maker, bytes, look],
        );
      });
      const own = (workspace: string, sha256: string, hash: string | null) =>
        open().as(service, (session) =>
          session.query('select * from public.own_pictures_like($1, $2, $3, 8)', [
            workspace,
            sha256,
            hash,
          ]),
        );
      const found = { image_url: url, format: 'square', recipe };
      const exact = [{ ...found, is_exact: true }];
      expect(await own(maker, bytes, null)).toEqual(exact);
      expect(await own(maker, '00', flipBits(look, 4))).toEqual([{ ...found, is_exact: false }]);
      expect(await own(maker, '00', null)).toEqual([]);
      expect(await own(stranger, bytes, look)).toEqual([]);
      await open().query(
        `insert into public.delivered_pictures
           (path, user_id, workspace_id, making, credentials, uploads, sha256, perceptual_hash, created_at)
         select $1::text || n, $1::uuid, $1::uuid, 'drawn', 'signed', 'none', sha256(n::text::bytea), $2::text::bit(64), now() - interval '1 day'
         from generate_series(1, 20) as n`,
        [maker, look],
      );
      expect(await own(maker, '00', look), 'among older ones of no ad').toEqual([
        { ...found, is_exact: false },
      ]);
      await open().as(createUserActor(maker), (session) =>
        session.query('insert into public.ads (user_id, ad_image_url) values ($1, $2)', [
          maker,
          url,
        ]),
      );
      expect(await own(maker, bytes, look), 'once its ad is saved').toEqual(exact);
      expect(await own(stranger, bytes, look)).toEqual([]);
      await open().as(createUserActor(maker), (session) =>
        session.query('delete from public.ads where user_id = $1', [maker]),
      );
      expect(await own(maker, bytes, look), 'once its ad is deleted').toEqual([]);
    });

    it('a picture’s alt text, which gallery cards show, can be changed only by its owner', async () => {
      const other = await open().signUp();
      const path = `${owner}/enhance_${randomUUID()}.jpg`;
      await open().query(
        `insert into public.delivered_pictures
           (path, user_id, making, credentials, uploads, sha256, alt_text)
         values ($1, $2, 'photoEdited', 'signed', 'none', sha256('alt'), 'A mug')`,
        [path, owner],
      );
      const write = (as: string, altText: string) =>
        open().as(createUserActor(as), (session) =>
          session.query<{ path: string }>(
            'update public.delivered_pictures set alt_text = $1 where path = $2 returning path',
            [altText, path],
          ),
        );
      expect(await write(other, 'Nonsense')).toEqual([]);
      expect(await write(owner, 'A blue mug')).toEqual([{ path }]);
      for (const refused of ['', ' blank', 'x'.repeat(126)])
        expect(await readRefusal(write(owner, refused))).toBe('23514');
      expect(
        await readRefusal(
          open().as(createUserActor(owner), (session) =>
            session.query(`update public.delivered_pictures set making = 'drawn' where path = $1`, [
              path,
            ]),
          ),
        ),
      ).toBe('42501');
      const url = `https://data.example/storage/v1/object/public/ad_images/${path}`;
      await open().query(
        'insert into public.ads (user_id, ad_image_url) values ($1, $2), ($1, $3)',
        [owner, url, 'https://x.example/other.jpg'],
      );
      const shown = (as: string) =>
        open().as(createUserActor(as), (session) =>
          session.query<{ alt: string | null }>(
            'select public.alt_text(ads) as alt from public.ads where ad_image_url in ($1, $2) order by alt',
            [url, 'https://x.example/other.jpg'],
          ),
        );
      expect(await shown(owner)).toEqual([{ alt: 'A blue mug' }, { alt: null }]);
      expect(await shown(other)).toEqual([]);
    });

    it('a record doesn’t prevent the removal of an unused picture, and is deleted with its account', async () => {
      const [{ row } = { row: '' }] = await open().query<{ row: string }>(
        'select to_jsonb(one)::text as row from public.delivered_pictures as one where sha256 = decode($1, $2)',
        [file, 'hex'],
      );
      // `orphaned_objects` counts a picture as used when any row contains its bucket and path.
      expect(row).not.toMatch(/\/ad_images\//);
      await open().query('select public.delete_account($1)', [owner]);
      expect(await find(file, hash)).toEqual([]);
    });
  });
}

function createRandomBits(length: number): string {
  return Array.from({ length }, () => Math.round(Math.random())).join('');
}

/** Returns a text of bits with `count` bits flipped at random positions. */
function flipBits(bits: string, count: number): string {
  const places = Array.from(bits, (_, place) => place).sort(() => Math.random() - 0.5);
  const flipped = new Set(places.slice(0, count));
  return Array.from(bits, (bit, place) => (flipped.has(place) ? 1 - Number(bit) : bit)).join('');
}
