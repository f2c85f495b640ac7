import { CONTRACT_VERSION, lazyLoadPage, PATHS, type RemoteModule } from '@adwright/contracts';
import { manifest } from './manifest.ts';

export default {
  contract: CONTRACT_VERSION,
  manifest,
  pages: {
    [PATHS.myAds]: lazyLoadPage(() => import('./my-ads/my-ads-page.tsx'), 'MyAdsPage'),
    [PATHS.favorites]: lazyLoadPage(
      () => import('./favorites/favorites-page.tsx'),
      'FavoritesPage',
    ),
    [PATHS.ad]: lazyLoadPage(() => import('./ad/ad-page.tsx'), 'AdPage'),
    [PATHS.verify]: lazyLoadPage(() => import('./verify/verify-page.tsx'), 'VerifyPage'),
  },
} satisfies RemoteModule<typeof manifest>;
