import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { anon, type Database, service } from './database.ts';

export function registerPreleadsSuite(open: () => Database) {
  describe('leaving an email address on the landing page', () => {
    const leave = (email: string, address?: string) =>
      open().as(anon, async (session) => {
        await session.query(`select set_config('request.headers', $1, true)`, [
          JSON.stringify(address ? { 'cf-connecting-ip': address } : {}),
        ]);
        await session.query('insert into public.preleads (email) values ($1)', [email]);
      });

    it('known and unknown email addresses get the same answer, and are stored once', async () => {
      const email = `${randomUUID()}@example.com`;
      await Promise.all([leave(email), leave(email), leave(email.toUpperCase())]);
      await leave(email);

      const kept = await open().as(service, (session) =>
        session.query('select from public.preleads where lower(email) = $1', [email]),
      );
      expect(kept).toHaveLength(1);
    });

    it.each(['', 'nobody', '@', 'a b@c.de', 'two@at@signs.de', `${'x'.repeat(250)}@y.de`])(
      'the email address %j is refused',
      async (email) => {
        await expect(leave(email)).rejects.toMatchObject({ code: '23514' });
      },
    );

    it('a client that leaves too many email addresses is refused, and other clients are accepted', async () => {
      const many = async (address: (number: number) => string) => {
        for (let number = 0; number < 30; number += 1) {
          await leave(`${randomUUID()}@example.com`, address(number));
        }
      };
      await many(() => '203.0.113.9');
      await expect(leave(`${randomUUID()}@example.com`, '203.0.113.9')).rejects.toMatchObject({
        code: 'PT429',
      });
      await many((number) => `2001:db8:5:6::${number}`);
      await expect(
        leave(`${randomUUID()}@example.com`, '2001:db8:5:6:ffff::1'),
      ).rejects.toMatchObject({ code: 'PT429' });

      await leave(`${randomUUID()}@example.com`, '203.0.113.10');
      await leave(`${randomUUID()}@example.com`, '2001:db8:5:7::1');
    });

    it('when too many email addresses arrive, further addresses are refused for a minute', async () => {
      const flood = open().as(anon, (session) =>
        session.query(
          `insert into public.preleads (email) select n || '@flood.example' from generate_series(1, 301) as n`,
        ),
      );
      await expect(flood).rejects.toMatchObject({ code: 'PT429' });
    });
  });
}
