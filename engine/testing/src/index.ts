export { BRAND_KITS, buttonHexOf, emblem, wordmark } from './brand-samples.ts';
export { adTypes, briefs, emotions, PRODUCTS } from './brief-samples.ts';
export { differenceInside } from './difference-inside.ts';
export { examplesOf } from './pattern-examples.ts';
export {
  drawPlausibleProduct,
  type PlausibleProduct,
  plausibleProducts,
} from './plausible-products.ts';
export type { Damage } from './sample-photos.ts';
export {
  colourDifference,
  colourSimilarity,
  damage,
  NO_SUBJECT,
  sampleFoliage,
  samplePhoto,
  structuralSimilarity,
  withSoftNoise,
} from './sample-photos.ts';
export type { ProductView } from './sample-products.ts';
export {
  renderSampleProduct,
  type SampleProduct,
  type SampleProductRequest,
  sampleProduct,
} from './sample-products.ts';
export { takeTurn } from './take-turn.ts';
export { typedTexts } from './typed-texts.ts';
