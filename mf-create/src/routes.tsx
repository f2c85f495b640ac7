import { CONTRACT_VERSION, PATHS, type RemoteModule } from '@adwright/contracts';
import { manifest } from './manifest.ts';

export default {
  contract: CONTRACT_VERSION,
  manifest,
  pages: {
    [PATHS.create]: () => import('./create/create-page.tsx'),
    [PATHS.adEdit]: () => import('./edit/edit-page.tsx'),
    [PATHS.campaigns]: () => import('./campaigns/list/campaigns-page.tsx'),
    [PATHS.newCampaign]: () => import('./campaigns/new/new-campaign-page.tsx'),
    [PATHS.campaign]: () => import('./campaigns/progress/campaign-page.tsx'),
    [PATHS.results]: () => import('./results/results-page.tsx'),
    [PATHS.brand]: () => import('./brand/brand-page.tsx'),
    [PATHS.brandKit]: () => import('./brand/kit-page.tsx'),
  },
} satisfies RemoteModule<typeof manifest>;
