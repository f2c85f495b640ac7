import { randomUUID } from 'node:crypto';
import { UNCLAIMED_SPEND_MINUTES } from '@adwright/contracts';
import { describe, expect, it } from 'vitest';
import { openBooks } from './books.ts';
import { type Database, service, user } from './database.ts';

const DAY_SECONDS = 86_400;

/** How many of the values are equal to this one. */
const count = <Value>(values: Value[], wanted: Value) =>
  values.filter((value) => value === wanted).length;

export function creditsSuite(open: () => Database) {
  const setUp = async () => ({ id: await open().signUp(), books: openBooks(open()) });

  describe('spending', () => {
    it('gives exactly fifty of two hundred simultaneous spends', async () => {
      const { id, books } = await setUp();
      const spends = await Promise.all(Array.from({ length: 200 }, () => books.spend(id)));

      expect(count(spends, true)).toBe(50);
      expect(count(spends, false)).toBe(150);
      expect(await books.account(id)).toMatchObject({ credits_used: 50 });
      expect(await books.ledger(id)).toHaveLength(51);
      expect(await books.audit()).toEqual([]);
    });

    it('does not spend what is not there, and says so', async () => {
      const { id, books } = await setUp();
      for (let spent = 0; spent < 48; spent += 3)
        expect(await books.spend(id, 'Product Photoshoot')).toBe(true);

      expect(await books.spend(id, 'Product Photoshoot')).toBe(false);
      expect(await books.account(id)).toMatchObject({ credits_used: 48 });
      expect(await books.spend(id)).toBe(true);
    });

    it('renews a period that has run out in the same call', async () => {
      const { id, books } = await setUp();
      for (let n = 0; n < 5; n++) await books.spend(id, 'Creative Boost');
      expect(await books.spend(id)).toBe(false);
      const before = await books.account(id);
      await books.letPass(id, 'period', 30 * DAY_SECONDS);

      expect(await books.spend(id)).toBe(true);
      expect(await books.account(id)).toEqual({ ...before, credits_used: 1 });
      expect((await books.ledger(id)).slice(-2)).toEqual([
        { kind: 'renewal', amount: 50, feature_name: null },
        { kind: 'spend', amount: -1, feature_name: 'Create Ad' },
      ]);
      expect(await books.audit()).toEqual([]);
    });

    it('renews once, however many periods went by and however many spends come at once', async () => {
      const { id, books } = await setUp();
      await books.spend(id);
      const before = await books.account(id);
      await books.letPass(id, 'period', 95 * DAY_SECONDS);
      const spends = await Promise.all(Array.from({ length: 60 }, () => books.spend(id)));

      expect(count(spends, true)).toBe(50);
      const expected = before.reset_date.getTime() + (90 - 95) * DAY_SECONDS * 1000;
      expect((await books.account(id)).reset_date.getTime()).toBe(expected);
      expect(
        count(
          (await books.ledger(id)).map((entry) => entry.kind),
          'renewal',
        ),
      ).toBe(1);
    });

    it('renews by schedule too, so that a dashboard shows it', async () => {
      const { id, books } = await setUp();
      await books.spend(id);
      await books.letPass(id, 'period', 30 * DAY_SECONDS);

      await books.release();
      await books.release();
      expect(await books.account(id)).toMatchObject({ credits_used: 0 });
      expect((await books.ledger(id)).map((entry) => entry.kind)).toEqual([
        'grant',
        'spend',
        'renewal',
      ]);
    });
  });

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

  describe('saving ads', () => {
    it('counts them, ten at once and one by one, and never down', async () => {
      const { id, books } = await setUp();
      const asUser = (sql: string) => open().as(user(id), (session) => session.query(sql, [id]));
      await asUser('insert into public.ads (user_id) select $1 from generate_series(1, 10)');
      await asUser('insert into public.ads (user_id) values ($1)');
      await asUser('delete from public.ads where user_id = $1');

      expect(await books.account(id)).toMatchObject({ ads_generated: 11, credits_used: 0 });
    });

    it('takes a favourite mark and no other change', async () => {
      const changes = await open().query<{ name: string }>(`
        select attname as name from pg_attribute
        where attrelid = 'public.ads'::regclass and attnum > 0
          and has_column_privilege('authenticated', attrelid, attnum, 'update')
      `);
      expect(changes).toEqual([{ name: 'is_favorite' }]);
    });
  });

  describe('leaving an address', () => {
    const leave = (email: string) =>
      open().as({ role: 'anon' }, (session) =>
        session.query('insert into public.preleads (email) values ($1)', [email]),
      );

    it('says the same whether the address is known or not, and keeps it once', async () => {
      const email = `${randomUUID()}@example.com`;
      await Promise.all([leave(email), leave(email), leave(email.toUpperCase())]);
      await leave(email);

      const kept = await open().as(service, (session) =>
        session.query('select from public.preleads where lower(email) = $1', [email]),
      );
      expect(kept).toHaveLength(1);
    });

    it.each(['', 'nobody', '@', 'a b@c.de', 'two@at@signs.de', `${'x'.repeat(250)}@y.de`])(
      'takes no %j',
      async (email) => {
        await expect(leave(email)).rejects.toMatchObject({ code: '23514' });
      },
    );

    it('closes when addresses pour in, for a minute', async () => {
      const flood = open().as({ role: 'anon' }, (session) =>
        session.query(
          `insert into public.preleads (email) select n || '@flood.example' from generate_series(1, 301) as n`,
        ),
      );
      await expect(flood).rejects.toMatchObject({ code: 'PT429' });
    });
  });
}
