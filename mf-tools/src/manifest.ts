import { AD_TYPE_PHOTOSHOOT, CONTRACT_VERSION, defineManifest, PATHS } from '@adwright/contracts';
import { CARDS } from './cards.ts';

export const manifest = defineManifest({
  name: 'mf-tools',
  owner: 'tools',
  contract: CONTRACT_VERSION,
  routes: [
    { path: PATHS.boost, access: 'user', title: 'Creative Boost' },
    { path: PATHS.boostResults, access: 'user', title: 'Your creative variations' },
    { path: PATHS.optimize, access: 'user', title: 'Enhance Image Quality' },
    { path: PATHS.optimizeResults, access: 'user', title: 'Your Optimization Results' },
    { path: PATHS.enhanceResults, access: 'user', title: 'Your enhanced images' },
    { path: PATHS.variation, access: 'user', title: 'Creative Variation' },
    { path: PATHS.variationResults, access: 'user', title: 'Your variation' },
    { path: PATHS.overlay, access: 'user', title: 'Add Text to Creatives' },
    { path: PATHS.overlayResults, access: 'user', title: 'Your text overlays' },
    { path: PATHS.photoshoot, access: 'user', title: 'Product Photoshoot' },
    { path: PATHS.photoshootResults, access: 'user', title: 'Your photoshoot' },
  ],
  navigation: [
    {
      label: 'Creative Boost (10x)',
      path: PATHS.boost,
      menu: 'mobile',
      audience: 'user',
      order: 40,
    },
    {
      label: 'Optimize Creative',
      path: PATHS.optimize,
      menu: 'mobile',
      audience: 'user',
      order: 50,
    },
    {
      label: 'Creative Variation',
      path: PATHS.variation,
      menu: 'mobile',
      audience: 'user',
      order: 60,
    },
    {
      label: 'Add Text to Images',
      path: PATHS.overlay,
      menu: 'mobile',
      audience: 'user',
      order: 80,
    },
  ],
  furtherPages: [
    {
      label: 'Photoshoot',
      path: PATHS.photoshoot,
      hint: 'Marketing photos of your product',
      order: 30,
    },
  ],
  cards: CARDS,
  adKinds: [
    { value: 'boosted', label: 'Boosted', order: 10, rows: { isBoosted: true } },
    {
      value: 'photoshoots',
      label: 'Photoshoots',
      order: 20,
      rows: { adType: AD_TYPE_PHOTOSHOOT },
      badge: 'Photoshoot',
      opener: 'View Full Photoshoot',
    },
  ],
});
