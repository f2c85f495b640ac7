import { describe, expect, it } from 'vitest';
import { openBooks } from './books.ts';
import { count } from './count.ts';
import type { Database } from './database.ts';

const DAY_SECONDS = 86_400;

export function registerCreditsSuite(open: () => Database) {
  const setUp = async () => ({ id: await open().signUp(), books: openBooks(open()) });

  describe('spending credits for a generation', () => {
    it('exactly fifty of two hundred simultaneous charges succeed on a balance of fifty credits', async () => {
      const { id, books } = await setUp();
      const spends = await Promise.all(Array.from({ length: 200 }, () => books.spend(id)));

      expect(count(spends, true)).toBe(50);
      expect(count(spends, false)).toBe(150);
      expect(await books.account(id)).toMatchObject({ credits_used: 50 });
      expect(await books.ledger(id)).toHaveLength(51);
      expect(await books.audit()).toEqual([]);
    });

    it('a charge beyond the balance is refused', async () => {
      const { id, books } = await setUp();
      for (let spent = 0; spent < 48; spent += 3)
        expect(await books.spend(id, 'Product Photoshoot')).toBe(true);

      expect(await books.spend(id, 'Product Photoshoot')).toBe(false);
      expect(await books.account(id)).toMatchObject({ credits_used: 48 });
      expect(await books.spend(id)).toBe(true);
    });

    it('a charge renews an expired period in the same call', async () => {
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

    it('an expired period is renewed once, after any number of missed periods and by simultaneous charges', async () => {
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

    it('an expired period is also renewed by a scheduled job, so that the dashboard shows the renewal', async () => {
      const { id, books } = await setUp();
      await books.spend(id);
      await books.letPass(id, 'period', 30 * DAY_SECONDS);

      await books.release();
      await books.release();
      expect(await books.account(id)).toMatchObject({ credits_used: 0 });
      expect((await books.ledger(id)).map((entry) => entry.kind)).toEqual([
        'grant',
        'spend',
        'expiry',
        'renewal',
      ]);
    });
  });
}
