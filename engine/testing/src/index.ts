export { BRAND_KITS, drawEmblem, drawWordmark, getButtonHex } from './brand-samples.ts';
export { adTypes, briefs, emotions, PRODUCTS } from './brief-samples.ts';
export { measureDifferenceInside } from './difference-inside.ts';
export { listExamples } from './pattern-examples.ts';
export {
  drawPlausibleProduct,
  type PlausibleProduct,
  plausibleProducts,
} from './plausible-products.ts';
export type { Damage } from './sample-photos.ts';
export {
  createSampleFoliage,
  createSamplePhoto,
  damageRaster,
  measureColourDifference,
  measureColourSimilarity,
  measureStructuralSimilarity,
  NO_SUBJECT,
  withSoftNoise,
} from './sample-photos.ts';
export type { ProductView } from './sample-products.ts';
export {
  createSampleProduct,
  renderSampleProduct,
  type SampleProduct,
  type SampleProductRequest,
} from './sample-products.ts';
export { takeTurn } from './take-turn.ts';
export { typedTexts } from './typed-texts.ts';
