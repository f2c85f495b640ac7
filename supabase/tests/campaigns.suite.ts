import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBooks } from './books.ts';
import { createUserActor, type Database, service } from './database.ts';

/** Tables and functions of pg-boss that `queue_generation` uses. */
const QUEUE_SQL = [
  'create schema pgboss',
  `create type pgboss.job_state as enum ('created', 'retry', 'active', 'completed', 'cancelled', 'failed')`,
  `create table pgboss.queue (
     name text primary key, policy text, retry_limit int, retry_delay int, retry_backoff bool, retry_delay_max int,
     expire_seconds int, deletion_seconds int, heartbeat_seconds int, dead_letter text, retention_seconds int
   )`,
  `create table pgboss.job (
     id uuid primary key, name text, data jsonb, group_id text, priority int, keep_until timestamptz, policy text,
     retry_limit int, retry_delay int, retry_backoff bool, retry_delay_max int, expire_seconds int, deletion_seconds int,
     heartbeat_seconds int, dead_letter text, state pgboss.job_state default 'created'
   )`,
  `insert into pgboss.queue (name, retention_seconds) values ('generations', 86400)`,
];
const BRIEF = { product: 'Mug' };

interface Row {
  id: string;
  state: string;
  problem: string | null;
  ad_id: string | null;
}

