import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createUserActor, type Database } from './database.ts';
import { formatIsoTime, openPaymentBooks } from './payment-books.ts';
import { openWorkspaces } from './workspaces.suite.ts';

const createInvoice = (id: string, changes: Record<string, string | number | null> = {}) => ({
  id,
  number: null,
  status: 'paid',
  amount_paid: 999,
  currency: 'usd',
  pdf_url: null,
  created_at: formatIsoTime(0),
  ...changes,
});

export function registerPaymentsSuite(open: () => Database) {
  const setUp = () => openPaymentBooks(open());

  describe('recording a payment', () => {
    it('a payment starts the plan Starter with a hundred credits in addition to unused trial credits', async () => {
      const { books, id, book, kinds } = await setUp();
      await books.spend(id, 'Creative Boost');

      expect(await book({})).toBe(true);
      expect(await books.account(id)).toMatchObject({
        plan_name: 'starter',
        // Credits that are left from the trial are added to the plan's own credits.
        ads_limit: 140,
        credits_used: 0,
        reset_date: new Date(formatIsoTime(31)),
      });
      expect(await kinds()).toEqual([
        ['grant', 50],
        ['spend', -10],
        ['plan_change', 100],
      ]);
      expect(await books.audit()).toEqual([]);
    });

    it('a payment is booked once, even if its event arrives repeatedly or at the same time', async () => {
      const { books, id, book, kinds } = await setUp();
      const same = await Promise.all(
        Array.from({ length: 10 }, () => book({}, { event: `evt_${id}` })),
      );
      await Promise.all(Array.from({ length: 10 }, () => book({})));
      await books.spend(id);

      expect(same.filter(Boolean)).toHaveLength(1);
      expect(await book({}, { event: `evt_${id}` })).toBe(false);
      expect(await book({})).toBe(true);
      expect(await kinds()).toEqual([
        ['grant', 50],
        ['plan_change', 100],
        ['spend', -1],
      ]);
    });

    it('a subscription without a payment gives no credits', async () => {
      const { books, id, book, kinds } = await setUp();
      await book({ status: 'incomplete', period_paid: false });
      await book({ status: 'active', period_paid: false });

      expect(await books.account(id)).toMatchObject({ plan_name: 'starter50', ads_limit: 50 });
      expect(await kinds()).toEqual([['grant', 50]]);
    });

    it('a payment for the next period renews the plan’s credits once', async () => {
      const { books, id, book, kinds } = await setUp();
      const next = { period_start: formatIsoTime(31), period_end: formatIsoTime(59) };
      await book({});
      await books.spend(id, 'Product Photoshoot');
      await book({ ...next, period_paid: false });
      expect(await books.account(id)).toMatchObject({ credits_used: 3 });
      await book(next);
      await book(next);

      expect(await books.account(id)).toMatchObject({
        credits_used: 0,
        reset_date: new Date(formatIsoTime(59)),
      });
      expect((await kinds()).slice(2)).toEqual([
        ['spend', -3],
        // The charge used 3 of the 50 trial credits, so 47 credits remain.
        ['expiry', -100],
        ['renewal', 100],
      ]);
    });

    it('a failed payment leaves the old period’s credits unchanged and adds no credits', async () => {
      const { books, id, book } = await setUp();
      await book({});
      await books.spend(id);
      await book({
        status: 'past_due',
        period_start: formatIsoTime(31),
        period_end: formatIsoTime(59),
        period_paid: false,
      });

      expect(await books.account(id)).toMatchObject({ plan_name: 'starter', credits_used: 1 });
      const own = await open().as(createUserActor(id), (session) =>
        session.query('select status from public.subscriptions'),
      );
      expect(own).toEqual([{ status: 'past_due' }]);
    });

    it('a payment for a second subscription also gives its credits', async () => {
      const { books, id, book } = await setUp();
      await book({});
      await books.spend(id);
      await book({ status: 'canceled' });
      await book({ id: 'sub_2', period_start: formatIsoTime(0) });

      expect(await books.account(id)).toMatchObject({
        plan_name: 'starter',
        ads_limit: 150,
        credits_used: 0,
      });
    });
  });

  describe('reversing a payment', () => {
    const withdrawn = { period_withdrawn: true };
    /** Creates a paying user with an expired trial. */
    async function setUpPaying() {
      const books = await setUp();
      await books.book({});
      await books.endTrial();
      return books;
    }

    it('a reversed payment removes its remaining credits once', async () => {
      const { books, id, book, kinds } = await setUpPaying();
      await books.spend(id, 'Creative Boost');
      await book(withdrawn);
      await book(withdrawn);

      expect(await books.spend(id)).toBe(false);
      expect((await kinds()).slice(3)).toEqual([
        ['spend', -10],
        ['withdrawal', -90],
      ]);
      expect(await books.audit()).toEqual([]);
    });

    it('a reversed payment’s credits return when the dispute is won', async () => {
      const { books, id, book, kinds } = await setUpPaying();
      await books.spend(id, 'Creative Boost');
      await book(withdrawn);
      await book({});
      await book({});

      expect(await books.account(id)).toMatchObject({ ads_limit: 100, credits_used: 10 });
      expect((await kinds()).slice(4)).toEqual([
        ['withdrawal', -90],
        ['withdrawal', 90],
      ]);
      expect(await books.audit()).toEqual([]);
    });

    it('refunds of failed work are withheld while a payment is disputed, and made when the dispute is won', async () => {
      const { books, id, book, kinds } = await setUpPaying();
      await books.spend(id, 'Creative Boost');
      const { generation_id } = await books.claim(id, undefined, 'Creative Boost');
      await book(withdrawn);
      await books.refund(generation_id);

      expect(await books.spend(id)).toBe(false);
      expect((await kinds()).slice(4)).toEqual([
        ['withdrawal', -90],
        ['refund', 10],
        ['withdrawal', -10],
      ]);
      expect(await books.audit()).toEqual([]);

      await book({});
      expect(await books.account(id)).toMatchObject({ ads_limit: 100, credits_used: 0 });
      expect(await books.audit()).toEqual([]);
    });

    it('a reversed payment does not affect refunds in the trial that follows', async () => {
      const { books, id, book } = await setUp();
      await book({});
      await book(withdrawn);
      await book({ status: 'canceled' });
      await books.spend(id);
      const { generation_id } = await books.claim(id);
      await books.refund(generation_id);

      expect(await books.account(id)).toMatchObject({ plan_name: 'starter50', credits_used: 0 });
      expect(await books.audit()).toEqual([]);
    });

    it('a payment that is reversed before it is recorded gives no credits', async () => {
      const { book, kinds } = await setUp();
      await book(withdrawn);
      expect(await kinds()).toEqual([['grant', 50]]);
    });

    it('a reversed payment does not change the credits of the next period', async () => {
      const { books, id, book } = await setUpPaying();
      await book(withdrawn);
      await book({ period_start: formatIsoTime(31), period_end: formatIsoTime(59) });
      await book({ period_start: formatIsoTime(31), period_end: formatIsoTime(59) });

      expect(await books.account(id)).toMatchObject({ ads_limit: 100, credits_used: 0 });
      expect(await books.audit()).toEqual([]);
    });
  });

  describe('recording the provider’s state', () => {
    it('an earlier state of the provider that is recorded later changes nothing', async () => {
      const { books, id, beginReading, book } = await setUp();
      const early = (await beginReading()) ?? '';
      await book({});

      expect(await book({ status: 'canceled' }, { reading: early })).toBe(true);
      expect(await books.account(id)).toMatchObject({ plan_name: 'starter' });
    });

    it('a state without a subscription changes no plan, and a state of an unknown customer changes nothing', async () => {
      const { books, id, asService, book } = await setUp();
      await book(null, {
        invoices: [createInvoice(`in_${id}`, { status: 'open', amount_paid: 0 })],
      });
      const unknown = await asService('public.apply_payment_event($1, $2, $3, 99999999, $4)', [
        `evt_unknown_${id}`,
        'invoice.paid',
        'cus_unknown',
        { invoices: [createInvoice(`in_unknown_${id}`)] },
      ]);

      expect(unknown).toBe(true);
      expect(await books.account(id)).toMatchObject({ plan_name: 'starter50' });
      const invoices = await open().query('select id from public.invoices where id like $1', [
        `%${id}`,
      ]);
      expect(invoices).toEqual([{ id: `in_${id}` }]);
    });

    it('invoices are kept up to date, and each user’s invoices are stored for that user', async () => {
      const [one, other] = [await setUp(), await setUp()];
      const id = `in_${one.id}`;
      await one.book({}, { invoices: [createInvoice(id, { status: 'open', amount_paid: 0 })] });
      await one.book(
        {},
        { invoices: [createInvoice(id, { number: 'A-1', pdf_url: 'https://x.example/1.pdf' })] },
      );
      await other.book({}, { invoices: [createInvoice(id, { status: 'void' })] });

      const read = (who: string) =>
        open().as(createUserActor(who), (session) =>
          session.query('select number, status, amount_paid, pdf_url from public.invoices'),
        );
      expect(await read(one.id)).toEqual([
        { number: 'A-1', status: 'paid', amount_paid: 999, pdf_url: 'https://x.example/1.pdf' },
      ]);
      expect(await read(other.id)).toEqual([]);
    });

    it('a user is linked permanently to one customer of the payment provider', async () => {
      const { id, customer, asService } = await setUp();

      expect(await asService('public.link_payment_customer($1, $2)', [id, 'cus_later'])).toBe(
        customer,
      );
      expect(await asService('public.payment_customer($1)', [id])).toBe(customer);
      expect(await asService('public.payment_customer($1)', [randomUUID()])).toBe(null);
    });
  });

  describe('the end of a subscription', () => {
    it('a cancelled subscription gives access until the end of the period', async () => {
      const { books, id, book } = await setUp();
      await book({});
      await book({ cancel_at_period_end: true });

      expect(await books.account(id)).toMatchObject({ plan_name: 'starter', ads_limit: 150 });
      expect(await books.spend(id, 'Creative Boost')).toBe(true);
    });

    it('the account returns to the trial when its subscription has ended at the provider', async () => {
      const { books, id, book, kinds } = await setUp();
      await book({});
      await books.spend(id, 'Creative Boost');
      await book({ status: 'canceled' });
      await book({ status: 'canceled' });

      expect(await books.account(id)).toMatchObject({
        plan_name: 'starter50',
        ads_limit: 50,
        credits_used: 0,
      });
      expect((await kinds()).slice(1)).toEqual([
        ['plan_change', 100],
        ['spend', -10],
        ['expiry', -140],
        ['plan_change', 50],
      ]);
    });

    it.each([
      ['was cancelled: the trial follows at once', { cancel_at_period_end: true }, 1, 'starter50'],
      ['renews: waits for the payment', {}, 1, 'starter'],
      ['renews, but no payment comes for a week: the trial follows', {}, 8, 'starter50'],
    ])(
      'an account returns to the trial at the end of its period, if its subscription %s',
      async (_, subscription, daysAfter, plan) => {
        const { books, id, book } = await setUp();
        await book(subscription);
        await books.spend(id, 'Creative Boost');
        await open().query(
          `update public.users set reset_date = now() - make_interval(days => $2) where id = $1`,
          [id, daysAfter],
        );

        expect(await books.spend(id)).toBe(true);
        const used = plan === 'starter' ? 11 : 1;
        expect(await books.account(id)).toMatchObject({ plan_name: plan, credits_used: used });
        expect(await books.audit()).toEqual([]);
      },
    );
  });

  describe('seats that a workspace has bought', () => {
    async function setUpSeats() {
      const books = await setUp();
      const spaces = openWorkspaces(open());
      const [ben, eve] = [await spaces.signUp(), await spaces.signUp()];
      const workspace = await spaces.make(books.id);
      const invite = async (person: string) =>
        (await spaces.invite(books.id, workspace, spaces.emailOf(person), 'editor')).outcome;
      const roles = () => Promise.all([ben, eve].map((person) => spaces.roleOf(workspace, person)));
      /** Adds two editors to the workspace; The member Eve joins last. */
      async function fill() {
        await books.book({ extra_seats: 2 });
        await spaces.join(workspace, ben, 'editor');
        await open().query(
          `update public.workspace_members set joined_at = now() - interval '1 day' where user_id = $1 and workspace_id = $2`,
          [ben, workspace],
        );
        await spaces.join(workspace, eve, 'editor');
      }
      return { ...books, ben, eve, invite, roles, fill };
    }

    it('each bought seat allows one more editor to be invited, once the seat is paid for', async () => {
      const { book, invite, ben, eve } = await setUpSeats();
      await book({});
      expect(await invite(ben)).toBe('no_seat');
      await book({ extra_seats: 1 });
      expect(await invite(ben)).toBe('done');
      expect(await invite(eve)).toBe('no_seat');
    });

    it('the number of seats can’t increase while a period is unpaid', async () => {
      const { book, invite, ben, eve } = await setUpSeats();
      await book({ extra_seats: 1 });
      await book({ extra_seats: 2, status: 'past_due', period_paid: false });
      expect(await invite(ben)).toBe('done');
      expect(await invite(eve)).toBe('no_seat');
    });

    it('the number of seats stays unchanged by an event that doesn’t contain it', async () => {
      const { book, invite, ben } = await setUpSeats();
      await book({ extra_seats: 1 });
      await book({ extra_seats: undefined });
      expect(await invite(ben)).toBe('done');
    });

    it.each([
      ['one is given back', { extra_seats: 1 }, ['editor', 'reviewer']],
      [
        'their payment is taken back',
        { extra_seats: 0, period_withdrawn: true },
        ['reviewer', 'reviewer'],
      ],
      ['the plan ends', { extra_seats: 2, status: 'canceled' }, ['reviewer', 'reviewer']],
      ['nothing changes', { extra_seats: 2 }, ['editor', 'editor']],
    ])(
      'editors without a seat become reviewers, the last to join first, when %s',
      async (_, state, expected) => {
        const { book, roles, fill } = await setUpSeats();
        await fill();
        expect(await roles()).toEqual(['editor', 'editor']);
        await book(state);
        expect(await roles()).toEqual(expected);
      },
    );

    it('bought seats end together with a plan that the provider has not reported for a week', async () => {
      const { id, books, roles, fill } = await setUpSeats();
      await fill();
      await open().query(
        `update public.users set reset_date = now() - interval '8 days' where id = $1`,
        [id],
      );
      await books.spend(id);
      expect(await roles()).toEqual(['reviewer', 'reviewer']);
    });

    it('the number of seats can’t be written by the account’s owner', async () => {
      const { id, book } = await setUpSeats();
      await book({});
      const write = open().as(createUserActor(id), (session) =>
        session.query('update public.subscriptions set extra_seats = 9 where user_id = $1', [id]),
      );
      await expect(write).rejects.toThrow(/permission denied/);
    });
  });
}
