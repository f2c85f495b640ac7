import { MAX_CHECKED_ADS, POLICY_PATH, policyResponseSchema } from '@adwright/contracts/policy';
import { sampleRecipe } from '@adwright/contracts/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createAccessToken,
  createTestEngine,
  type EngineUnderTest,
} from '../testing/engine-under-test.ts';

let world: EngineUnderTest;
const userId = crypto.randomUUID();

beforeEach(() => {
  world = createTestEngine();
});

async function ask(body: object, as: string | null = userId): Promise<Response> {
  return world.engine.app.request(POLICY_PATH, {
    method: 'POST',
    headers: as ? { Authorization: `Bearer ${await createAccessToken(as)}` } : {},
    body: JSON.stringify(body),
  });
}

const ad = (text: string, more: object = {}) => ({
  id: 'one',
  language: 'en',
  names: [],
  texts: [{ field: 'headline', role: 'headline', text }],
  ...more,
});

describe('the policy check examines the words of ads', () => {
  it('the policy check lists each ad’s findings, with the platform’s page and a repair', async () => {
    const response = await ask({ platforms: ['meta'], ads: [ad('The best coffee in Kiel')] });
    const { ads } = policyResponseSchema.parse(await response.json());
    expect(ads).toMatchObject([
      {
        id: 'one',
        findings: [
          {
            subject: 'superlative',
            field: 'headline',
            words: 'best',
            level: 'reviewed',
            repair: { text: 'A good coffee in Kiel' },
          },
        ],
      },
    ]);
    expect(ads[0]?.findings[0]?.verdicts[0]?.page.url).toMatch(/^https:/);
  });

  it('the policy check finds nothing in ordinary words', async () => {
    const response = await ask({ platforms: ['meta', 'google'], ads: [ad('Bread from Kiel')] });
    expect(await response.json()).toEqual({ success: true, ads: [{ id: 'one', findings: [] }] });
  });

  it('the policy check offers another line of the copywriter if no edit repairs the text', async () => {
    const { words } = sampleRecipe;
    const recipe = { ...sampleRecipe, words: { ...words, headline: 'Are you diabetic?' } };
    const response = await ask({ platforms: ['meta'], ads: [ad('Are you diabetic?', { recipe })] });
    const { ads } = policyResponseSchema.parse(await response.json());
    expect(ads[0]?.findings[0]?.repair?.label).toBe('Use another line');
  });

  it.each([
    [
      'texts of one ad that are too long together',
      Array.from({ length: 9 }, (_, at) => ({
        field: `text${at}`,
        role: 'text',
        text: 'a'.repeat(2000),
      })),
    ],
    [
      'two texts of one field',
      [
        { field: 'headline', role: 'headline', text: 'Are you diabetic?' },
        { field: 'headline', role: 'headline', text: 'Are you diabetic?' },
      ],
    ],
  ])('the policy check refuses an ad with %s', async (_, texts) => {
    const response = await ask({ platforms: ['meta'], ads: [ad('', { texts })] });
    expect(response.status).toBe(400);
  });

  it('the policy check counts a long ad as several ads in the rate limit', async () => {
    const texts = Array.from({ length: 8 }, (_, at) => ({
      field: `text${at}`,
      role: 'text',
      text: 'a '.repeat(1000),
    }));
    const long = { platforms: ['meta'], ads: Array.from({ length: 3 }, () => ad('', { texts })) };
    const statuses: number[] = [];
    for (let asked = 0; asked < 12; asked += 1) statuses.push((await ask(long)).status);
    expect(statuses.slice(0, 9)).toEqual(Array(9).fill(200));
    expect(statuses).toContain(429);
  });

  it('the policy check works for an ad even if the ad’s recipe can’t be read', async () => {
    const response = await ask({ platforms: ['meta'], ads: [ad('The best', { recipe: 7 })] });
    expect(response.status).toBe(200);
  });

  it('the policy check is for signed-in users, and costs no credits', async () => {
    expect((await ask({ platforms: ['meta'], ads: [ad('Bread')] }, null)).status).toBe(401);
    await ask({ platforms: ['meta'], ads: [ad('Bread')] });
    expect(world.store.calls).toEqual([]);
  });

  it.each([
    {},
    { platforms: [], ads: [ad('Bread')] },
    { platforms: ['myspace'], ads: [ad('Bread')] },
    { platforms: ['meta'], ads: [] },
    { platforms: ['meta'], ads: [ad('x'.repeat(2001))] },
    { platforms: ['meta'], ads: Array.from({ length: MAX_CHECKED_ADS + 1 }, () => ad('Bread')) },
  ])('the policy check refuses the request %j', async (body) => {
    expect((await ask(body)).status).toBe(400);
  });

  it('the policy check has a rate limit per user', async () => {
    const ads = Array.from({ length: MAX_CHECKED_ADS }, () => ad('Bread'));
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ask({ platforms: ['meta'], ads })),
    );
    expect(answers.map(({ status }) => status)).toContain(429);
    expect((await ask({ platforms: ['meta'], ads }, crypto.randomUUID())).status).toBe(200);
  });
});
