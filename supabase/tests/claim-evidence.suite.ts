import { describe, expect, it } from 'vitest';
import { createUserActor, type Database, type Parameter } from './database.ts';
import { readRefusal } from './refusal.ts';

export function registerClaimEvidenceSuite(open: () => Database) {
  const as = (userId: string) => ({
    query: <Row>(sql: string, parameters: Parameter[] = []) =>
      open().as(createUserActor(userId), (session) => session.query<Row>(sql, parameters)),
  });
  const addAd = async (userId: string): Promise<string> => {
    const [ad] = await as(userId).query<{ id: string }>(
      `insert into public.ads (user_id, ad_image_url, status)
       values ($1, 'https://x.example/1.jpg', 'completed') returning id`,
      [userId],
    );
    if (!ad) throw new Error('the ad was not saved');
    return ad.id;
  };
  const attach = (userId: string, adId: string, columns: Record<string, Parameter> = {}) => {
    const all = { ad_id: adId, claim: '#1 in Kiel', evidence: 'Kiel bread test', ...columns };
    const names = Object.keys(all);
    return as(userId).query<{ id: string }>(
      `insert into public.claim_evidence (${names}) values (${names.map((_, at) => `$${at + 1}`)}) returning id`,
      Object.values(all),
    );
  };

  describe('evidence for the claims of an ad', () => {
    it('evidence can be attached only to the user’s own ads, and only the user sees it', async () => {
      const [owner, other] = [await open().signUp(), await open().signUp()];
      const adId = await addAd(owner);
      expect(await attach(owner, adId)).toHaveLength(1);
      expect(await as(other).query('select from public.claim_evidence')).toEqual([]);
      expect(await readRefusal(attach(other, adId))).toBe('42501');
      expect(await readRefusal(attach(owner, adId, { user_id: other }))).toBe('42501');
    });

    it('a claim of an ad has at most one piece of evidence', async () => {
      const owner = await open().signUp();
      const adId = await addAd(owner);
      await attach(owner, adId);
      expect(await readRefusal(attach(owner, adId))).toBe('23505');
      await attach(owner, adId, { claim: 'The best rolls' });
    });

    it.each<[string, Record<string, Parameter>]>([
      ['no claim', { claim: '' }],
      ['a claim of blanks', { claim: '  ' }],
      ['501 characters of a claim', { claim: 'c'.repeat(501) }],
      ['no evidence', { evidence: '' }],
      ['501 characters of evidence', { evidence: 'e'.repeat(501) }],
      ['a script for a link', { link: 'javascript:alert(1)' }],
      ['a link without end', { link: `https://x.example/${'x'.repeat(2048)}` }],
    ])('evidence with %s is refused', async (_, columns) => {
      const owner = await open().signUp();
      expect(await readRefusal(attach(owner, await addAd(owner), columns))).toBe('23514');
    });

    it('evidence is stored for at most 20 claims of an ad', async () => {
      const owner = await open().signUp();
      const adId = await addAd(owner);
      for (let n = 0; n < 20; n++) await attach(owner, adId, { claim: `Claim ${n}` });
      expect(await readRefusal(attach(owner, adId, { claim: 'One more' }))).toBe('CE001');
    });

    it('evidence is deleted together with its ad', async () => {
      const owner = await open().signUp();
      const adId = await addAd(owner);
      await attach(owner, adId);
      await as(owner).query('delete from public.ads where id = $1', [adId]);
      expect(await as(owner).query('select from public.claim_evidence')).toEqual([]);
    });

    it('evidence is deleted together with its account', async () => {
      const owner = await open().signUp();
      await attach(owner, await addAd(owner));
      await open().query('delete from public.users where id = $1', [owner]);
      const left = 'select from public.claim_evidence where user_id = $1';
      expect(await open().query(left, [owner])).toEqual([]);
    });

    it('an update of evidence can’t move it to another claim or to another ad', async () => {
      const owner = await open().signUp();
      const adId = await addAd(owner);
      await attach(owner, adId);
      const change = (column: string) =>
        as(owner).query(`update public.claim_evidence set ${column} = 'x' where ad_id = $1`, [
          adId,
        ]);
      await change('evidence');
      expect(await readRefusal(change('claim'))).toBe('42501');
    });
  });
}
