import { randomUUID } from 'node:crypto';
import { UNCLAIMED_SPEND_MINUTES } from '@adwright/contracts';
import { describe, expect, it } from 'vitest';
import { openBooks } from './books.ts';
import { count } from './count.ts';
import { createUserActor, type Database, service } from './database.ts';

const DAY_SECONDS = 86_400;

export function registerGenerationsSuite(open: () => Database) {
  const setUp = async () => ({ id: await open().signUp(), books: openBooks(open()) });

  describe('starting the work of a generation', () => {
    it('a generation runs once for one charge, however often the user requests it', async () => {
      const { id, books } = await setUp();
      await books.spend(id);
      const claims = await Promise.all(Array.from({ length: 100 }, () => books.claim(id)));

      expect(
        count(
          claims.map((claim) => claim.outcome),
          'claimed',
        ),
      ).toBe(1);
      expect(
        count(
          claims.map((claim) => claim.outcome),
          'unpaid',
        ),
      ).toBe(99);
    });

    it('an account’s running generation and campaign are cancelled and refunded before the account is deleted', async () => {
      const { id, books } = await setUp();
      const other = await setUp();
      for (const person of [id, other.id]) {
        await books.spend(person);
        await books.claim(person);
        await open().query(
          `insert into public.campaigns (user_id, name, settings, state) values ($1, 'Autumn', '{}', 'running')`,
          [person],
        );
      }
      await open().as(service, (session) =>
        session.query('select public.cancel_account_work($1)', [id]),
      );
      const states = (person: string) =>
        open().query(
          `select generations.state, campaigns.state as campaign from public.generations
           join public.campaigns using (user_id) where user_id = $1`,
          [person],
        );
      expect(await states(id)).toEqual([{ state: 'failed', campaign: 'cancelled' }]);
      expect(await states(other.id)).toEqual([{ state: 'running', campaign: 'running' }]);
      expect(await books.account(id)).toMatchObject({ credits_used: 0 });
    });

    it('a generation runs once for one key, however many spends have this key', async () => {
      const { id, books } = await setUp();
      for (let n = 0; n < 3; n++) await books.spend(id);
      const key = randomUUID();
      const claims = await Promise.all(Array.from({ length: 20 }, () => books.claim(id, key)));

      expect(
        count(
          claims.map((claim) => claim.outcome),
          'claimed',
        ),
      ).toBe(1);
      expect(
        count(
          claims.map((claim) => claim.outcome),
          'running',
        ),
      ).toBe(19);
      expect(new Set(claims.map((claim) => claim.generation_id)).size).toBe(1);
    });

    it('a generation is refused with a charge of another feature or user', async () => {
      const { id, books } = await setUp();
      await books.spend(id, 'Add Text');

      expect(await books.claim(id)).toMatchObject({ outcome: 'unpaid', generation_id: null });
      expect(await books.claim(await open().signUp(), randomUUID(), 'Add Text')).toMatchObject({
        outcome: 'unpaid',
      });
      expect(await books.claim(randomUUID(), randomUUID(), 'Add Text')).toMatchObject({
        outcome: 'unpaid',
      });
      expect(await books.claim(id, randomUUID(), 'Add Text')).toMatchObject({ outcome: 'claimed' });
    });

    it('every repeated request gets the result of the finished generation without another charge', async () => {
      const { id, books } = await setUp();
      const key = randomUUID();
      await books.spend(id);
      const { generation_id } = await books.claim(id, key);
      await books.settle(generation_id, { url: 'x' });
      await books.spend(id);

      expect(await books.claim(id, key)).toEqual({
        outcome: 'succeeded',
        generation_id,
        result: { url: 'x' },
        error: null,
      });
      expect(await books.claim(id)).toMatchObject({ outcome: 'claimed' });
      expect(await books.settle(generation_id)).toBe(false);
      expect(await books.refund(generation_id)).toBe(false);
    });

    it('a generation refuses a key that was used with another request or another feature', async () => {
      const { id, books } = await setUp();
      const key = randomUUID();
      await books.spend(id);
      await books.claim(id, key, 'Create Ad', { product: 'tea' });

      expect(await books.claim(id, key, 'Create Ad', { product: 'coffee' })).toMatchObject({
        outcome: 'mismatch',
      });
      expect(await books.claim(id, key, 'Add Text', { product: 'tea' })).toMatchObject({
        outcome: 'mismatch',
      });
      expect(await books.claim(id, key, 'Create Ad', { product: 'tea' })).toMatchObject({
        outcome: 'running',
      });
    });

    it('a failed generation refunds its credits exactly once', async () => {
      const { id, books } = await setUp();
      const key = randomUUID();
      await books.spend(id, 'Creative Boost');
      const { generation_id } = await books.claim(id, key, 'Creative Boost');
      const refunds = await Promise.all(
        Array.from({ length: 20 }, () => books.refund(generation_id)),
      );

      expect(count(refunds, true)).toBe(1);
      expect(await books.account(id)).toMatchObject({ credits_used: 0 });
      expect((await books.ledger(id)).at(-1)).toEqual({
        kind: 'refund',
        amount: 10,
        feature_name: 'Creative Boost',
      });
      expect(await books.claim(id, key, 'Creative Boost')).toMatchObject({
        outcome: 'failed',
        error: { code: 'internal' },
      });
      expect(await books.settle(generation_id)).toBe(false);
    });

    it('a generation that fails in a later period adds no credits to that later period', async () => {
      const { id, books } = await setUp();
      await books.spend(id, 'Creative Boost');
      const { generation_id } = await books.claim(id, randomUUID(), 'Creative Boost');
      await books.letPass(id, 'period', 30 * DAY_SECONDS);
      await books.spend(id);

      expect(await books.refund(generation_id)).toBe(true);
      expect(await books.account(id)).toMatchObject({ credits_used: 1 });
      expect((await books.ledger(id)).at(-1)).toMatchObject({ kind: 'refund', amount: 0 });
      expect(await books.audit()).toEqual([]);
    });

    it('a generation with a dead worker is refunded, unless a retry takes it over before', async () => {
      const { id, books } = await setUp();
      await books.spend(id);
      await books.spend(id);
      const [first, second] = [randomUUID(), randomUUID()];
      const dead = await books.claim(id, first);
      await books.claim(id, second);
      expect(await books.release()).toBe(0);
      await books.letPass(id, 'lease', 61);

      expect(await books.claim(id, first)).toEqual({ ...dead, outcome: 'claimed' });
      expect(await books.release()).toBe(1);
      expect(await books.claim(id, first)).toMatchObject({ outcome: 'running' });
      expect(await books.claim(id, second)).toMatchObject({ outcome: 'failed' });
      expect(await books.account(id)).toMatchObject({ credits_used: 1 });
    });

    it('a generation continues while its worker sends heartbeats', async () => {
      const { id, books } = await setUp();
      await books.spend(id);
      const { generation_id } = await books.claim(id);
      await books.letPass(id, 'lease', 61);

      expect(await books.extendLease(generation_id)).toBe(true);
      expect(await books.release()).toBe(0);
      expect(await books.settle(generation_id)).toBe(true);
      expect(await books.extendLease(generation_id)).toBe(false);
    });

    it('a generation that no worker started is refunded after a quarter of an hour', async () => {
      const { id, books } = await setUp();
      await books.spend(id);
      await books.letPass(id, 'claim time', (UNCLAIMED_SPEND_MINUTES - 1) * 60);
      expect(await books.release()).toBe(0);
      await books.letPass(id, 'claim time', 60);
      const released = await Promise.all([books.release(), books.release(), books.release()]);

      expect(released.sort()).toEqual([0, 0, 1]);
      expect(await books.account(id)).toMatchObject({ credits_used: 0 });
      expect(await books.claim(id)).toMatchObject({ outcome: 'unpaid' });
    });

    describe('recording the result of a successful generation', () => {
      const PICTURE = 'https://x.example/post.jpg';
      const AD = { ad_image_url: PICTURE, ad_text: 'Fresh tea.', status: 'completed' };
      const asUser = (id: string, sql: string, parameters: string[] = []) =>
        open().as(createUserActor(id), (session) => session.query(sql, parameters));
      const insert = (id: string, picture = PICTURE) =>
        asUser(
          id,
          `insert into public.ads (user_id, ad_image_url, ad_text, status)
           values ($1, $2, 'Fresh tea.', 'completed') returning id`,
          [id, picture],
        );
      const adsOf = (id: string) => asUser(id, 'select ad_image_url, ad_text from public.ads');

      async function settled(ads: object[] = [AD]) {
        const { id, books } = await setUp();
        await books.spend(id);
        const { generation_id } = await books.claim(id);
        const settle = () => books.settle(generation_id, { made: 'it' }, ads);
        expect(await settle()).toBe(true);
        return { id, books, settle };
      }

      it('a successful generation saves its ads once, with the same defaults as an insert by the browser', async () => {
        const { id, books, settle } = await settled([AD, { ad_image_url: 'b', is_boosted: true }]);
        expect(await settle()).toBe(false);

        const rows = await asUser(
          id,
          `select ad_image_url, ad_text, status, is_favorite, is_boosted from public.ads
           order by ad_image_url`,
        );
        expect(rows).toEqual([
          { ...AD, ad_image_url: 'b', ad_text: null, is_favorite: false, is_boosted: true },
          { ...AD, is_favorite: false, is_boosted: false },
        ]);
        expect(await books.account(id)).toMatchObject({ ads_generated: 2 });
      });

      it('a successful generation’s ad is not saved a second time by the browser', async () => {
        const { id, books } = await settled();
        expect(await insert(id)).toEqual([]);
        expect(await insert(id, 'https://x.example/another.jpg')).toHaveLength(1);
        expect(await adsOf(id)).toHaveLength(2);
        expect(await books.account(id)).toMatchObject({ ads_generated: 2 });
      });

      it('other users may save an ad with a picture of the same URL', async () => {
        await settled();
        expect(await insert(await open().signUp())).toHaveLength(1);
      });

      it('a deleted ad of a generation stays deleted when a slow browser tries to save it afterwards', async () => {
        const { id } = await settled();
        await asUser(id, 'delete from public.ads where user_id = $1', [id]);
        expect(await insert(id)).toEqual([]);
        expect(await adsOf(id)).toEqual([]);
      });

      it('a refunded generation saves no ads', async () => {
        const { id, books } = await setUp();
        await books.spend(id);
        const { generation_id } = await books.claim(id);
        await books.refund(generation_id);
        expect(await books.settle(generation_id, { made: 'it' }, [AD])).toBe(false);
        expect(await adsOf(id)).toEqual([]);
      });

      it('the browser saves the ads of a generation if the engine returned none', async () => {
        const { id } = await settled([]);
        expect(await insert(id)).toHaveLength(1);
      });
    });
  });
}
