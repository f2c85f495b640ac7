export { enhancePhoto } from './enhance/enhance-photo.ts';
export { newlyClipped } from './enhance/keep-clean.ts';
export type { OverlayBrand } from './overlay/overlay-brand.ts';
export {
  letterPhoto,
  type OverlayPhoto,
  type OverlayPicture,
  openOverlayPhoto,
  overlayText,
} from './overlay/overlay-text.ts';
export { varyPhoto } from './variation/vary-photo.ts';
