import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { ReviewAd, ReviewView } from '@adwright/contracts/review';
import { describe, expect, it } from 'vitest';
import { openBooks } from './books.ts';
import {
  createMemberActor,
  createUserActor,
  type Database,
  type Parameter,
  service,
} from './database.ts';
import { readRefusal } from './refusal.ts';
import { openWorkspaces } from './workspaces.suite.ts';

interface Opened {
  outcome: string;
  review?: ReviewView;
}

interface Link {
  id: string;
  hash: string;
  ads: { id: string; adId: string }[];
}

const ADA = { reviewer: randomUUID(), author: 'Ada', email: 'ada@client.example' };
const BEN = { reviewer: randomUUID(), author: 'Ben', email: null };
const NOWHERE = { format: null, x: null, y: null, field: null };

/** Registers tests of review links: permissions, the version on which reviewers decide, and limits. */
export function registerReviewsSuite(open: () => Database) {
  const networks = new Map<string, string>();
  /** Tests run at the same time on one database, so each link is visited from a different network. */
  const networkOf = (link: Pick<Link, 'hash'>) => {
    const known = networks.get(link.hash) ?? `10.${[...randomBytes(3)].join('.')}`;
    networks.set(link.hash, known);
    return known;
  };
  const one = async <Row>(rows: Promise<Row[]>): Promise<Row> => {
    const [row] = await rows;
    if (!row) throw new Error('the query returned no row');
    return row;
  };
  const asService = async <Value>(sql: string, parameters: Parameter[]): Promise<Value> =>
    (
      await one(
        open().as(service, (session) =>
          session.query<{ value: Value }>(`select ${sql} as value`, parameters),
        ),
      )
    ).value;
  const asOwner = async <Value>(owner: string, sql: string, parameters: Parameter[] = []) =>
    (
      await one(
        open().as(createUserActor(owner), (session) =>
          session.query<{ value: Value }>(`select ${sql} as value`, parameters),
        ),
      )
    ).value;

  /**
   * Repeats a call until the call is refused by a limit. Twice the limit of calls is enough, because the
   * limit's time window can end at most once meanwhile.
   */
  const untilLimited = async (call: () => Promise<{ outcome: string }>, limit: number) => {
    for (let made = 0; made < 2 * limit; made += 1) {
      const answer = await call();
      if (answer.outcome === 'limited') return answer;
    }
    return call();
  };

  const addAd = async (owner: string, title: string | null = null): Promise<string> =>
    (
      await one(
        open().query<{ id: string }>(
          `insert into public.ads (user_id, title, ad_text, ad_image_url)
           values ($1, $2, 'Soup for everybody', 'https://x.example/' || gen_random_uuid() || '.jpg')
           returning id`,
          [owner, title],
        ),
      )
    ).id;

  /** Adds a recipe to an ad, so that the ad has versions. */
  const addRecipe = async (owner: string, adId: string): Promise<void> => {
    const books = openBooks(open());
    await books.spend(owner);
    const { generation_id } = await books.claim(owner);
    await open().query(
      `insert into public.recipes
         (user_id, generation_id, position, ad_id, image_url, recipe, images, headline, words)
       values ($1, $2, 0, $3, 'https://x.example/1.jpg', '{"brand":{"name":"Kestrel"}}',
         '{"square":"https://x.example/v1.jpg"}', 'Soup, now', 'Soup, now')`,
      [owner, generation_id, adId],
    );
  };
  const edit = (adId: string) =>
    open().query(
      `update public.recipes
       set n = n + 1, headline = 'Soup, hot',
         images = jsonb_build_object('square', 'https://x.example/v' || n + 1 || '.jpg')
       where ad_id = $1`,
      [adId],
    );

  const create = (
    owner: string,
    adIds: string[],
    options: { days?: number; approvals?: number; mails?: boolean; password?: string } = {},
    hash = randomBytes(32).toString('hex'),
  ) =>
    one(
      open().as(service, (session) =>
        session.query<{ outcome: string; id: string }>(
          'select * from public.create_review($1, $2, $3::uuid[], $4, $5)',
          [
            owner,
            {
              name: 'Autumn',
              days: options.days ?? null,
              approvals_asked: options.approvals ?? 1,
              mails_decisions: options.mails ?? false,
            },
            `{${adIds}}`,
            hash,
            options.password ?? null,
          ],
        ),
      ),
    );

  const share = async (
    owner: string,
    adIds: string[],
    options: Parameters<typeof create>[2] = {},
  ): Promise<Link> => {
    const hash = randomBytes(32).toString('hex');
    const { id } = await create(owner, adIds, options, hash);
    const ads = await open().query<{ id: string; adId: string }>(
      `select id, ad_id as "adId" from public.review_ads where review_id = $1 order by position`,
      [id],
    );
    return { id, hash, ads };
  };

  const visit = (link: Pick<Link, 'hash'>, pass: string | null = null, network = networkOf(link)) =>
    asService<Opened>('public.open_review($1, $2, $3)', [link.hash, pass, network]);
  const write = (link: Link, action: string, entry: object, pass: string | null = null) =>
    asService<string>('public.write_review($1, $2, $3, $4, $5)', [
      link.hash,
      pass,
      networkOf(link),
      action,
      entry,
    ]);
  const comment = (link: Link, changes: object = {}) =>
    write(link, 'comment', {
      id: randomUUID(),
      review_ad_id: link.ads[0]?.id,
      parent_id: null,
      version: 1,
      body: 'Warmer, please',
      ...NOWHERE,
      ...ADA,
      ...changes,
    });
  const decide = (link: Link, verdict: string, who: typeof ADA | typeof BEN = ADA, version = 1) =>
    write(link, 'decide', {
      ...who,
      verdict,
      note: null,
      ads: link.ads.map(({ id }) => ({ id, version })),
    });
  const addEvents = (link: Link, kind: string, count: number) =>
    open().query(
      `insert into public.review_events (review_id, user_id, kind, network)
       select id, user_id, $2, 'network ' || n from public.reviews cross join generate_series(1, $3) as n
       where id = $1`,
      [link.id, kind, count],
    );
  const adsOf = async (link: Link): Promise<ReviewAd[]> => (await visit(link)).review?.ads ?? [];
  const audit = (owner: string, id: string) =>
    asOwner<Record<string, unknown>[]>(owner, 'public.review_audit($1)', [id]);
  const setUp = async (options: Parameters<typeof create>[2] = {}, ads = 1) => {
    const owner = await open().signUp();
    const adIds: string[] = [];
    for (let made = 0; made < ads; made += 1) adIds.push(await addAd(owner));
    return { owner, adIds, link: await share(owner, adIds, options) };
  };

  describe('links to reviews of ads', () => {
    it('a review link shows its ads to anybody with the token, and no data about the owner', async () => {
      const owner = await open().signUp();
      const adId = await addAd(owner, 'Soup');
      await addRecipe(owner, adId);
      await asOwner(owner, `public.rename_ad($1, 'Difficult client')`, [adId]);
      const link = await share(owner, [adId]);
      const opened = await visit(link);
      expect(opened).toMatchObject({
        outcome: 'open',
        review: {
          name: 'Autumn',
          ads: [
            {
              version: 1,
              newer_versions: 0,
              headline: 'Soup',
              ad_text: 'Soup for everybody',
              brand: 'Kestrel',
              images: { square: 'https://x.example/v1.jpg' },
              state: 'in_review',
            },
          ],
        },
      });
      const told = JSON.stringify(opened);
      for (const secret of [owner, `${owner}@example.com`, adId, 'Difficult client', link.hash]) {
        expect(told).not.toContain(secret);
      }
    });

    it('a review link refuses any other token, and refuses a client after several wrong tokens', async () => {
      const network = `10.${[...randomBytes(3)].join('.')}`;
      const guess = () => visit({ hash: randomBytes(32).toString('hex') }, null, network);
      expect(await guess()).toEqual({ outcome: 'unknown' });
      expect(await untilLimited(guess, 30)).toEqual({ outcome: 'limited' });
    });

    it('a revoked review link stops working at once, even on pages that are open', async () => {
      const { owner, link } = await setUp();
      expect((await visit(link)).outcome).toBe('open');
      expect(await asOwner(owner, 'public.revoke_review($1)', [link.id])).toBe(true);
      expect(await visit(link)).toEqual({ outcome: 'revoked' });
      expect(await comment(link)).toBe('revoked');
      expect(await decide(link, 'approved')).toBe('revoked');
    });

    it('review links stop working when they expire', async () => {
      const { link } = await setUp({ days: 7 });
      expect((await visit(link)).outcome).toBe('open');
      await open().query(
        `update public.reviews set expires_at = now() - interval '1 second' where id = $1`,
        [link.id],
      );
      expect(await visit(link)).toEqual({ outcome: 'expired' });
      expect(await comment(link)).toBe('expired');
    });

    it('a review link with a password shows nothing without the pass for that password', async () => {
      const { link } = await setUp({ password: 'slow-hash' });
      expect(await visit(link)).toEqual({ outcome: 'password' });
      expect(await visit(link, 'f'.repeat(64))).toEqual({ outcome: 'password' });
      expect(await comment(link)).toBe('password');
      const asked = await one(
        open().as(service, (session) =>
          session.query<{ password_hash: string; pass: string }>(
            'select * from public.review_password($1, $2)',
            [link.hash, networkOf(link)],
          ),
        ),
      );
      expect(asked.password_hash).toBe('slow-hash');
      const pass = createHash('sha256').update(`slow-hash ${link.hash}`).digest('hex');
      expect(asked.pass).toBe(pass);
      expect((await visit(link, pass)).outcome).toBe('open');
    });

    it('one network may try ten passwords of a review link, and is refused after that', async () => {
      const { link } = await setUp({ password: 'slow-hash' });
      const ask = () =>
        one(
          open().as(service, (session) =>
            session.query<{ outcome: string }>('select * from public.review_password($1, $2)', [
              link.hash,
              networkOf(link),
            ]),
          ),
        );
      expect(await ask()).toMatchObject({ outcome: 'password' });
      expect(await untilLimited(ask, 10)).toEqual({
        outcome: 'limited',
        password_hash: null,
        pass: null,
      });
    });

    it('a review link contains only ads of its owner', async () => {
      const [owner, other] = [await open().signUp(), await open().signUp()];
      const adIds = [await addAd(owner), await addAd(other)];
      expect(await create(owner, adIds)).toEqual({ outcome: 'not_found', id: null });
      expect(await open().query('select from public.reviews where user_id = $1', [owner])).toEqual(
        [],
      );
    });

    it('a user can have at most 200 open review links', async () => {
      const { owner, adIds, link } = await setUp();
      await open().query(
        `insert into public.reviews (user_id, name, has_password, approvals_asked, mails_decisions)
         select $1, 'Link ' || n, false, 1, false from generate_series(1, 199) as n`,
        [owner],
      );
      expect((await create(owner, adIds)).outcome).toBe('too_many');
      await asOwner(owner, 'public.revoke_review($1)', [link.id]);
      expect((await create(owner, adIds)).outcome).toBe('created');
    });

    it('a review link can be controlled only by its owner', async () => {
      const { owner, link } = await setUp();
      const other = await open().signUp();
      const [ad] = link.ads;
      expect(await asOwner(other, 'public.revoke_review($1)', [link.id])).toBe(false);
      expect(await asOwner(other, 'public.set_review_mails($1, true)', [link.id])).toBe(false);
      expect(await asOwner(other, 'public.send_review_version($1)', [ad?.id])).toBe(false);
      expect(await asOwner(other, `public.answer_review($1, 'comment', '{}')`, [link.id])).toBe(
        'not_found',
      );
      expect(await audit(other, link.id)).toEqual([]);
      expect(await asOwner(other, 'public.reviews_of_ad($1)', [ad?.adId])).toEqual([]);
      expect(await asOwner(other, 'public.own_reviews()')).toEqual([]);
      expect((await visit(link)).outcome).toBe('open');
      expect(await asOwner<unknown[]>(owner, 'public.own_reviews()')).toHaveLength(1);
    });

    it('review links are deleted together with their account', async () => {
      const { owner, link } = await setUp();
      await comment(link);
      await open().query('delete from public.users where id = $1', [owner]);
      expect(await visit(link)).toEqual({ outcome: 'unknown' });
    });
  });

  describe('versions of ads that are under review', () => {
    it('versions under review stay as they were sent, and each shows how many newer versions exist', async () => {
      const owner = await open().signUp();
      const adId = await addAd(owner);
      await addRecipe(owner, adId);
      const link = await share(owner, [adId]);
      await decide(link, 'approved');
      await edit(adId);
      await edit(adId);
      expect(await adsOf(link)).toMatchObject([
        {
          version: 1,
          newer_versions: 2,
          state: 'approved',
          images: { square: 'https://x.example/v1.jpg' },
        },
      ]);
      const [row] = await open().as(createUserActor(owner), (session) =>
        session.query(
          'select ads.review_state, ads.review_newer_versions from public.ads where id = $1',
          [adId],
        ),
      );
      expect(row).toEqual({ review_state: 'approved', review_newer_versions: 2 });
    });

    it('a newer version that is sent for review needs new decisions', async () => {
      const owner = await open().signUp();
      const adId = await addAd(owner);
      await addRecipe(owner, adId);
      const link = await share(owner, [adId]);
      const send = () => asOwner(owner, 'public.send_review_version($1)', [link.ads[0]?.id]);
      expect(await send()).toBe(false);
      await decide(link, 'changes_asked');
      await edit(adId);
      expect(await send()).toBe(true);
      expect(await adsOf(link)).toMatchObject([
        {
          version: 2,
          newer_versions: 0,
          state: 'in_review',
          decisions: [],
          headline: 'Soup, hot',
          images: { square: 'https://x.example/v2.jpg' },
        },
      ]);
      expect(await decide(link, 'approved', ADA, 1)).toBe('stale');
      expect(await adsOf(link)).toMatchObject([{ state: 'in_review' }]);
      expect(await decide(link, 'approved', ADA, 2)).toBe('done');
      expect(await adsOf(link)).toMatchObject([{ state: 'approved' }]);
      const decisions = (await audit(owner, link.id)).filter(({ author }) => author === 'Ada');
      expect(decisions).toMatchObject([
        { kind: 'changes_asked', version: 1, email: ADA.email, network: networkOf(link) },
        { kind: 'approved', version: 2 },
      ]);
    });

    it('a deleted ad under review shows no picture and accepts no decision', async () => {
      const { owner, adIds, link } = await setUp();
      await open().query('delete from public.ads where id = $1', [adIds[0]]);
      expect(await adsOf(link)).toMatchObject([{ is_deleted: true, images: {} }]);
      expect(await decide(link, 'approved')).toBe('ad_deleted');
      expect(await comment(link)).toBe('ad_deleted');
      expect(await asOwner(owner, 'public.send_review_version($1)', [link.ads[0]?.id])).toBe(false);
    });
  });

  describe('decisions that reviewers make about ads', () => {
    it('an ad is approved once the required number of reviewers has approved the ad', async () => {
      const { link } = await setUp({ approvals: 2 });
      await decide(link, 'approved');
      await decide(link, 'approved');
      expect(await adsOf(link)).toMatchObject([
        { state: 'in_review', decisions: [{ author: 'Ada', verdict: 'approved' }] },
      ]);
      await decide(link, 'approved', BEN);
      expect(await adsOf(link)).toMatchObject([{ state: 'approved' }]);
      await decide(link, 'changes_asked', BEN);
      expect(await adsOf(link)).toMatchObject([{ state: 'changes_asked' }]);
    });

    it('decisions of two reviewers at the same time are both counted', async () => {
      const { link } = await setUp({ approvals: 2 }, 3);
      expect(await Promise.all([decide(link, 'approved'), decide(link, 'approved', BEN)])).toEqual([
        'done',
        'done',
      ]);
      expect((await adsOf(link)).map(({ state }) => state)).toEqual(Array(3).fill('approved'));
    });

    it('a decision is refused for an ad that is not in the review link', async () => {
      const [mine, other] = [await setUp(), await setUp()];
      expect(await decide({ ...mine.link, ads: other.link.ads }, 'approved')).toBe('not_found');
      expect(await adsOf(other.link)).toMatchObject([{ state: 'in_review' }]);
    });

    it('decisions are shown on the owner’s ads, and an ad without a review link is a draft', async () => {
      const { owner, adIds, link } = await setUp();
      const draft = await addAd(owner);
      const states = async () => {
        const rows = await open().as(createUserActor(owner), (session) =>
          session.query<{ id: string; review_state: string }>(
            'select id, ads.review_state from public.ads',
          ),
        );
        const known = new Map(rows.map(({ id, review_state }) => [id, review_state]));
        return [adIds[0], draft].map((id) => known.get(id ?? ''));
      };
      expect(await states()).toEqual(['in_review', 'draft']);
      await decide(link, 'changes_asked');
      expect(await states()).toEqual(['changes_asked', 'draft']);
      await decide(link, 'approved');
      await asOwner(owner, 'public.revoke_review($1)', [link.id]);
      expect(await states()).toEqual(['approved', 'draft']);
    });

    it('an ad stays a draft if its review link was revoked before any decision', async () => {
      const { owner, link } = await setUp();
      await asOwner(owner, 'public.revoke_review($1)', [link.id]);
      expect(
        await open().as(createUserActor(owner), (session) =>
          session.query('select ads.review_state from public.ads'),
        ),
      ).toEqual([{ review_state: 'draft' }]);
    });

    it('an ad stays a draft if its review link expired before any decision', async () => {
      const { owner, adIds, link } = await setUp();
      const state = () =>
        open().as(createUserActor(owner), (session) =>
          session.query('select ads.review_state from public.ads'),
        );
      await open().query(`update public.reviews set expires_at = now() - interval '1 second'`);
      expect(await state()).toEqual([{ review_state: 'draft' }]);
      const next = await share(owner, adIds);
      expect(await state()).toEqual([{ review_state: 'in_review' }]);
      await decide(next, 'approved');
      await open().query(`update public.reviews set expires_at = now() - interval '1 second'`);
      expect(await state()).toEqual([{ review_state: 'approved' }]);
      expect((await visit(link)).outcome).toBe('expired');
    });

    it('a review link can get a new URL, which keeps the comments and makes the old URL invalid', async () => {
      const { owner, link } = await setUp();
      await comment(link);
      const hash = randomBytes(32).toString('hex');
      const renew = (by: string) =>
        asService<string>('public.renew_review($1, $2, $3)', [by, link.id, hash]);
      expect(await renew(await open().signUp())).toBe('not_found');
      expect((await visit(link)).outcome).toBe('open');
      expect(await renew(owner)).toBe('renewed');
      expect((await visit(link)).outcome).toBe('unknown');
      expect(await comment(link)).toBe('unknown');
      expect(await adsOf({ ...link, hash })).toMatchObject([{ comments: [{ author: 'Ada' }] }]);
      expect(await decide({ ...link, hash }, 'approved')).toBe('done');
      expect((await audit(owner, link.id)).map(({ kind }) => kind)).toContain('renewed');
      await asOwner(owner, 'public.revoke_review($1)', [link.id]);
      expect(await renew(owner)).toBe('closed');
    });

    it('launch kits contain only approved ads if the workspace requires approval', async () => {
      const { owner, adIds, link } = await setUp();
      const draft = await addAd(owner);
      const all = [...adIds, draft];
      const unapproved = async (by = owner) => {
        const ads = await asOwner<{ id: string }[]>(by, 'public.unapproved_for_kit($1::uuid[])', [
          `{${all.join(',')}}`,
        ]);
        return ads.map(({ id }) => id);
      };
      expect(await unapproved()).toEqual([]);
      await asOwner(owner, 'public.set_kits_need_approval($1, true)', [owner]);
      expect(await unapproved()).toEqual([...all].sort());
      await decide(link, 'approved');
      expect(await unapproved()).toEqual([draft]);
      expect(await unapproved(await open().signUp())).toEqual([]);
      await asOwner(owner, 'public.set_kits_need_approval($1, false)', [owner]);
      expect(await unapproved()).toEqual([]);
    });

    it('launch kits contain the approved version of an ad, and no newer version', async () => {
      const owner = await open().signUp();
      const adId = await addAd(owner);
      await addRecipe(owner, adId);
      const link = await share(owner, [adId]);
      await asOwner(owner, 'public.set_kits_need_approval($1, true)', [owner]);
      await decide(link, 'approved');
      const unapproved = () =>
        asOwner<object[]>(owner, 'public.unapproved_for_kit($1::uuid[])', [`{${adId}}`]);
      expect(await unapproved()).toEqual([]);
      await edit(adId);
      expect(await unapproved()).toEqual([{ id: adId, state: 'approved', newer_versions: 1 }]);
    });

    it('at most 60 review links can be made in ten minutes', async () => {
      const owner = await open().signUp();
      const ask = () => asService<boolean>('public.may_make_review_link($1)', [owner]);
      for (let made = 0; made < 60; made += 1) expect(await ask()).toBe(true);
      expect(await ask()).toBe(false);
      const other = await open().signUp();
      expect(await asService<boolean>('public.may_make_review_link($1)', [other])).toBe(true);
    });

    it('a review link sends no more mails after its owner has unsubscribed in one of them', async () => {
      const { owner, link } = await setUp({ mails: true });
      await decide(link, 'approved');
      expect(await asService<string>('public.stop_review_mails($1)', [link.id])).toBe('Autumn');
      await decide(link, 'changes_asked', BEN);
      expect(
        await open().query(`select id from private.mails where user_id = $1 and kind = 'review'`, [
          owner,
        ]),
      ).toEqual([]);
      expect(await asService('public.stop_review_mails($1)', [randomUUID()])).toBeNull();
    });

    it('decisions are reported to the owner in one mail, unless the owner has turned mails off', async () => {
      const { owner, link } = await setUp({ mails: true }, 2);
      await decide(link, 'approved');
      await decide(link, 'changes_asked', BEN);
      const mails = () =>
        open().query<{ details: { decisions: unknown[] } }>(
          `select details from private.mails where user_id = $1 and kind = 'review'`,
          [owner],
        );
      expect(await mails()).toMatchObject([
        {
          details: {
            name: 'Autumn',
            decisions: [
              { author: 'Ada', verdict: 'approved', ads: 2 },
              { author: 'Ben', verdict: 'changes_asked', ads: 2 },
            ],
          },
        },
      ]);
      await open().query('update private.mails set attempts = 1 where user_id = $1', [owner]);
      await decide(link, 'approved', BEN);
      expect(await mails()).toHaveLength(2);
      await asOwner(owner, 'public.set_review_mails($1, false)', [link.id]);
      await decide(link, 'approved', BEN);
      expect(await mails()).toEqual([]);
    });
  });

  describe('comments that clients write in a review', () => {
    it('a comment belongs to a point, a text or the whole ad, in a thread that owner and client can resolve', async () => {
      const { owner, link } = await setUp();
      const id = randomUUID();
      expect(await comment(link, { id, format: 'square', x: 0.25, y: 0.5 })).toBe('done');
      expect(await comment(link, { field: 'ad_text' })).toBe('done');
      expect(await comment(link, { parent_id: id, ...BEN })).toBe('done');
      const answer = (entry: object) =>
        asOwner(owner, 'public.answer_review($1, $2, $3)', [
          link.id,
          'body' in entry ? 'comment' : 'resolve',
          entry,
        ]);
      expect(
        await answer({
          id: randomUUID(),
          review_ad_id: link.ads[0]?.id,
          parent_id: id,
          body: 'Done',
          reviewer: ADA.reviewer,
          author: 'Ada',
        }),
      ).toBe('done');
      expect(await answer({ comment_id: id, is_resolved: true })).toBe('done');
      const [ad] = await adsOf(link);
      expect(ad?.comments).toMatchObject([
        { id, x: 0.25, y: 0.5, format: 'square', is_resolved: true, author: 'Ada' },
        { field: 'ad_text', parent_id: null },
        { parent_id: id, author: 'Ben' },
        { parent_id: id, author: null, body: 'Done' },
      ]);
      expect(await write(link, 'resolve', { ...ADA, comment_id: id, is_resolved: false })).toBe(
        'done',
      );
      expect((await adsOf(link))[0]?.comments[0]?.is_resolved).toBe(false);
      expect((await audit(owner, link.id)).map(({ kind }) => kind)).toEqual([
        'created',
        'commented',
        'commented',
        'commented',
        'commented',
        'resolved',
        'opened',
        'reopened',
      ]);
    });

    it('replies of different members are distinguishable, and clients don’t see the members’ mail addresses', async () => {
      const spaces = openWorkspaces(open());
      const owner = await open().signUp();
      const [ben, eve] = [await spaces.signUp(), await spaces.signUp()];
      const id = await spaces.make(owner);
      await spaces.join(id, ben, 'reviewer');
      await spaces.join(id, eve, 'reviewer');
      const adId = await addAd(owner);
      await open().query('update public.ads set workspace_id = $2 where id = $1', [adId, id]);
      const link = await share(owner, [adId]);
      const thread = randomUUID();
      await comment(link, { id: thread });
      const answer = (by: string, body: string) =>
        spaces.call<string>(createMemberActor(by, id), 'public.answer_review($1, $2, $3)', [
          link.id,
          'comment',
          {
            ...NOWHERE,
            id: randomUUID(),
            review_ad_id: link.ads[0]?.id,
            parent_id: thread,
            version: 1,
            body,
          },
        ]);
      const setName = (of: string, name: string) =>
        open().query('update public.account_settings set name = $2 where user_id = $1', [of, name]);
      await setName(owner, 'Ada Novak');
      for (const by of [owner, ben]) expect(await answer(by, 'Done')).toBe('done');

      const answers = async () => (await adsOf(link))[0]?.comments.slice(1);
      expect(await answers()).toMatchObject([
        { author: 'Ada Novak', is_sender: true, sender_number: null, is_own: false },
        { author: null, is_sender: true, sender_number: 2, is_own: false },
      ]);
      for (const by of [eve, ben]) expect(await answer(by, 'Done')).toBe('done');
      const numbered = [
        { author: 'Ada Novak', sender_number: null },
        { author: null, sender_number: 2 },
        { author: null, sender_number: 3 },
        { author: null, sender_number: 2 },
      ];
      expect(await answers()).toMatchObject(numbered);
      expect(JSON.stringify(await visit(link))).not.toContain('@');

      const seenBy = async (reader: string) => {
        const [seen] = await spaces.call<{ ad: ReviewAd }[]>(
          createMemberActor(reader, id),
          'public.reviews_of_ad($1)',
          [adId],
        );
        return seen?.ad.comments;
      };
      const acts = async () =>
        (
          await spaces.call<object[]>(createMemberActor(owner, id), 'public.review_audit($1)', [
            link.id,
          ])
        ).filter((act) => 'note' in act && act.note === 'Done');
      const seen = [
        { author: 'Ada', is_sender: false, is_own: false },
        { author: 'Ada Novak', is_own: false },
        { author: spaces.emailOf(ben), is_own: false },
        { author: spaces.emailOf(eve), is_own: true },
        { author: spaces.emailOf(ben), is_own: false },
      ];
      const acted = [
        { author: 'Ada Novak', email: spaces.emailOf(owner) },
        { author: null, email: spaces.emailOf(ben) },
        { author: null, email: spaces.emailOf(eve) },
        { author: null, email: spaces.emailOf(ben) },
      ];
      expect(await seenBy(eve)).toMatchObject(seen);
      expect(await acts()).toMatchObject(acted);

      // A member's later name is not shown in earlier comments, whether the member is still in the workspace or
      // has left.
      await spaces.call(createUserActor(owner), 'public.remove_member($1, $2)', [id, ben]);
      for (const of of [owner, ben]) await setName(of, 'Renamed');
      await open().query(`update auth.users set email = 'new-' || email where id = $1`, [ben]);
      expect(await answers()).toMatchObject(numbered);
      expect(await seenBy(eve)).toMatchObject(seen);
      expect(await acts()).toMatchObject(acted);

      await open().query('delete from auth.users where id = $1', [ben]);
      expect(await answers(), 'numbers stay when an account goes').toMatchObject(numbered);
      expect((await seenBy(eve))?.map(({ author }) => author)).toEqual([
        'Ada',
        'Ada Novak',
        null,
        spaces.emailOf(eve),
        null,
      ]);
      expect(JSON.stringify(await acts())).not.toContain(ben);
      expect(
        await open().query(
          `select from public.review_events where member_id is null and num_nonnulls(member_name, member_email) > 0`,
        ),
      ).toEqual([]);
      expect(await answer(eve, 'Again')).toBe('done');
      expect((await answers())?.at(-1)).toMatchObject({ sender_number: 3 });
    });

    it('a comment is saved once when the browser repeats its request', async () => {
      const { owner, link } = await setUp();
      const id = randomUUID();
      expect(await comment(link, { id })).toBe('done');
      expect(await comment(link, { id })).toBe('done');
      expect((await adsOf(link))[0]?.comments).toHaveLength(1);
      const kinds = (await audit(owner, link.id)).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'commented')).toHaveLength(1);
    });

    it('a comment can’t reply to a thread of another ad', async () => {
      const { link } = await setUp({}, 2);
      const id = randomUUID();
      await comment(link, { id });
      expect(await comment(link, { parent_id: id, review_ad_id: link.ads[1]?.id })).toBe(
        'not_found',
      );
      expect(
        await write(link, 'resolve', { ...ADA, comment_id: randomUUID(), is_resolved: true }),
      ).toBe('not_found');
    });

    it.each([
      ['of 2,001 characters', { body: 'a'.repeat(2001) }],
      ['without a word', { body: '' }],
      ['beside the picture', { format: 'square', x: 1.2, y: 0 }],
      ['on half a point', { format: 'square', x: 0.5, y: null }],
      ['on a point and a text', { format: 'square', x: 0.5, y: 0.5, field: 'headline' }],
    ])('a comment on a review is refused: %s', async (_, changes) => {
      const { link } = await setUp();
      expect(await readRefusal(comment(link, changes))).toBe('23514');
    });

    it('a review has at most 1,000 comments', async () => {
      const { link } = await setUp();
      await open().query(
        `insert into public.review_comments
           (id, review_id, review_ad_id, user_id, version, reviewer, author, body)
         select gen_random_uuid(), review_id, id, user_id, 1, gen_random_uuid(), 'Ada', 'Note ' || n
         from public.review_ads cross join generate_series(1, 1000) as n where review_id = $1`,
        [link.id],
      );
      expect(await comment(link)).toBe('full');
      expect((await adsOf(link))[0]?.comments).toHaveLength(1000);
    });

    it('one network may write at most 120 review comments in ten minutes', async () => {
      const { link } = await setUp();
      const write = async () => ({ outcome: await comment(link) });
      expect(await write()).toEqual({ outcome: 'done' });
      expect(await untilLimited(write, 120)).toEqual({ outcome: 'limited' });
    });
  });

  describe('the audit log of a review', () => {
    it('the audit log is append-only, even for the database’s owner', async () => {
      const { link } = await setUp();
      expect(
        await readRefusal(
          open().query(`update public.review_events set author = 'Ben' where review_id = $1`, [
            link.id,
          ]),
        ),
      ).toBe('42501');
    });

    it('the audit log records an opening of the review once a day for each network', async () => {
      const { owner, link } = await setUp();
      await visit(link);
      await visit(link);
      await visit(link, null, '2001:db8::1');
      const opened = (await audit(owner, link.id)).filter(({ kind }) => kind === 'opened');
      expect(opened.map(({ network }) => network)).toEqual([networkOf(link), '2001:db8::/64']);
    });

    it('the audit log has room for comments and decisions, however often the link was opened', async () => {
      const { owner, link } = await setUp();
      await addEvents(link, 'opened', 5000);
      await visit(link);
      expect(await comment(link)).toBe('done');
      expect(await decide(link, 'approved')).toBe('done');
      const opened = (await audit(owner, link.id)).filter(({ kind }) => kind === 'opened');
      expect(opened).toHaveLength(5000);
    });

    it('the audit log accepts at most 5,000 entries other than openings', async () => {
      const { link } = await setUp();
      await addEvents(link, 'resolved', 4999);
      expect(await comment(link)).toBe('full');
      expect(await decide(link, 'approved')).toBe('full');
    });
  });
}