export function registerCampaignsSuite(open: () => Database) {
  let owner: string;
  let campaign: string;
  const feeder = randomUUID();
  const books = () => openBooks(open());

  /** Calls a database function with the engine's role. */
  async function call<Value>(name: string, ...parameters: (string | number | object | null)[]) {
    const places = parameters.map((_, at) => `$${at + 1}`).join(', ');
    const [answer] = await open().as(service, (session) =>
      session.query<{ value: Value }>(
        `select public.${name}(${places}) as value`,
        parameters.map((value) => value as string),
      ),
    );
    return answer?.value;
  }
  const act = (action: string, who = owner) =>
    call<string>('act_on_campaign', who, campaign, action);
  const rows = () =>
    open().query<Row>(
      'select id, state, problem, ad_id from public.campaign_rows where campaign_id = $1 order by position',
      [campaign],
    );
  const states = async () => (await rows()).map(({ state }) => state);
  const stateOfCampaign = async () => {
    const [found] = await open().query<{ state: string; paused_by: string | null }>(
      'select state, paused_by from public.campaigns where id = $1',
      [campaign],
    );
    return found;
  };
  const take = (room: number, who = feeder) =>
    open().as(service, (session) =>
      session.query<{ id: string; state: string }>(
        'select id, state from public.take_campaign_rows($1, $2)',
        [who, room],
      ),
    );
  const queue = (id: string) =>
    call<string>('queue_campaign_row', id, { product: 'Mug' }, 3600, { feature: 'createAd' }, 2);
  const spends = async () =>
    (await books().ledger(owner)).filter(({ kind }) => kind === 'spend').length;
  async function generationOf(id: string): Promise<string> {
    const [row] = await open().query<{ generation_id: string }>(
      'select generation_id from public.campaign_rows where id = $1',
      [id],
    );
    return row?.generation_id ?? '';
  }
  async function make(count: number, changes: object = {}, settings: object = { formats: [] }) {
    const list = Array.from({ length: count }, (_, at) => ({
      line: at + 2,
      name: `Mug ${at}`,
      reference: '',
      photo: '',
      brief: BRIEF,
      problem: null,
      ...changes,
    }));
    campaign = (await call<string>('create_campaign', owner, 'Autumn', settings, list, 100)) ?? '';
  }
  async function startAndQueue(count: number) {
    await act('start');
    const taken = await take(count);
    for (const { id } of taken) expect(await queue(id)).toBe('queued');
    return taken;
  }

  describe('campaigns in the database', () => {
    beforeAll(async () => {
      for (const statement of QUEUE_SQL) await open().query(statement);
    });

    beforeEach(async () => {
      // Running campaigns of other tests would take the turns of this test's campaigns.
      await open().query(`delete from public.campaigns`);
      owner = await open().signUp();
    });

    it('a campaign’s row is charged once and queued once, in one transaction', async () => {
      await make(3);
      const [first] = await startAndQueue(1);
      expect(await states()).toEqual(['running', 'waiting', 'waiting']);
      expect(await spends()).toBe(1);
      const [job] = await open().query<{ data: object; priority: number }>(
        'select data, priority from pgboss.job where id = $1',
        [await generationOf(first?.id ?? '')],
      );
      expect(job?.data).toMatchObject({ feature: 'createAd', idempotencyKey: expect.any(String) });
      expect(job?.priority).toBeLessThan(-1_000_000_000);
      expect(await queue(first?.id ?? '')).toBe('stopped');
      expect(await spends()).toBe(1);
      expect(await books().audit()).toEqual([]);
    });

    it('a process gets as many campaign rows as it has capacity for, and each row goes to only one process', async () => {
      await make(8);
      await act('start');
      const others = [randomUUID(), randomUUID()];
      const taken = await Promise.all([
        ...Array.from({ length: 4 }, () => take(2)),
        ...others.map((other) => take(2, other)),
      ]);
      const ids = taken.flat().map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(taken.slice(0, 4).flat()).toHaveLength(2);
      for (const [at] of others.entries()) expect(taken[4 + at]).toHaveLength(2);
      expect(await take(2)).toEqual([]);
    });

    it('users with campaigns take turns', async () => {
      await make(5);
      await act('start');
      const first = owner;
      const other = await open().signUp();
      owner = other;
      await make(1);
      await act('start');
      const [mine] = await rows();
      const taken = await take(2);
      expect(taken.map(({ id }) => id)).toContain(mine?.id);
      owner = first;
    });

    it('pausing a campaign releases rows in preparation without charge, and running rows finish', async () => {
      await make(3);
      await act('start');
      const [running, taken] = await take(2);
      await queue(running?.id ?? '');
      expect(await act('pause')).toBe('paused');
      expect(await queue(taken?.id ?? '')).toBe('stopped');
      expect((await states()).toSorted()).toEqual(['running', 'waiting', 'waiting']);
      expect(await take(5)).toEqual([]);
      await books().settle(await generationOf(running?.id ?? ''));
      expect((await states()).toSorted()).toEqual(['succeeded', 'waiting', 'waiting']);
      expect(await act('resume')).toBe('running');
      expect(await spends()).toBe(1);
    });

    it('a campaign pauses at zero credits, and continues when its user has credits again', async () => {
      await make(2);
      await act('start');
      await open().query('update public.users set credits_used = ads_limit where id = $1', [owner]);
      const [first] = await take(1);
      expect(await queue(first?.id ?? '')).toBe('unpaid');
      expect(await stateOfCampaign()).toEqual({ state: 'paused', paused_by: 'credits' });
      expect(await states()).toEqual(['waiting', 'waiting']);
      await open().query('update public.users set credits_used = 0 where id = $1', [owner]);
      expect(await stateOfCampaign()).toEqual({ state: 'running', paused_by: null });
    });

    it('a campaign that its user paused stays paused when credits arrive', async () => {
      await make(2);
      await act('start');
      await act('pause');
      await open().query('update public.users set credits_used = 5 where id = $1', [owner]);
      await open().query('update public.users set credits_used = 0 where id = $1', [owner]);
      expect(await stateOfCampaign()).toEqual({ state: 'paused', paused_by: 'user' });
    });

    it('a campaign row’s state follows its generation: a failed row states why, is refunded, and is retried under another key', async () => {
      await make(2);
      const [one, two] = await startAndQueue(2);
      await books().settle(await generationOf(one?.id ?? ''));
      await call('refund_generation', await generationOf(two?.id ?? ''), { message: 'No ink.' });
      const ended = (await rows()).map(({ id, state, problem }) => ({ id, state, problem }));
      expect(ended).toContainEqual({ id: one?.id, state: 'succeeded', problem: null });
      expect(ended).toContainEqual({ id: two?.id, state: 'failed', problem: 'No ink.' });
      expect(await stateOfCampaign()).toMatchObject({ state: 'done' });
      expect(await act('retry')).toBe('running');
      expect((await states()).toSorted()).toEqual(['succeeded', 'waiting']);
      const [again] = await take(1);
      expect(await queue(again?.id ?? '')).toBe('queued');
      await books().settle(await generationOf(again?.id ?? ''));
      expect(await stateOfCampaign()).toMatchObject({ state: 'done' });
      expect(await books().audit()).toEqual([]);
    });

    it('a campaign’s row is linked to its ad, and the row ends after the ad’s further formats are rendered', async () => {
      await make(1, {}, { formats: ['pin'] });
      const [row] = await startAndQueue(1);
      const image = `https://x.example/${randomUUID()}.jpg`;
      const recipe = { formats: ['square'] };
      const recorded = { recipe, images: { square: image }, headline: 'h', words: 'w' };
      await call(
        'settle_generation',
        await generationOf(row?.id ?? ''),
        { creatives: [{ imageUrl: image }] },
        [recorded],
        [{ ad_image_url: image }],
      );
      const [ended] = await rows();
      expect(ended).toMatchObject({ state: 'finishing', ad_id: expect.any(String) });
      const [taken] = await take(1);
      expect(taken).toMatchObject({ id: row?.id, state: 'finishing' });
      expect(await take(1, randomUUID())).toEqual([]);
      expect(await call('finish_campaign_row', row?.id ?? '', null)).toBe(true);
      expect(await states()).toEqual(['succeeded']);
    });

    it('the list of campaign rows contains the offer in the latest version of each row’s ad', async () => {
      await make(1);
      const [row] = await startAndQueue(1);
      const image = `https://x.example/${randomUUID()}.jpg`;
      const offer = { kind: 'price', text: '15 €', was: '29 €' };
      const words = { offer, facts: ['Code: TERM15'] };
      const recipe = { kind: 'composed', formats: ['square'], words };
      await call(
        'settle_generation',
        await generationOf(row?.id ?? ''),
        { creatives: [{ imageUrl: image }] },
        [{ recipe, images: { square: image }, headline: 'h', words: 'w' }],
        [{ ad_image_url: image }],
      );
      const printed = () => open().query('select printed from public.campaign_results');
      expect(await printed()).toEqual([{ printed: { offer, facts: ['Code: TERM15'] } }]);
      await open().query(`update public.recipes set recipe = '{"kind": "overlay"}'`);
      expect(await printed()).toEqual([{ printed: null }]);
    });

    it('another process takes over the campaign rows of a dead process', async () => {
      await make(1);
      await act('start');
      await take(1, randomUUID());
      expect(await take(1)).toEqual([]);
      await open().query(`update public.campaign_rows set fed_at = now() - interval '3 minutes'`);
      expect(await take(1)).toHaveLength(1);
    });

    it('campaign rows with a photo that is missing in the archive are skipped', async () => {
      await make(1, { photo: 'mug.jpg' });
      expect(await act('start')).toBe('done');
      expect(await rows()).toMatchObject([
        { state: 'failed', problem: 'The photo “mug.jpg” is not in the archive.' },
      ]);
    });

    it('a campaign row with a missing photo is retried only when the photo exists or its owner requests a drawn object', async () => {
      await make(2, { photo: 'mug.jpg' });
      await act('start');
      expect(await act('retry')).toBe('done');
      expect(await states()).toEqual(['failed', 'failed']);
      const [first] = await rows();
      expect(await call('keep_row_photo', first?.id ?? '', 'http://storage/mug.jpg')).toBe(true);
      expect(await act('retry')).toBe('running');
      expect(await states()).toEqual(['waiting', 'failed']);
      expect(await act('draw')).toBe('running');
      expect(await states()).toEqual(['waiting', 'waiting']);
      const photos = await open().query(
        'select photo, photo_url from public.campaign_rows where campaign_id = $1 order by position',
        [campaign],
      );
      expect(photos).toEqual([
        { photo: 'mug.jpg', photo_url: 'http://storage/mug.jpg' },
        { photo: '', photo_url: null },
      ]);
      expect(await spends()).toBe(0);
    });

    it('a campaign row that a process takes includes its price', async () => {
      const price = { amount: 19.99, currency: 'EUR', isFrom: true };
      await make(1, { price });
      await act('start');
      const taken = await open().as(service, (session) =>
        session.query('select price from public.take_campaign_rows($1, 1)', [feeder]),
      );
      expect(taken).toEqual([{ price }]);
    });

    it('a campaign can be controlled only by its owner, and deleted only while no row runs', async () => {
      await make(2);
      const stranger = await open().signUp();
      expect(await act('start', stranger)).toBeNull();
      await startAndQueue(1);
      expect(await call('delete_campaign', owner, campaign)).toBe(false);
      await act('cancel');
      expect(await call('delete_campaign', owner, campaign)).toBe(false);
      const [row] = await rows();
      await books().settle(await generationOf(row?.id ?? ''));
      expect(await call('delete_campaign', stranger, campaign)).toBe(false);
      expect(await call('delete_campaign', owner, campaign)).toBe(true);
    });

    it('the overview of a campaign counts its rows, and only the owner can read it', async () => {
      await make(3);
      await make(1, { brief: null, problem: 'Product is empty.' });
      const read = (id: string) =>
        open().as(createUserActor(id), (session) =>
          session.query('select waiting, faulty from public.campaign_overviews order by waiting'),
        );
      expect(await read(owner)).toEqual([
        { waiting: 0, faulty: 1 },
        { waiting: 3, faulty: 0 },
      ]);
      expect(await read(await open().signUp())).toEqual([]);
    });

    it('a campaign beyond the maximum number is refused', async () => {
      await make(1);
      expect(await call('create_campaign', owner, 'One more', {}, [], 1)).toBeNull();
    });
  });
}
