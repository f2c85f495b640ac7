import { expect, it } from 'vitest';
import { planCampaign } from './plan-campaign.ts';

const draft = {
  name: 'Autumn',
  table: {
    columns: ['title', 'image'],
    rows: [
      { line: 2, cells: ['Oak table', 'https://shop.example/oak.jpg'] },
      { line: 3, cells: ['', ''] },
    ],
    faults: [],
  },
  mapping: { product: 0, photo: 1 },
  defaults: { audience: 'Families', goal: 'More orders', emotion: 'happiness' },
  settings: {},
};
const { signal } = new AbortController();
const plan = (body: unknown) => planCampaign(Buffer.from(JSON.stringify(body)), signal);

it('planCampaign plans the rows of a list in a separate process', async () => {
  const { campaign, shownAs } = await plan({ ...draft, shownAs: { 2: 'cup' } });
  expect(campaign.name).toBe('Autumn');
  expect(campaign.rows[0]).toMatchObject({
    line: 2,
    name: 'Oak table',
    photo: 'https://shop.example/oak.jpg',
  });
  expect(shownAs).toEqual({ 2: 'cup' });
});

it.each([
  ['no JSON', '{"name"'],
  ['a million levels deep', `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`],
  ['bytes that are no text', '\u0000\ufffd'],
])('planCampaign refuses a body that is %s', async (_, body) => {
  await expect(planCampaign(Buffer.from(body), signal)).rejects.toMatchObject({
    code: 'invalid_request',
  });
});

it('planCampaign names the first field at fault', async () => {
  await expect(plan({ ...draft, name: '' })).rejects.toMatchObject({
    code: 'invalid_request',
    field: 'name',
    userMessage: 'Name: Required',
  });
});

it('planCampaign stops when the request is cancelled', async () => {
  const reason = new Error('gone');
  await expect(planCampaign(Buffer.from('{}'), AbortSignal.abort(reason))).rejects.toBe(reason);
});
