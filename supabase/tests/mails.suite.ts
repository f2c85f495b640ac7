import { describe, expect, it } from 'vitest';
import { type Database, service } from './database.ts';

interface Taken {
  id: string;
  recipient: string;
  kind: string;
  details: Record<string, unknown>;
}

/** Registers tests of which receipts and renewal mails are due, to whom, and how often. */
export function registerMailsSuite(open: () => Database) {
  describe('mails that are queued about payments', () => {
    const take = async (userId: string) => {
      const [account] = await open().query<{ email: string }>(
        'select email from auth.users where id = $1',
        [userId],
      );
      const taken = await open().as(service, (session) =>
        session.query<Taken>('select * from public.take_due_mails(1000)'),
      );
      return taken.filter(({ recipient }) => recipient === account?.email);
    };
    const sent = (id: string | undefined) =>
      open().as(service, (session) =>
        session.query('select public.mark_mail_sent($1)', [id ?? '']),
      );
    const subscribe = (userId: string, status: string, days: number, cancelled = false) =>
      open().query(
        `insert into public.subscriptions values ($1, 'starter', $2, now() + make_interval(secs => $3), $4)`,
        [userId, status, Math.round(days * 86_400), cancelled],
      );
    const invoice = (userId: string, id: string, status: string, daysAgo = 0) =>
      open().query(
        `insert into public.invoices values ($2, $1, 'AW-1', $3, 999, 'usd', null, now() - make_interval(days => $4))
         on conflict (id) do update set status = excluded.status`,
        [userId, id, status, daysAgo],
      );

    it('a payment is followed by one receipt mail', async () => {
      const id = await open().signUp();
      await invoice(id, `in_${id}`, 'open');
      expect(await take(id)).toEqual([]);
      await invoice(id, `in_${id}`, 'paid');
      await invoice(id, `in_${id}`, 'paid');
      const [mail, ...others] = await take(id);
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ kind: 'receipt', details: { amount: 999, number: 'AW-1' } });
      await sent(mail?.id);
      await invoice(id, `in_${id}`, 'refunded');
      expect(await take(id)).toEqual([]);
    });

    it('an old invoice that is recorded late is followed by no receipt mail', async () => {
      const id = await open().signUp();
      await invoice(id, `in_${id}`, 'paid', 40);
      expect(await take(id)).toEqual([]);
    });

    it('a renewal is announced by one mail, in the last three days of the period', async () => {
      const id = await open().signUp();
      await subscribe(id, 'active', 3.1);
      expect(await take(id)).toEqual([]);
      await open().query(
        `update public.subscriptions set current_period_end = now() + interval '70 hours' where user_id = $1`,
        [id],
      );
      const [mail] = await take(id);
      expect(mail).toMatchObject({
        kind: 'renewal',
        details: { amount: 999, credits: 100, unused: 50 },
      });
      await sent(mail?.id);
      expect(await take(id)).toEqual([]);
    });

    it.each([
      ['is cancelled', 'active', 2, true],
      ['is not paid', 'past_due', 2, false],
      ['is over', 'canceled', 2, false],
      ['renews today', 'active', 0.5, false],
    ])('no renewal is announced for a subscription that %s', async (_, status, days, cancelled) => {
      const id = await open().signUp();
      await subscribe(id, status, days, cancelled);
      expect(await take(id)).toEqual([]);
    });

    it('mails that are older than ninety days are deleted, like other expired data', async () => {
      const id = await open().signUp();
      await invoice(id, `in_${id}`, 'paid');
      await open().query(
        `update private.mails set created_at = now() - interval '91 days' where user_id = $1`,
        [id],
      );
      await open().query(
        `insert into public.payment_events (id, type, payload, received_at)
         values ($1, 'invoice.paid', '{"invoices": []}', now() - interval '91 days')`,
        [`evt_old_${id}`],
      );
      await open().query(
        `insert into public.preleads (email, created_at) values ($1, now() - interval '13 months')`,
        [`${id}@old.example`],
      );
      await open().query(`delete from private.chores`);
      expect(await take(id)).toEqual([]);

      const left = await open().query(
        `select (select count(*)::int from private.mails where user_id = $1) as mails,
          (select count(*)::int from public.preleads where email = $2) as preleads,
          (select payload from public.payment_events where id = $3) as payload`,
        [id, `${id}@old.example`, `evt_old_${id}`],
      );
      expect(left).toEqual([{ mails: 0, preleads: 0, payload: {} }]);
    });

    it('a mail that was taken but not sent is due again, at most ten times', async () => {
      const id = await open().signUp();
      await invoice(id, `in_${id}`, 'paid');
      for (let attempt = 0; attempt < 10; attempt += 1) {
        expect(await take(id)).toHaveLength(1);
        expect(await take(id)).toEqual([]);
        await open().query('update private.mails set due_at = now() where user_id = $1', [id]);
      }
      expect(await take(id)).toEqual([]);
    });
  });
}
