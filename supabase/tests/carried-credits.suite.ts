import { describe, expect, it } from 'vitest';
import { createUserActor, type Database } from './database.ts';
import { formatIsoTime, openPaymentBooks } from './payment-books.ts';

const CREATE_AD = 'Create Ad';
const BOOST = 'Creative Boost';

export function registerCarriedCreditsSuite(open: () => Database) {
  const setUp = async () => {
    const opened = await openPaymentBooks(open());
    const { books, id } = opened;
    const left = async () => {
      const { ads_limit, credits_used } = await books.account(id);
      return ads_limit - credits_used;
    };
    /** Returns the unused credits that were carried over from the trial, as their owner sees them. */
    const carried = async () => {
      const [row] = await open().as(createUserActor(id), (session) =>
        session.query<{ carried: { credits: number; ends_at: string } | null }>(
          'select public.carried_credits() as carried',
        ),
      );
      return row?.carried ?? null;
    };
    /** Spends credits for a feature, and begins the paid work. */
    const work = async (feature: typeof CREATE_AD | typeof BOOST) => {
      expect(await books.spend(id, feature)).toBe(true);
      const { generation_id } = await books.claim(id, undefined, feature);
      return generation_id;
    };
    return { ...opened, left, carried, work };
  };

  describe('unused trial credits at an upgrade', () => {
    it('trial credits that are unused at an upgrade remain until the trial’s reset date, and their owner sees them', async () => {
      const { books, id, book, carried, left } = await setUp();
      await books.spend(id, BOOST);
      const { reset_date: trialEnd } = await books.account(id);
      await book({});
      const told = await carried();
      expect(told?.credits).toBe(40);
      expect(new Date(told?.ends_at ?? '')).toEqual(trialEnd);
      expect(await left()).toBe(140);
      expect(await books.audit()).toEqual([]);
    });

    it('trial credits expire on the trial’s reset date with a ledger entry, and paid credits remain', async () => {
      const { books, id, book, endTrial, carried, left, kinds } = await setUp();
      await book({});
      await books.spend(id, BOOST);
      await endTrial();
      expect(await left()).toBe(100);
      expect(await carried()).toBeNull();
      expect(await kinds()).toEqual([
        ['grant', 50],
        ['plan_change', 100],
        ['spend', -10],
        ['expiry', -40],
      ]);
      await endTrial();
      expect(await left()).toBe(100);
      expect(await books.audit()).toEqual([]);
    });

    it('expired trial credits are removed at the next spend, even if the scheduled job has not run', async () => {
      const { books, id, book, left } = await setUp();
      await book({});
      await open().query(
        `update private.carried_credits set ends_at = now() - interval '1 second' where user_id = $1`,
        [id],
      );
      await books.spend(id);
      expect(await left()).toBe(99);
    });

    it('no trial credits are carried over by an upgrade if the trial’s credits are used up', async () => {
      const { books, id, book, carried, left } = await setUp();
      for (let boosts = 0; boosts < 5; boosts++) await books.spend(id, BOOST);
      await book({});
      expect(await carried()).toBeNull();
      expect(await left()).toBe(100);
    });

    it('carried trial credits remain after a renewal before the trial’s reset date, and expire at a later renewal', async () => {
      const { book, endTrial, left } = await setUp();
      await book({});
      await book({ period_start: formatIsoTime(31), period_end: formatIsoTime(59) });
      expect(await left()).toBe(150);
      await endTrial();
      expect(await left()).toBe(100);
      await book({ period_start: formatIsoTime(59), period_end: formatIsoTime(90) });
      expect(await left()).toBe(100);
    });

    it('the trial that follows a subscription replaces carried trial credits', async () => {
      const { book, carried, left } = await setUp();
      await book({});
      await book({ status: 'canceled' });
      expect(await left()).toBe(50);
      expect(await carried()).toBeNull();
    });

    it('carried trial credits remain when the plan’s payment is reversed', async () => {
      const { books, id, book, left, kinds } = await setUp();
      await book({});
      await books.spend(id, BOOST);
      await book({ period_withdrawn: true });
      expect(await left()).toBe(40);
      await book({});
      expect(await left()).toBe(140);
      expect((await kinds()).slice(3)).toEqual([
        ['withdrawal', -100],
        ['withdrawal', 100],
      ]);
      expect(await books.audit()).toEqual([]);
    });
  });

  describe('refunds of spent trial credits', () => {
    it('refunded trial credits can be spent again before the trial’s reset date', async () => {
      const { books, book, carried, left, work } = await setUp();
      await book({});
      const boost = await work(BOOST);
      expect((await carried())?.credits).toBe(40);
      await books.refund(boost);
      expect((await carried())?.credits).toBe(50);
      expect(await left()).toBe(150);
    });

    it('refunded trial credits have expired after the trial’s reset date', async () => {
      const { books, book, endTrial, left, work, kinds } = await setUp();
      await book({});
      const boost = await work(BOOST);
      await endTrial();
      await books.refund(boost);
      expect(await left()).toBe(100);
      expect((await kinds()).at(-1)).toEqual(['refund', 0]);
    });

    it('a refund divides the credits correctly if one charge used trial credits and plan credits', async () => {
      const { books, id, book, endTrial, left, work } = await setUp();
      for (let shoots = 0; shoots < 15; shoots++) await books.spend(id, 'Product Photoshoot');
      for (let ads = 0; ads < 2; ads++) await books.spend(id);
      await book({});
      const boost = await work(BOOST);
      expect(await left()).toBe(93);
      await endTrial();
      await books.refund(boost);
      expect(await left()).toBe(100);
      expect(await books.audit()).toEqual([]);
    });

    it('a refund returns trial credits for work that began during the trial', async () => {
      const { books, book, carried, left, work } = await setUp();
      const boost = await work(BOOST);
      await book({});
      expect(await left()).toBe(140);
      await books.refund(boost);
      expect(await left()).toBe(150);
      expect((await carried())?.credits).toBe(50);
      expect(await books.audit()).toEqual([]);
    });

    it('a refund returns carried trial credits after a renewal too', async () => {
      const { books, book, carried, left, work } = await setUp();
      await book({});
      const boost = await work(BOOST);
      await book({ period_start: formatIsoTime(31), period_end: formatIsoTime(59) });
      expect(await left()).toBe(140);
      await books.refund(boost);
      expect(await left()).toBe(150);
      expect((await carried())?.credits).toBe(50);
      expect(await books.audit()).toEqual([]);
    });
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'credit balances agree with the ledger after any order of events, seed %i',
    async (seed) => {
      const { books, id, book, endTrial, left, work, carried } = await setUp();
      const random = createSeededRandom(seed);
      const begun: (string | null)[] = [];
      let period = 0;
      const events = [
        async () => void ((await left()) >= 10 && begun.push(await work(BOOST))),
        async () => void ((await left()) >= 1 && begun.push(await work(CREATE_AD))),
        async () => void (await books.refund(begun.shift() ?? null)),
        async () =>
          void (await book({
            period_start: formatIsoTime(31 * period),
            period_end: formatIsoTime(31 * ++period),
          })),
        async () => void (await book({ status: 'canceled' })),
        async () => void (await book({ period_withdrawn: true })),
        endTrial,
      ];
      for (let turn = 0; turn < 25; turn++) {
        await events[Math.floor(random() * events.length)]?.();
        expect(await left()).toBeGreaterThanOrEqual((await carried())?.credits ?? 0);
      }
      const problems = (await books.audit()).filter(({ user_id }) => user_id === id);
      expect(problems).toEqual([]);
    },
  );
}

/**
 * Returns a generator of pseudo-random numbers from 0 to 1. The same seed leads to the same numbers
 * (mulberry32).
 */
function createSeededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
