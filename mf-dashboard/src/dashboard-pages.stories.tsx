import { PATHS } from '@adwright/contracts';
import type { Stories, StoryAnswer } from '@adwright/ui/story';
import { DashboardPage } from './dashboard/dashboard-page.tsx';

const USERS = 'GET /rest/v1/users';
const answerUsage = (credits_used: number): StoryAnswer => ({
  json: { ads_limit: 50, credits_used, reset_date: '2026-02-05T12:00:00+00:00' },
});
const NEWCOMER: Record<string, StoryAnswer> = {
  [USERS]: answerUsage(0),
  'GET /rest/v1/ads': { json: [] },
};
const dashboard = { route: PATHS.dashboard, element: <DashboardPage /> };

export default {
  newcomer: { ...dashboard, answers: NEWCOMER },
  'all credits used': { ...dashboard, answers: { ...NEWCOMER, [USERS]: answerUsage(50) } },
  loading: { ...dashboard, answers: { ...NEWCOMER, [USERS]: 'never' } },
  failed: { ...dashboard, answers: { ...NEWCOMER, [USERS]: { status: 400 } } },
} satisfies Stories;
