import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Actor, anon, createUserActor, type Database } from './database.ts';

/**
 * Registers tests of reports about module versions, and of the figures that the release tool reads from these
 * reports.
 */
export function registerModuleVisitsSuite(open: () => Database) {
  describe('browsers’ reports about module versions', () => {
    const report = (actor: Actor, version: string, failure: string | null, address?: string) =>
      open().as(actor, async (session) => {
        const headers = address ? { 'cf-connecting-ip': address } : {};
        await session.query(`select set_config('request.headers', $1, true)`, [
          JSON.stringify(headers),
        ]);
        await session.query('select public.report_module_visit($1, $2, $3)', [
          'mf-gallery',
          version,
          failure,
        ]);
      });
    const health = async (version: string) => {
      const [row] = await open().as(anon, (session) =>
        session.query('select * from public.module_health($1, $2)', ['mf-gallery', version]),
      );
      return row;
    };

    it('each visitor of a version is counted once, and as failing if any visit of the visitor failed', async () => {
      const version = `0.1.0-${randomUUID()}`;
      const somebody = createUserActor(await open().signUp());
      await report(somebody, version, null, '203.0.113.1');
      await report(somebody, version, 'page-crashed', '203.0.113.2');
      await report(somebody, version, null, '203.0.113.3');
      await report(anon, version, null, '203.0.113.1');
      await report(anon, version, null, '203.0.113.1');
      expect(await health(version)).toEqual({ visitors: 2, failing: 1 });
    });

    it('guests without an IP address are counted as one visitor', async () => {
      const version = `0.1.0-${randomUUID()}`;
      for (let times = 0; times < 3; times += 1) await report(anon, version, 'timeout');
      expect(await health(version)).toEqual({ visitors: 1, failing: 1 });
    });

    it('clients in the same IPv6 network (64 bits) are counted as one visitor', async () => {
      const version = `0.1.0-${randomUUID()}`;
      for (const address of ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:ffff::']) {
        await report(anon, version, 'timeout', address);
      }
      await report(anon, version, null, '2001:db8:1:3::1');
      await report(anon, version, null, '203.0.113.1');
      await report(anon, version, null, '::ffff:203.0.113.1');
      expect(await health(version)).toEqual({ visitors: 3, failing: 1 });
    });

    it('a visitor is identified only by the edge’s IP address header, and never by an invalid address', async () => {
      const version = `0.1.0-${randomUUID()}`;
      for (const headers of [
        { 'x-forwarded-for': '203.0.113.1' },
        { 'x-forwarded-for': '203.0.113.2' },
        { 'cf-connecting-ip': 'nonsense' },
        { 'cf-connecting-ip': 'other nonsense' },
      ]) {
        await open().as(anon, async (session) => {
          await session.query(`select set_config('request.headers', $1, true)`, [
            JSON.stringify(headers),
          ]);
          await session.query('select public.report_module_visit($1, $2)', ['mf-gallery', version]);
        });
      }
      expect(await health(version)).toEqual({ visitors: 1, failing: 0 });
    });

    it('visits of the shell are counted like visits of a module', async () => {
      const version = `0.1.0-${randomUUID()}`;
      await open().as(anon, (session) =>
        session.query('select public.report_module_visit($1, $2, $3)', [
          'shell',
          version,
          'start-failed',
        ]),
      );
      const rows = await open().as(anon, (session) =>
        session.query('select * from public.module_health($1, $2)', ['shell', version]),
      );
      expect(rows).toEqual([{ visitors: 1, failing: 1 }]);
    });

    it('a canary is compared with the live version, and each visitor’s worst visit is used', async () => {
      const [canary, live] = [`2-${randomUUID()}`, `1-${randomUUID()}`];
      const visit = (
        version: string,
        address: number,
        failure: string | null,
        lcp: number | null,
      ) =>
        open().as(anon, async (session) => {
          await session.query(`select set_config('request.headers', $1, true)`, [
            JSON.stringify({ 'cf-connecting-ip': `203.0.113.${address}` }),
          ]);
          await session.query(
            'select public.report_module_visit($1, $2, p_failure => $3, p_canary => $4, p_lcp_ms => $5)',
            ['mf-gallery', version, failure, canary, lcp],
          );
        });
      // A visit without a version of the canary happened before the canary's release, so it is not compared.
      await report(anon, live, 'timeout', '203.0.113.9');
      await visit(canary, 1, null, 1200);
      await visit(canary, 1, 'uncaught-error', 900);
      await visit(canary, 2, null, null);
      await visit(live, 3, null, 800);
      const rows = await open().as(anon, (session) =>
        session.query('select * from public.canary_health($1, $2)', ['mf-gallery', canary]),
      );
      const none = { inp_ms: [], cls: [] };
      expect(rows).toEqual([
        { side: 'canary', visitors: 2, failing: 1, lcp_ms: [1200], ...none },
        { side: 'live', visitors: 1, failing: 0, lcp_ms: [800], ...none },
      ]);
      expect(await health(live)).toEqual({ visitors: 2, failing: 1 });
    });

    it('reports of one visitor beyond the limit are ignored', async () => {
      const busy = createUserActor(await open().signUp());
      await open().as(busy, (session) =>
        session.query(`
          select public.report_module_visit('mf-gallery', '9.0.' || number, 'timeout')
          from generate_series(1, 60) as number
        `),
      );
      expect(await health('9.0.50')).toEqual({ visitors: 1, failing: 1 });
      expect(await health('9.0.60')).toEqual({ visitors: 0, failing: 0 });
    });

    it.each(['', 'a b', `0.1.0'--`, 'x'.repeat(81)])(
      'a report about the version %j is refused',
      async (version) => {
        await expect(report(anon, version, null)).rejects.toMatchObject({ code: '23514' });
      },
    );
  });
}
