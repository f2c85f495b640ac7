export { rendererKnowsSubjects } from './ad-style.ts';
export { getBrandFaces, listColoursOfRole } from './brand/branded-style.ts';
export { paintLogo } from './brand/paint-logo.ts';
export { type Hashes, MIN_VARIATION_DISTANCE, measureHashDistance } from './choose-apart.ts';
export type { AdInput, ComposedAd, OwnParts } from './compose-ad.ts';
export { writeDisclosureNote } from './disclosure/disclosure-note.ts';
export { type FinishedAd, FinishedApart } from './finished-apart.ts';
export { type AdPicture, openAdPicture } from './material/ad-picture.ts';
export { openFillingPicture } from './material/filling-picture.ts';
export { type BrandLogos, openLogos } from './material/own-logo.ts';
export { type OwnProduct, type OwnProductInput, openOwnProduct } from './material/own-product.ts';
export { findShownObject, type ShownObject } from './object-of-brief.ts';
export { type OpenedParts, openParts } from './own/open-parts.ts';
export { type OpenedFonts, type OwnFontsInput, openFonts } from './own-fonts.ts';
export { choosePictureLayout, isPictureLayout } from './picture/picture-layouts.ts';
export { getPromptedSide } from './picture/quiet-side.ts';
export {
  computeFinishedHashes,
  planReplacement,
  planVariations,
  type ShownOwn,
} from './plan-variations.ts';
export {
  buildRecipe,
  DRAWABLE_OBJECTS,
  type DrawableObject,
  findNamedObject,
  type RecipeOwn,
} from './recipe/ad-recipe.ts';
export { isSculpture } from './recipe/object-of-old-recipe.ts';
export { renderObjectThumbnail } from './recipe/object-thumbnail.ts';
export { ProductLayers, renderCoarsely } from './recipe/product-layers.ts';
export { type PaintedRecipe, paintRecipe } from './recipe/render-recipe.ts';
export { rollLook } from './recipe/roll-look.ts';
export { type AdBox, encodeAdJpeg, LAYOUT_NAMES, type RenderedAd, renderAd } from './render-ad.ts';
