import { CONTRACT_VERSION, PATHS, type RemoteModule } from '@adwright/contracts';
import { manifest } from './manifest.ts';

export default {
  contract: CONTRACT_VERSION,
  manifest,
  pages: {
    [PATHS.boost]: () => import('./boost/boost-page.tsx'),
    [PATHS.boostResults]: () => import('./boost/boost-results-page.tsx'),
    [PATHS.optimize]: () => import('./optimize/optimize-page.tsx'),
    [PATHS.optimizeResults]: () => import('./optimize/optimize-results-page.tsx'),
    [PATHS.enhanceResults]: () => import('./optimize/enhance-results-page.tsx'),
    [PATHS.variation]: () => import('./variation/variation-page.tsx'),
    [PATHS.variationResults]: () => import('./variation/variation-results-page.tsx'),
    [PATHS.overlay]: () => import('./overlay/overlay-page.tsx'),
    [PATHS.overlayResults]: () => import('./overlay/overlay-results-page.tsx'),
    [PATHS.photoshoot]: () => import('./photoshoot/photoshoot-page.tsx'),
    [PATHS.photoshootResults]: () => import('./photoshoot/photoshoot-results-page.tsx'),
  },
} satisfies RemoteModule<typeof manifest>;
