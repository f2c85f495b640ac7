import { randomUUID } from 'node:crypto';
import {
  type CreateReviewRequest,
  createdReviewSchema,
  openedReviewSchema,
  type ReviewAd,
  unlockedReviewSchema,
} from '@adwright/contracts/review';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type TestShop } from './testing.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const WHO = { reviewer: randomUUID(), author: 'Ada', email: null };
const NOWHERE = { format: null, x: null, y: null, field: null };

async function setUp(changes: Partial<CreateReviewRequest> = {}) {
  const { client, id, email } = await shop.newUser();
  const { data } = await client
    .from('ads')
    .insert({ user_id: id, title: 'Soup', ad_text: 'Hot soup', status: 'completed' })
    .select('id')
    .single();
  const adId: string = data?.id;
  const body: CreateReviewRequest = {
    name: 'Autumn',
    ad_ids: [adId],
    password: null,
    days: 14,
    approvals_asked: 1,
    mails_decisions: false,
    ...changes,
  };
  const created = await client.functions.invoke<unknown>('create-review', { body });
  const review = createdReviewSchema.parse(created.data);
  return { client, id, email, adId, reviewId: review.id, token: review.token };
}

async function call(body: object): Promise<{ status: number; answer: unknown }> {
  const response = await fetch(`${shop.service.url}/functions/v1/review`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: await response.json() };
}

async function openLink(token: string, pass: string | null = null, revision: string | null = null) {
  const { answer } = await call({ action: 'open', token, pass, revision });
  return openedReviewSchema.parse(answer);
}

async function firstAd(token: string): Promise<ReviewAd> {
  const opened = await openLink(token);
  const [ad] = opened.outcome === 'open' ? opened.review.ads : [];
  if (!ad) throw new Error(`no ad: ${opened.outcome}`);
  return ad;
}

const comment = (token: string, adId: string, changes: object = {}) =>
  call({
    action: 'comment',
    token,
    pass: null,
    entry: {
      id: randomUUID(),
      review_ad_id: adId,
      parent_id: null,
      version: 1,
      body: 'Warmer, please',
      ...NOWHERE,
      ...WHO,
      ...changes,
    },
  });

describe('opening a review link', () => {
  it('a review link shows the ads to visitors without an account, and tells them when nothing has changed', async () => {
    const { token, id, email } = await setUp();
    const opened = await openLink(token);
    if (opened.outcome !== 'open') throw new Error(opened.outcome);
    expect(opened.review).toMatchObject({ name: 'Autumn', ads: [{ headline: 'Soup' }] });
    expect(JSON.stringify(opened)).not.toContain(id);
    expect(JSON.stringify(opened)).not.toContain(email);
    expect(await openLink(token, null, opened.revision)).toEqual({ outcome: 'unchanged' });
    await comment(token, opened.review.ads[0]?.id ?? '');
    expect((await openLink(token, null, opened.revision)).outcome).toBe('open');
  });

  it('a review link’s token is not stored in plain text, and visitors without an account can’t read tables', async () => {
    const { token } = await setUp();
    expect(await shop.search([token])).toEqual([]);
    for (const table of ['reviews', 'review_ads', 'review_comments', 'review_events']) {
      const response = await fetch(`${shop.service.url}/rest/v1/${table}`, {
        headers: { apikey: shop.service.publishableKey },
      });
      expect([401, 403]).toContain(response.status);
    }
  });

  it.each([
    ['a guessed', 'A'.repeat(43)],
    ['a short', 'guess'],
    ['an odd', '../../etc/passwd'],
  ])('a request with %s token gets 404', async (_, token) => {
    const { status, answer } = await call({ action: 'open', token, pass: null, revision: null });
    expect(status).toBe(404);
    expect(answer).toMatchObject({ code: 'not_found' });
  });

  it('a review link with a password opens only with its password', async () => {
    const { token } = await setUp({ password: 'open sesame' });
    expect(await openLink(token)).toEqual({ outcome: 'password' });
    const unlock = async (password: string) =>
      unlockedReviewSchema.parse((await call({ action: 'unlock', token, password })).answer);
    expect(await unlock('open sesame!')).toEqual({ outcome: 'wrong' });
    const unlocked = await unlock('open sesame');
    if (unlocked.outcome !== 'unlocked') throw new Error(unlocked.outcome);
    expect((await openLink(token, unlocked.pass)).outcome).toBe('open');
    expect(await shop.search(['open sesame'])).toEqual([]);
  });

  it('a revoked review link saves no decision, even from a page that is still open', async () => {
    const { client, reviewId, token } = await setUp();
    const ad = await firstAd(token);
    await client.rpc('revoke_review', { p_id: reviewId });
    expect(await openLink(token)).toEqual({ outcome: 'revoked' });
    expect((await comment(token, ad.id)).answer).toEqual({ outcome: 'revoked' });
  });

  it.each([
    ['a comment of 100,000 characters', { body: 'a'.repeat(100_000) }],
    ['a comment of more code points than the database takes', { body: '👩‍👩‍👧‍👦'.repeat(300) }],
    ['an empty comment', { body: '  \n ' }],
    ['a name of 100,000 characters', { author: 'a'.repeat(100_000) }],
    ['a wrong address', { email: 'ada' }],
    ['a point beside the picture', { format: 'square', x: 2, y: 0 }],
    ['a point without a picture', { x: 0.5, y: 0.5 }],
    ['a format that there is not', { format: 'poster', x: 0.5, y: 0.5 }],
  ])('a review link refuses %s', async (_, changes) => {
    const { token } = await setUp();
    const ad = await firstAd(token);
    const { status, answer } = await comment(token, ad.id, changes);
    expect(status).toBe(400);
    expect(answer).toMatchObject({ code: 'invalid_request' });
    expect((await firstAd(token)).comments).toEqual([]);
  });

  it('texts with HTML in a review link are returned as plain text', async () => {
    const { token } = await setUp();
    const ad = await firstAd(token);
    const body = '<img src=x onerror=alert(1)> & "quotes"';
    expect((await comment(token, ad.id, { body })).answer).toEqual({ outcome: 'done' });
    expect((await firstAd(token)).comments).toMatchObject([{ body, author: 'Ada' }]);
  });

  it('simultaneous decisions of two reviewers are both accepted', async () => {
    const { token } = await setUp({ approvals_asked: 2 });
    const { id, version } = await firstAd(token);
    const decide = (author: string) =>
      call({
        action: 'decide',
        token,
        pass: null,
        entry: {
          ...WHO,
          reviewer: randomUUID(),
          author,
          verdict: 'approved',
          note: null,
          ads: [{ id, version }],
        },
      });
    const decided = await Promise.all([decide('Ada'), decide('Ben')]);
    expect(decided.map(({ answer }) => answer)).toEqual(Array(2).fill({ outcome: 'done' }));
    expect(await firstAd(token)).toMatchObject({ state: 'approved' });
  });
});

describe('creating a review link', () => {
  it('creating a review link requires an account, and ads of that account', async () => {
    const response = await fetch(`${shop.service.url}/functions/v1/create-review`, {
      method: 'POST',
      body: '{}',
    });
    expect(response.status).toBe(401);
    const { adId } = await setUp();
    const other = await shop.newUser();
    const refused = await other.client.functions.invoke('create-review', {
      body: {
        name: 'Theirs',
        ad_ids: [adId],
        password: null,
        days: null,
        approvals_asked: 1,
        mails_decisions: false,
      },
    });
    expect(refused.error?.context.status).toBe(404);
  });
});
