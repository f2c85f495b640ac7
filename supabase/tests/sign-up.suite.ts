import { randomUUID } from 'node:crypto';
import {
  buildTrialValues,
  EXTRA_SEAT,
  FEATURES,
  STARTER_PLAN,
  TRIAL_PLAN,
} from '@adwright/contracts';
import { describe, expect, it } from 'vitest';
import { openBooks } from './books.ts';
import { type Actor, anon, createUserActor, type Database, type Parameter } from './database.ts';
import { readRefusal } from './refusal.ts';

type Change = Record<string, Parameter>;

/**
 * Updates a row of the table `users` as a client does through the REST API. Returns the number of updated rows.
 */
export function updateAccount(database: Database, actor: Actor, userId: string, change: Change) {
  const columns = Object.keys(change);
  const set = columns.map((column, index) => `${column} = $${index + 2}`).join(', ');
  return database.as(actor, async (session) => {
    const update = `update public.users set ${set} where id = $1 returning 1`;
    return (await session.query(update, [userId, ...Object.values(change)])).length;
  });
}

export function registerSignUpSuite(open: () => Database) {
  const starter = (changes: Change = {}): Change => ({
    ...buildTrialValues(new Date()),
    ...changes,
  });
  const signUpAs = async (email: string) => {
    const id = randomUUID();
    await open().query('insert into auth.users (id, email) values ($1, $2)', [id, email]);
    return id;
  };
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
  const days = (count: number) => hours(count * 24);

  describe('signing up for an account', () => {
    it('the database contains the same plans and prices as the contracts package', async () => {
      const plans = await open().query(
        `select name, label, credits, period_days, price_id, amount_cents, seats, seat_price_id, seat_amount_cents
         from public.plans order by amount_cents nulls first`,
      );
      expect(plans).toEqual([
        {
          name: TRIAL_PLAN.name,
          label: TRIAL_PLAN.label,
          credits: TRIAL_PLAN.credits,
          period_days: TRIAL_PLAN.periodDays,
          price_id: null,
          amount_cents: null,
          seats: TRIAL_PLAN.seats,
          seat_price_id: null,
          seat_amount_cents: null,
        },
        {
          name: STARTER_PLAN.name,
          label: STARTER_PLAN.label,
          credits: STARTER_PLAN.credits,
          period_days: null,
          price_id: STARTER_PLAN.priceId,
          amount_cents: Math.round(STARTER_PLAN.priceUsd * 100),
          seats: STARTER_PLAN.seats,
          seat_price_id: EXTRA_SEAT.priceId,
          seat_amount_cents: Math.round(EXTRA_SEAT.priceUsd * 100),
        },
      ]);

      const prices = await open().query(
        'select feature_name as name, credits as cost from public.feature_prices',
      );
      expect(prices).toEqual(Object.values(FEATURES).map(({ name, cost }) => ({ name, cost })));
    });

    it('a new account gets the starter values and a ledger entry for its credits', async () => {
      const id = await open().signUp();
      const account = await openBooks(open()).account(id);

      expect(account).toMatchObject({
        plan_name: 'starter50',
        ads_limit: 50,
        ads_generated: 0,
        credits_used: 0,
      });
      expect(account.reset_date.getTime() - Date.now()).toBeGreaterThan(29.9 * 86_400_000);
      expect(account.reset_date.getTime() - Date.now()).toBeLessThan(30.1 * 86_400_000);
      expect(await openBooks(open()).ledger(id)).toEqual([
        { kind: 'grant', amount: 50, feature_name: null },
      ]);
    });

    it.each([
      ['exactly', starter()],
      ['with a clock that is an hour off', starter({ reset_date: hours(30 * 24 + 1) })],
    ])(
      'a sign-up may write the starter values %s, which leave the row unchanged',
      async (_, change) => {
        const id = await open().signUp();
        const before = await openBooks(open()).account(id);

        expect(await updateAccount(open(), createUserActor(id), id, change)).toBe(1);
        expect(await openBooks(open()).account(id)).toEqual(before);
      },
    );

    it('an update by a client without a session has no effect and causes no error', async () => {
      const id = await open().signUp();
      const before = await openBooks(open()).account(id);

      expect(await updateAccount(open(), anon, id, starter({ ads_limit: 5000 }))).toBe(0);
      expect(
        await updateAccount(open(), createUserActor(await open().signUp()), id, starter()),
      ).toBe(0);
      expect(await openBooks(open()).account(id)).toEqual(before);
    });

    it.each<[string, Change]>([
      ['another plan', starter({ plan_name: 'starter' })],
      ['an unknown plan', starter({ plan_name: 'unlimited' })],
      ['one credit more', starter({ ads_limit: 51 })],
      ['fewer credits', starter({ ads_limit: 0 })],
      ['a count of ads', starter({ ads_generated: -1 })],
      ['a period that began earlier', starter({ reset_date: days(-1) })],
      ['a period of two months', starter({ reset_date: days(60) })],
      ['a period without end', { reset_date: 'infinity' }],
      ['no period', { reset_date: null }],
      ['a limit alone', { ads_limit: 100 }],
    ])('a sign-up’s update with %s is refused', async (_, change) => {
      const id = await open().signUp();
      const before = await openBooks(open()).account(id);

      expect(await readRefusal(updateAccount(open(), createUserActor(id), id, change))).toBe(
        '42501',
      );
      expect(await openBooks(open()).account(id)).toEqual(before);
    });

    it('an update with the starter values is refused when the account is older than some minutes', async () => {
      const id = await open().signUp();
      await open().query(
        `update auth.users set created_at = now() - interval '16 minutes' where id = $1`,
        [id],
      );

      expect(await readRefusal(updateAccount(open(), createUserActor(id), id, starter()))).toBe(
        '42501',
      );
    });

    it('an update with the starter values is refused for an account with another plan', async () => {
      const id = await open().signUp();
      await open().query(`select private.start_period($1, 'starter', now() + interval '30 days')`, [
        id,
      ]);

      expect(await readRefusal(updateAccount(open(), createUserActor(id), id, starter()))).toBe(
        '42501',
      );
    });

    it('a mail address gets the credits of a period once, even if its account is deleted and created again', async () => {
      const email = `${randomUUID()}@Example.com`;
      const books = openBooks(open());
      const first = await signUpAs(email);
      const { reset_date: ends } = await books.account(first);
      for (let spent = 0; spent < 3; spent += 1) await books.spend(first, 'Creative Boost');
      await open().query('delete from auth.users where id = $1', [first]);

      const again = await signUpAs(email.toUpperCase());
      expect(await books.account(again)).toMatchObject({
        ads_limit: 50,
        credits_used: 30,
        reset_date: ends,
      });
      expect(await books.ledger(again)).toEqual([
        { kind: 'grant', amount: 20, feature_name: null },
      ]);
      expect(await updateAccount(open(), createUserActor(again), again, starter())).toBe(1);
      expect(await books.spend(again, 'Creative Boost')).toBe(true);
      await open().query('delete from auth.users where id = $1', [again]);
      expect(await books.account(await signUpAs(email))).toMatchObject({ credits_used: 40 });
      expect(await books.audit()).toEqual([]);

      const kept = await open().query('select used_trials::text as row from private.used_trials');
      expect(JSON.stringify(kept).toLowerCase()).not.toContain(email.slice(0, 8));
    });

    it('a returning mail address gets a new period after its old period is over, and its hash is deleted', async () => {
      const email = `${randomUUID()}@example.com`;
      const books = openBooks(open());
      const first = await signUpAs(email);
      await books.spend(first);
      await open().query('delete from auth.users where id = $1', [first]);
      await open().query(`update private.used_trials set ends_at = now() - interval '1 second'`);
      expect(await books.account(await signUpAs(email))).toMatchObject({ credits_used: 0 });
      await open().query('select private.apply_retention()');
      expect(await open().query('select from private.used_trials')).toEqual([]);
    });

    it('a mail address that had a paid plan gets no trial credits within its paid period', async () => {
      const email = `${randomUUID()}@example.com`;
      const first = await signUpAs(email);
      await open().query(`select private.start_period($1, 'starter', now() + interval '9 days')`, [
        first,
      ]);
      await open().query('delete from auth.users where id = $1', [first]);
      const account = await openBooks(open()).account(await signUpAs(email));
      expect(account).toMatchObject({ plan_name: 'starter50', ads_limit: 50, credits_used: 50 });
      expect(account.reset_date.getTime() - Date.now()).toBeLessThan(9.1 * 86_400_000);
    });

    it('deleting an account deletes all its rows', async () => {
      const id = await open().signUp();
      const books = openBooks(open());
      await books.spend(id);
      await books.claim(id);
      await books.spend(id);
      await open().query('delete from auth.users where id = $1', [id]);

      expect(await books.ledger(id)).toEqual([]);
      expect(await books.audit()).toEqual([]);
    });
  });
}
