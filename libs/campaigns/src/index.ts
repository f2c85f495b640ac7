export { campaignKeys } from './campaign-keys.ts';
export {
  createCampaign,
  deleteCampaign,
  readCatalogue,
  sendPhotos,
} from './engine/campaign-requests.ts';
export { useCampaignActions } from './use-campaign-actions.ts';
export { useCampaign, useCampaignResults, useCampaigns } from './use-campaigns.ts';
