import { randomUUID } from 'node:crypto';
import { FEATURES } from '@adwright/contracts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Books, openBooks } from './books.ts';
import type { Database } from './database.ts';

const features = Object.values(FEATURES);
const KEYS = 6;
const DAY_SECONDS = 86_400;

/** One random action of browser, engine, scheduler, payment provider or clock. */
const step = fc.oneof(
  fc.record({ do: fc.constant('spend' as const), feature: fc.constantFrom(...features) }),
  fc.record({
    do: fc.constant('claim' as const),
    feature: fc.constantFrom(...features),
    key: fc.nat(KEYS - 1),
  }),
  fc.record({ do: fc.constantFrom('settle' as const, 'refund' as const), nth: fc.nat(9) }),
  fc.record({ do: fc.constant('release' as const) }),
  fc.record({
    do: fc.constant('pass' as const),
    what: fc.constantFrom('period' as const, 'claim time' as const, 'lease' as const),
  }),
  fc.record({ do: fc.constant('plan' as const), name: fc.constantFrom('starter', 'starter50') }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const SECONDS_TO_PASS = { period: 31 * DAY_SECONDS, 'claim time': 16 * 60, lease: 61 };

/** The actions of a test run so far, and the database's answers to these actions. */
interface Story {
  userId: string;
  keys: string[];
  paid: number;
  generations: Set<string>;
  delivered: Set<string>;
  refunded: Set<string>;
}

async function play(books: Books, database: Database, story: Story, next: Step): Promise<void> {
  const generation = (nth: number) =>
    [...story.generations][nth % Math.max(1, story.generations.size)];
  switch (next.do) {
    case 'spend':
      if (await books.spend(story.userId, next.feature.name)) story.paid += 1;
      return;
    case 'claim': {
      const claim = await books.claim(story.userId, story.keys[next.key], next.feature.name);
      if (claim.outcome === 'claimed' && claim.generation_id)
        story.generations.add(claim.generation_id);
      return;
    }
    case 'settle':
    case 'refund': {
      const id = generation(next.nth);
      if (!id || !(await books[next.do](id))) return;
      const done = next.do === 'settle' ? story.delivered : story.refunded;
      expect(done.has(id), `${next.do} happened twice`).toBe(false);
      done.add(id);
      return;
    }
    case 'release':
      await books.release();
      return;
    case 'pass':
      await books.letPass(story.userId, next.what, SECONDS_TO_PASS[next.what]);
      return;
    case 'plan':
      await database.query(`select private.start_period($1, $2, now() + interval '30 days')`, [
        story.userId,
        next.name,
      ]);
  }
}

/** @param stories number of random sequences of actions to test */
export function registerInterleavingsSuite(open: () => Database, stories: number) {
  describe('random sequences of charges, refunds and crashes', () => {
    it('ledger and balances agree after any sequence of spends, claims, results, refunds, dead workers, renewals and plan changes', async () => {
      const books = openBooks(open());
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.array(step, { minLength: 1, maxLength: 8 }), { minLength: 3, maxLength: 12 }),
          async (acts) => {
            const story: Story = {
              userId: await open().signUp(),
              keys: Array.from({ length: KEYS }, () => randomUUID()),
              paid: 0,
              generations: new Set(),
              delivered: new Set(),
              refunded: new Set(),
            };
            for (const act of acts) {
              await Promise.all(act.map((next) => play(books, open(), story, next)));
              expect(await books.audit()).toEqual([]);
            }
            expect(story.generations.size, 'nothing runs unpaid').toBeLessThanOrEqual(story.paid);
            for (const id of story.refunded) {
              expect(story.delivered.has(id), 'nothing delivered is refunded').toBe(false);
            }
          },
        ),
        { numRuns: stories },
      );
    });
  });
}
