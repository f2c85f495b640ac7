import { CONTRACT_VERSION, lazyLoadPage, PATHS, type RemoteModule } from '@adwright/contracts';
import { manifest } from './manifest.ts';

export default {
  contract: CONTRACT_VERSION,
  manifest,
  pages: {
    [PATHS.boost]: lazyLoadPage(() => import('./boost/boost-page.tsx'), 'BoostPage'),
    [PATHS.boostResults]: lazyLoadPage(
      () => import('./boost/boost-results-page.tsx'),
      'BoostResultsPage',
    ),
    [PATHS.optimize]: lazyLoadPage(() => import('./optimize/optimize-page.tsx'), 'OptimizePage'),
    [PATHS.optimizeResults]: lazyLoadPage(
      () => import('./optimize/optimize-results-page.tsx'),
      'OptimizeResultsPage',
    ),
    [PATHS.enhanceResults]: lazyLoadPage(
      () => import('./optimize/enhance-results-page.tsx'),
      'EnhanceResultsPage',
    ),
    [PATHS.variation]: lazyLoadPage(
      () => import('./variation/variation-page.tsx'),
      'VariationPage',
    ),
    [PATHS.variationResults]: lazyLoadPage(
      () => import('./variation/variation-results-page.tsx'),
      'VariationResultsPage',
    ),
    [PATHS.overlay]: lazyLoadPage(() => import('./overlay/overlay-page.tsx'), 'OverlayPage'),
    [PATHS.overlayResults]: lazyLoadPage(
      () => import('./overlay/overlay-results-page.tsx'),
      'OverlayResultsPage',
    ),
    [PATHS.photoshoot]: lazyLoadPage(
      () => import('./photoshoot/photoshoot-page.tsx'),
      'PhotoshootPage',
    ),
    [PATHS.photoshootResults]: lazyLoadPage(
      () => import('./photoshoot/photoshoot-results-page.tsx'),
      'PhotoshootResultsPage',
    ),
  },
} satisfies RemoteModule<typeof manifest>;
