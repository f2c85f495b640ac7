export {
  contrastOf,
  contrastRatio,
  linearChannel,
  luminance,
  MIN_TEXT_CONTRAST,
  readableOn,
} from './colour/contrast.ts';
export { editedPalette } from './colour/edited-palette.ts';
export { channels, fromHex, oklch, withAlpha } from './colour/oklch.ts';
export { type Mode, makePalette, type Palette } from './colour/palette.ts';
export {
  commonHashes,
  differenceHash,
  type HashedPixels,
  hashDistance,
} from './difference-hash.ts';
export { cycle, type Random, seededRandom } from './geometry/random.ts';
export {
  centreOf,
  columns,
  distanceTo,
  inset,
  isWithin,
  mirrored,
  overlaps,
  type Rect,
  rows,
} from './geometry/rect.ts';
export {
  contrastOnGround,
  groundLuminance,
  type LuminanceRange,
  type Pixels,
} from './ground-luminance.ts';
export {
  type FoundInk,
  findInk,
  hasLetters,
  hasPictureAt,
  type InkMap,
  inkMapOf,
  inkMeets,
  picturesIn,
} from './ink-map.ts';
export { hiddenShare, type Look, lookAt, lookOf } from './look.ts';
export { norm } from './norm.ts';
export { BLOCK, overBlocks, transform } from './photo/block-transform.ts';
export { boxBlur, gaussianBlur } from './photo/box-blur.ts';
export { CoverCost } from './photo/cover-cost.ts';
export { denoise, meanCoefficient } from './photo/denoise.ts';
export { guidedFilter } from './photo/guided-filter.ts';
export { toLab } from './photo/lab.ts';
export { calmNoise, halved, type Luma, noiseDeviation, photoNoise } from './photo/noise.ts';
export { ramp } from './photo/ramp.ts';
export {
  clampByte,
  fromPlanes,
  fromRaster,
  type Planes,
  type Raster,
  scaleChannels,
  toJpeg,
  toPlanes,
  toRaster,
} from './photo/raster.ts';
export { type SaliencyMap, saliencyOf, saliencyOfRaster, stretch } from './photo/saliency.ts';
export { planeSimilarity } from './photo/structural-similarity.ts';
export { crossingOf, cutOf, sparingWindow } from './photo/subject-mask.ts';
export { touchesSilhouette } from './silhouette.ts';
export { measuredTextContrast } from './text-contrast.ts';
