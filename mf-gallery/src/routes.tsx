import { CONTRACT_VERSION, lazyPage, PATHS, type RemoteModule } from '@adwright/contracts';
import { manifest } from './manifest.ts';

export default {
  contract: CONTRACT_VERSION,
  manifest,
  pages: {
    [PATHS.myAds]: lazyPage(() => import('./my-ads/my-ads-page.tsx'), 'MyAdsPage'),
    [PATHS.favorites]: lazyPage(() => import('./favorites/favorites-page.tsx'), 'FavoritesPage'),
    [PATHS.ad]: lazyPage(() => import('./ad/ad-page.tsx'), 'AdPage'),
    [PATHS.verify]: lazyPage(() => import('./verify/verify-page.tsx'), 'VerifyPage'),
  },
} satisfies RemoteModule<typeof manifest>;
