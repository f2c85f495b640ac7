import { PATHS } from '@adwright/contracts';
import type { Stories } from '@adwright/ui/story';
import { BoostPage } from './boost/boost-page.tsx';
import { BoostResultsPage } from './boost/boost-results-page.tsx';
import { EnhanceResultsPage } from './optimize/enhance-results-page.tsx';
import { OptimizePage } from './optimize/optimize-page.tsx';
import { OptimizeResultsPage } from './optimize/optimize-results-page.tsx';
import { OverlayPage } from './overlay/overlay-page.tsx';
import { OverlayResultsPage } from './overlay/overlay-results-page.tsx';
import { PhotoshootPage } from './photoshoot/photoshoot-page.tsx';
import { PhotoshootResultsPage } from './photoshoot/photoshoot-results-page.tsx';
import { VariationPage } from './variation/variation-page.tsx';
import { VariationResultsPage } from './variation/variation-results-page.tsx';

const drawPicture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1080"><rect width="100%" height="100%" fill="${colour}"/></svg>`,
  )}`;
const PHOTO = drawPicture('#7d786b');
const CREATIVES = ['#c5321a', '#1a6440', '#56534a', '#a3270f'].map((colour, index) => ({
  id: `00000000-0000-4000-8000-00000000000${index + 1}`,
  imageUrl: drawPicture(colour),
  format: 'square',
  title: `Creative ${index + 1}`,
  description: 'Sharper, cleaner, better lit.',
}));
const SCORED = CREATIVES.map((creative) => ({
  ...creative,
  viralScore: {
    score: 87,
    parts: [{ name: 'clarity', label: 'Clarity', score: 61, advice: 'One message is enough.' }],
  },
}));

export default {
  boost: { route: PATHS.boost, element: <BoostPage /> },
  'boost, results': {
    route: PATHS.boostResults,
    element: <BoostResultsPage />,
    state: { creatives: SCORED },
  },
  optimize: { route: PATHS.optimize, element: <OptimizePage /> },
  'optimize, results': {
    route: PATHS.optimizeResults,
    element: <OptimizeResultsPage />,
    state: { creatives: CREATIVES.slice(0, 2) },
  },
  'enhance, results': {
    route: PATHS.enhanceResults,
    element: <EnhanceResultsPage />,
    state: { creatives: CREATIVES },
  },
  variation: { route: PATHS.variation, element: <VariationPage /> },
  'variation, results': {
    route: PATHS.variationResults,
    element: <VariationResultsPage />,
    state: { originalImage: PHOTO, variation: CREATIVES[0] },
  },
  overlay: { route: PATHS.overlay, element: <OverlayPage /> },
  'overlay, results': {
    route: PATHS.overlayResults,
    element: <OverlayResultsPage />,
    state: {
      originalImage: PHOTO,
      title: 'Good mornings start here',
      subtitle: 'One cup at a time',
      variations: CREATIVES,
    },
  },
  photoshoot: { route: PATHS.photoshoot, element: <PhotoshootPage /> },
  'photoshoot, results': {
    route: PATHS.photoshootResults,
    element: <PhotoshootResultsPage />,
    state: { creatives: CREATIVES, originalImages: [PHOTO], productName: 'travel mug' },
  },
  'photoshoot, nothing made': {
    route: PATHS.photoshootResults,
    element: <PhotoshootResultsPage />,
    state: { creatives: [], originalImages: [PHOTO], productName: 'travel mug' },
  },
} satisfies Stories;
