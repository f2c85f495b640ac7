import { CONTRACT_VERSION, lazyPage, PATHS, type RemoteModule } from '@adwright/contracts';
import { manifest } from './manifest.ts';

export default {
  contract: CONTRACT_VERSION,
  manifest,
  pages: {
    [PATHS.boost]: lazyPage(() => import('./boost/boost-page.tsx'), 'BoostPage'),
    [PATHS.boostResults]: lazyPage(
      () => import('./boost/boost-results-page.tsx'),
      'BoostResultsPage',
    ),
    [PATHS.optimize]: lazyPage(() => import('./optimize/optimize-page.tsx'), 'OptimizePage'),
    [PATHS.optimizeResults]: lazyPage(
      () => import('./optimize/optimize-results-page.tsx'),
      'OptimizeResultsPage',
    ),
    [PATHS.enhanceResults]: lazyPage(
      () => import('./optimize/enhance-results-page.tsx'),
      'EnhanceResultsPage',
    ),
    [PATHS.variation]: lazyPage(() => import('./variation/variation-page.tsx'), 'VariationPage'),
    [PATHS.variationResults]: lazyPage(
      () => import('./variation/variation-results-page.tsx'),
      'VariationResultsPage',
    ),
    [PATHS.overlay]: lazyPage(() => import('./overlay/overlay-page.tsx'), 'OverlayPage'),
    [PATHS.overlayResults]: lazyPage(
      () => import('./overlay/overlay-results-page.tsx'),
      'OverlayResultsPage',
    ),
    [PATHS.photoshoot]: lazyPage(
      () => import('./photoshoot/photoshoot-page.tsx'),
      'PhotoshootPage',
    ),
    [PATHS.photoshootResults]: lazyPage(
      () => import('./photoshoot/photoshoot-results-page.tsx'),
      'PhotoshootResultsPage',
    ),
  },
} satisfies RemoteModule<typeof manifest>;
