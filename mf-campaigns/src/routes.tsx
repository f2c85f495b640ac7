import { CONTRACT_VERSION, lazyLoadPage, PATHS, type RemoteModule } from '@adwright/contracts';
import { manifest } from './manifest.ts';

export default {
  contract: CONTRACT_VERSION,
  manifest,
  pages: {
    [PATHS.campaigns]: lazyLoadPage(() => import('./list/campaigns-page.tsx'), 'CampaignsPage'),
    [PATHS.newCampaign]: lazyLoadPage(
      () => import('./new/new-campaign-page.tsx'),
      'NewCampaignPage',
    ),
    [PATHS.campaign]: lazyLoadPage(() => import('./progress/campaign-page.tsx'), 'CampaignPage'),
  },
} satisfies RemoteModule<typeof manifest>;
