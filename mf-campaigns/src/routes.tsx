import { CONTRACT_VERSION, PATHS, type RemoteModule } from '@adwright/contracts';
import { manifest } from './manifest.ts';

export default {
  contract: CONTRACT_VERSION,
  manifest,
  pages: {
    [PATHS.campaigns]: () => import('./list/campaigns-page.tsx'),
    [PATHS.newCampaign]: () => import('./new/new-campaign-page.tsx'),
    [PATHS.campaign]: () => import('./progress/campaign-page.tsx'),
  },
} satisfies RemoteModule<typeof manifest>;
