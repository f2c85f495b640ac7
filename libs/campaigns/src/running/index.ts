export type { RunningCampaign } from './running-campaigns.ts';
export { useRunningCampaigns } from './use-running-campaigns.ts';
