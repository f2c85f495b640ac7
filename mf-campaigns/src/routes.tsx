import { CONTRACT_VERSION, lazyPage, PATHS, type RemoteModule } from '@adwright/contracts';
import { manifest } from './manifest.ts';

export default {
  contract: CONTRACT_VERSION,
  manifest,
  pages: {
    [PATHS.campaigns]: lazyPage(() => import('./list/campaigns-page.tsx'), 'CampaignsPage'),
    [PATHS.newCampaign]: lazyPage(() => import('./new/new-campaign-page.tsx'), 'NewCampaignPage'),
    [PATHS.campaign]: lazyPage(() => import('./progress/campaign-page.tsx'), 'CampaignPage'),
  },
} satisfies RemoteModule<typeof manifest>;
