// Everything that the golden baseline takes from inside the engine: where the engine's files move, only this file changes.
export { NODE_FLAGS } from '@adwright/engine/process-settings';
export { composeAd } from '../../engine/src/embedded/ad/compose-ad.ts';
export { EMOTION_STYLES } from '../../engine/src/embedded/ad/emotion-looks.ts';
export {
  LAYOUT_FAMILIES,
  LAYOUT_NAMES,
} from '../../engine/src/embedded/ad/layout-names.ts';
export { paintAd } from '../../engine/src/embedded/ad/paint-ad.ts';
export { openAdPicture } from '../../engine/src/embedded/ad/picture/ad-picture.ts';
export { PICTURE_LAYOUT_NAMES } from '../../engine/src/embedded/ad/picture/picture-layouts.ts';
export { renderAd } from '../../engine/src/embedded/ad/render-ad.ts';
export type { AdCopy, CopyBrief } from '../../engine/src/embedded/copy/ad-copy.ts';
export * as adText from '../../engine/src/embedded/copy/english/ad-text.ts';
export { BENEFITS } from '../../engine/src/embedded/copy/english/benefits/all.ts';
export { wordsOf } from '../../engine/src/embedded/copy/english/brief-words.ts';
export * as generalCategories from '../../engine/src/embedded/copy/english/categories/general.ts';
export { categoryFor } from '../../engine/src/embedded/copy/english/category-for.ts';
export * as headlines from '../../engine/src/embedded/copy/english/headlines.ts';
export { CATEGORIES } from '../../engine/src/embedded/copy/english/product-category.ts';
export * as sublines from '../../engine/src/embedded/copy/english/sublines.ts';
export { detectLanguage } from '../../engine/src/embedded/copy/language.ts';
export { PHRASEBOOKS } from '../../engine/src/embedded/copy/localised/phrasebooks.ts';
export { tradeOf } from '../../engine/src/embedded/copy/localised/trades/trade.ts';
export { calmed } from '../../engine/src/embedded/copy/solemn-subjects.ts';
export { briefLanguage, writeAdCopy } from '../../engine/src/embedded/copy/write-ad-copy.ts';
export { writeAdText } from '../../engine/src/embedded/copy/write-ad-text.ts';
export { enhancePhoto } from '../../engine/src/embedded/photo/enhance-photo.ts';
export { overlayText } from '../../engine/src/embedded/photo/overlay/overlay-text.ts';
export { buildSet } from '../../engine/src/embedded/photo/photoshoot/build-set.ts';
export { cameraFor } from '../../engine/src/embedded/photo/photoshoot/camera.ts';
export { composeShot } from '../../engine/src/embedded/photo/photoshoot/compose-shot.ts';
export { frameShot } from '../../engine/src/embedded/photo/photoshoot/frame-shot.ts';
export {
  findProduct,
  type ShootSubject,
} from '../../engine/src/embedded/photo/photoshoot/photoshoot.ts';
export { sampleProduct } from '../../engine/src/embedded/photo/photoshoot/sample-products.ts';
export { SETS } from '../../engine/src/embedded/photo/photoshoot/sets/sets.ts';
export {
  directShoot,
  type SceneName,
} from '../../engine/src/embedded/photo/photoshoot/shoot-direction.ts';
export { fromRaster, type Raster, toJpeg } from '../../engine/src/embedded/photo/raster.ts';
export {
  damage,
  sampleFoliage,
  samplePhoto,
  withSoftNoise,
} from '../../engine/src/embedded/photo/sample-photos.ts';
export { type SubjectMap, subjectOf } from '../../engine/src/embedded/photo/subject-map.ts';
export { varyPhoto } from '../../engine/src/embedded/photo/variation/vary-photo.ts';
export { productKind } from '../../engine/src/embedded/product/kind-words.ts';
export { plainField } from '../../engine/src/embedded/product/pasted-field.ts';
export { renderProduct } from '../../engine/src/embedded/product/product-image.ts';
export { PRODUCT_KINDS, type ProductKind } from '../../engine/src/embedded/product/product-kind.ts';
export { decodeCreative } from '../../engine/src/embedded/score/creative-pixels.ts';
export { scoreCreative, scorePhoto } from '../../engine/src/embedded/score/score-creative.ts';
export { DISPLAY, TEXT } from '../../engine/src/embedded/type/font-catalogue.ts';
