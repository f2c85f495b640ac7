import { CONTRACT_VERSION, PATHS, type RemoteModule } from '@adwright/contracts';
import { manifest } from './manifest.ts';

export default {
  contract: CONTRACT_VERSION,
  manifest,
  pages: {
    [PATHS.myAds]: () => import('./my-ads/my-ads-page.tsx'),
    [PATHS.favorites]: () => import('./favorites/favorites-page.tsx'),
    [PATHS.ad]: () => import('./ad/ad-page.tsx'),
    [PATHS.verify]: () => import('./verify/verify-page.tsx'),
  },
} satisfies RemoteModule<typeof manifest>;
