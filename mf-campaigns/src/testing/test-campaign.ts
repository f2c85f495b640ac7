import { TEST_USER_ID } from '@adwright/ads/testing';
import type { CampaignOverview, CampaignResult } from '@adwright/contracts/campaigns';

export const CAMPAIGN_ID = '7d3e1b06-7f0e-4f5e-9a53-0c7f3c0a1f10';

/** Creates a campaign with the columns of the database view: a campaign with ten waiting rows. */
export function createTestCampaign(changes: Partial<CampaignOverview> = {}): CampaignOverview {
  return {
    id: CAMPAIGN_ID,
    user_id: TEST_USER_ID,
    name: 'Autumn',
    state: 'running',
    paused_by: null,
    settings: { formats: [], showsPrice: false },
    created_at: '2026-01-05T12:00:00+00:00',
    finished_at: null,
    faulty: 0,
    waiting: 10,
    running: 0,
    succeeded: 0,
    failed: 0,
    cancelled: 0,
    ...changes,
  };
}

/** Creates a campaign row with the columns of the database view. */
export function createTestResult(
  position: number,
  changes: Partial<CampaignResult> = {},
): CampaignResult {
  return {
    id: `00000000-0000-4000-8000-${String(position).padStart(12, '0')}`,
    campaign_id: CAMPAIGN_ID,
    user_id: TEST_USER_ID,
    position,
    line: position + 1,
    name: `Mug ${position}`,
    reference: '',
    state: 'waiting',
    photo: '',
    photo_url: null,
    link: '',
    price: null,
    offer: null,
    printed: null,
    problem: null,
    updated_at: '2026-01-05T12:00:00+00:00',
    ad_id: null,
    image_url: null,
    story_url: null,
    ad_text: null,
    score: null,
    ...changes,
  };
}
