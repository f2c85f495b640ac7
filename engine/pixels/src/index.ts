export {
  computeContrast,
  contrastRatio,
  luminance,
  MIN_TEXT_CONTRAST,
  makeReadable,
  toLinearChannel,
} from './colour/contrast.ts';
export { applyChosenColours } from './colour/edited-palette.ts';
export { fromHex, oklch, parseChannels, withAlpha } from './colour/oklch.ts';
export { type Mode, makePalette, type Palette } from './colour/palette.ts';
export {
  computeCommonHashes,
  computeDifferenceHash,
  type HashedPixels,
  hashDistance,
} from './difference-hash.ts';
export { createSeededRandom, cycle, type Random } from './geometry/random.ts';
export {
  findCentre,
  insetRect,
  isWithin,
  measureDistance,
  mirrorRect,
  overlaps,
  type Rect,
  splitIntoColumns,
  splitIntoRows,
} from './geometry/rect.ts';
export {
  computeContrastOnGround,
  type LuminanceRange,
  measureGroundLuminance,
  type Pixels,
} from './ground-luminance.ts';
export {
  createInkMap,
  type FoundInk,
  findInk,
  findPictures,
  hasEmojiPixel,
  hasLetters,
  type InkMap,
  overlapInk,
} from './ink-map.ts';
export { type Look, lookAt, lookOf, measureHiddenShare } from './look.ts';
export { norm } from './norm.ts';
export { BLOCK, transform, transformBlocks } from './photo/block-transform.ts';
export { boxBlur, gaussianBlur } from './photo/box-blur.ts';
export { CoverCost } from './photo/cover-cost.ts';
export { denoise, measureMeanCoefficient } from './photo/denoise.ts';
export { guidedFilter } from './photo/guided-filter.ts';
export { toLab } from './photo/lab.ts';
export {
  estimateCalmNoise,
  estimateNoiseDeviation,
  estimatePhotoNoise,
  halveLuma,
  type Luma,
} from './photo/noise.ts';
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
export {
  computeRasterSaliency,
  computeSaliency,
  type SaliencyMap,
  stretch,
} from './photo/saliency.ts';
export { computePlaneSimilarity } from './photo/structural-similarity.ts';
export { cutOf, findSparingWindow, measureCrossing } from './photo/subject-mask.ts';
export { SumTable } from './photo/sum-table.ts';
export { touchesSilhouette } from './silhouette.ts';
export { measureTextContrast } from './text-contrast.ts';
