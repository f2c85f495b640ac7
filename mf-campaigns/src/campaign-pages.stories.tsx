import { PATHS } from '@adwright/contracts';
import type { CampaignOverview } from '@adwright/contracts/campaigns';
import type { Stories } from '@adwright/ui/story';
import { CampaignsPage } from './list/campaigns-page.tsx';
import { NewCampaignPage } from './new/new-campaign-page.tsx';

const LIST = 'GET /rest/v1/campaign_overviews';

function createCampaign(number: number, changes: Partial<CampaignOverview>): CampaignOverview {
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    user_id: '3f3c1b06-7f0e-4f5e-9a53-0c7f3c0a1f10',
    name: `Campaign ${number}`,
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

const CAMPAIGNS = [
  createCampaign(1, { name: 'Spring', waiting: 7, succeeded: 3 }),
  createCampaign(2, { name: 'Summer', state: 'draft', faulty: 2 }),
  createCampaign(3, { name: 'Autumn', state: 'paused', paused_by: 'credits' }),
  createCampaign(4, { name: 'Winter', state: 'done', waiting: 0, succeeded: 9, failed: 1 }),
];
const list = { route: PATHS.campaigns, element: <CampaignsPage /> };

export default {
  'campaigns in every state': { ...list, answers: { [LIST]: { json: CAMPAIGNS } } },
  'without campaigns': { ...list, answers: { [LIST]: { json: [] } } },
  'campaigns, loading': { ...list, answers: { [LIST]: 'never' } },
  'campaigns, failed': { ...list, answers: { [LIST]: { status: 400 } } },
  'new campaign': { route: PATHS.newCampaign, element: <NewCampaignPage /> },
} satisfies Stories;
