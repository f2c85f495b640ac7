export type { RunningCampaign } from './running-campaigns.ts';
export { runningCampaignsAtom } from './running-campaigns-atom.ts';
