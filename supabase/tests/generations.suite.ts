import { randomUUID } from 'node:crypto';
import { UNCLAIMED_SPEND_MINUTES } from '@adwright/contracts';
import { describe, expect, it } from 'vitest';
import { openBooks } from './books.ts';
import { count } from './count.ts';
import { type Database, user } from './database.ts';

const DAY_SECONDS = 86_400;

export function generationsSuite(open: () => Database) {
  const setUp = async () => ({ id: await open().signUp(), books: openBooks(open()) });

  describe('a generation', () => {
    it('runs once on one spend, whoever asks how often', async () => {
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

    it('runs once for one key, however many spends there are', async () => {
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

    it('needs a spend of its own feature and its own user', async () => {
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

    it('keeps its result for every later try, without another charge', async () => {
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

    it('refuses a key that was used with another request or feature', async () => {
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

    it('that fails gives the credits back exactly once', async () => {
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

    it('that fails in a later period adds nothing to that period', async () => {
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

    it('whose worker died is given back, or taken over by a retry that comes first', async () => {
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

    it('whose worker says in time that it lives goes on', async () => {
      const { id, books } = await setUp();
      await books.spend(id);
      const { generation_id } = await books.claim(id);
      await books.letPass(id, 'lease', 61);

      expect(await books.extendLease(generation_id)).toBe(true);
      expect(await books.release()).toBe(0);
      expect(await books.settle(generation_id)).toBe(true);
      expect(await books.extendLease(generation_id)).toBe(false);
    });

    it('that never came gives its spend back after a quarter of an hour', async () => {
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

    it('is offered to its user until they have it', async () => {
      const { id, books } = await setUp();
      const key = randomUUID();
      const asUser = (sql: string, parameters: string[] = []) =>
        open().as(user(id), (session) => session.query(sql, parameters));
      await books.spend(id);
      const { generation_id } = await books.claim(id, key, 'Create Ad', { product: 'tea' });
      if (!generation_id) throw new Error('not claimed');
      expect(await asUser('select * from public.pending_results()')).toEqual([]);
      await books.settle(generation_id, { url: 'x' });

      expect(await asUser('select * from public.pending_results()')).toMatchObject([
        {
          generation_id,
          idempotency_key: key,
          feature_name: 'Create Ad',
          request: { product: 'tea' },
          result: { url: 'x' },
        },
      ]);
      const acknowledge = 'select public.acknowledge_result($1) as done';
      expect(await asUser(acknowledge, [generation_id])).toEqual([{ done: true }]);
      expect(await asUser(acknowledge, [generation_id])).toEqual([{ done: false }]);
      expect(await asUser('select * from public.pending_results()')).toEqual([]);
    });
  });
}
