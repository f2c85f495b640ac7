export { type Hashes, MIN_VARIATION_DISTANCE, nearestDistance } from './choose-apart.ts';
export type { AdInput, ComposedAd } from './compose-ad.ts';
export { type FinishedAd, FinishedApart } from './finished-apart.ts';
export { pictureLayoutOf } from './picture/picture-layouts.ts';
export { askedSide } from './picture/quiet-side.ts';
export { finishedHashes, planReplacement, planVariations } from './plan-variations.ts';
export { type AdBox, LAYOUT_NAMES, renderAd } from './render-ad.ts';
