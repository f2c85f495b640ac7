// This file contains everything that the golden baseline imports from the engine. When the engine's files
// move, only this file changes. Public exports of a package are imported by the package's name, and internal
// exports by path.
export { LAYOUT_NAMES, openAdPicture, renderAd } from '@adwright/engine-ads';
export { writeAdCopy, writeAdText } from '@adwright/engine-copywriter';
export { type CutOut, cutProduct } from '@adwright/engine-cutout';
export { DISPLAY, TEXT } from '@adwright/engine-drawing';
export {
  type AdCopy,
  type CopyBrief,
  cleanProductField,
  findProductKind,
  GRAMMARS,
  readProduct,
} from '@adwright/engine-lexicon';
export { PRODUCT_KINDS, type ProductKind, renderProduct } from '@adwright/engine-objects';
export { enhancePhoto, overlayText, varyPhoto } from '@adwright/engine-photo-lab';
export { type SceneName, SETS } from '@adwright/engine-photoshoot';
export { fromRaster, type Raster, toJpeg } from '@adwright/engine-pixels';
export { decodeCreative, scoreCreative, scorePhoto } from '@adwright/engine-score';
export { NODE_FLAGS } from '@adwright/engine-service/process-settings';
export {
  createSampleFoliage,
  createSamplePhoto,
  createSampleProduct,
  damageRaster,
  withSoftNoise,
} from '@adwright/engine-testing';
export { readSubject, type SubjectMap } from '@adwright/engine-uploads';
export { composeAd } from '../../engine/ads/src/compose-ad.ts';
export { EMOTION_STYLES } from '../../engine/ads/src/emotion-looks.ts';
export { LAYOUT_FAMILIES } from '../../engine/ads/src/layout-names.ts';
export { paintAd } from '../../engine/ads/src/paint-ad.ts';
export { PICTURE_LAYOUT_NAMES } from '../../engine/ads/src/picture/picture-layouts.ts';
export { KINDS } from '../../engine/copywriter/src/content/kinds.ts';
export {
  LOCALISED_LANGUAGES,
  PHRASEBOOK_LANGUAGES,
} from '../../engine/copywriter/src/content/languages.ts';
export {
  AD_TEXT,
  BENEFITS,
  CALLS_TO_ACTION,
  CATEGORY_IDS,
  findTradeLines,
  getCategory,
  getKindFrames,
  getPhrasebook,
  HEADLINES,
  SUBLINES,
} from '../../engine/copywriter/src/content/texts.ts';
export { TRADE_IDS } from '../../engine/copywriter/src/content/trades.ts';
export { readBriefWords } from '../../engine/copywriter/src/english/brief-words.ts';
export { findCategory } from '../../engine/copywriter/src/english/find-category.ts';
export { findTrade } from '../../engine/copywriter/src/reading/find-trade.ts';
export { detectLanguage } from '../../engine/copywriter/src/reading/language.ts';
export { calmEmotion } from '../../engine/copywriter/src/reading/solemn-subjects.ts';
export { understandBrief } from '../../engine/copywriter/src/reading/understand-brief.ts';
export { buildSet } from '../../engine/photoshoot/src/compose/build-set.ts';
export { chooseCamera } from '../../engine/photoshoot/src/compose/camera.ts';
export { composeShot } from '../../engine/photoshoot/src/compose/compose-shot.ts';
export { directShoot } from '../../engine/photoshoot/src/direction/shoot-direction.ts';
export { chooseObject } from '../../engine/service/src/embedded/object-of-words.ts';
