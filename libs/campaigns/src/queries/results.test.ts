import { TEST_USER_ID, TestBackend } from '@adwright/ads/testing';
import type { CampaignResult } from '@adwright/contracts/campaigns';
import { expect, test } from 'vitest';
import { fetchCampaignResults } from './results.ts';

const CAMPAIGN = '7d3e1b06-7f0e-4f5e-9a53-0c7f3c0a1f10';
const never = new AbortController().signal;

const row = (position: number, changes: Partial<CampaignResult> = {}): CampaignResult => ({
  id: `00000000-0000-4000-8000-${String(position).padStart(12, '0')}`,
  campaign_id: CAMPAIGN,
  user_id: TEST_USER_ID,
  position,
  line: position + 1,
  name: 'Mug',
  reference: '',
  state: 'waiting',
  photo: '',
  photo_url: null,
  link: '',
  price: null,
  offer: null,
  printed: null,
  problem: null,
  updated_at: '2026-01-05T12:00:30+00:00',
  ad_id: null,
  image_url: null,
  story_url: null,
  ad_text: null,
  score: null,
  ...changes,
});

test('fetchCampaignResults reads only changed rows again, including changes that began before the last request', async () => {
  const backend = await new TestBackend().start();
  backend.on('GET /rest/v1/campaign_results', () => Response.json([row(2, { state: 'running' })]));
  const known = [row(1), row(2), row(3)];
  const rows = await fetchCampaignResults(TEST_USER_ID, CAMPAIGN, known, never);
  expect(rows.map(({ position, state }) => [position, state])).toEqual([
    [1, 'waiting'],
    [2, 'running'],
    [3, 'waiting'],
  ]);
  const [call] = backend.callsOf('GET /rest/v1/campaign_results');
  expect(call?.query.get('updated_at')).toBe('gte.2026-01-05T12:00:10.000Z');
});

test('fetchCampaignResults reads all rows of a campaign with the first request', async () => {
  const backend = await new TestBackend().start();
  backend.on('GET /rest/v1/campaign_results', () => Response.json([row(1)]));
  expect(await fetchCampaignResults(TEST_USER_ID, CAMPAIGN, [], never)).toHaveLength(1);
  const [call] = backend.callsOf('GET /rest/v1/campaign_results');
  expect(call?.query.has('updated_at')).toBe(false);
});
