import { type ChosenPhoto, getProductPhoto } from '@adwright/ads/assets';
import {
  AD_LAYOUT_NAMES,
  AD_LAYOUTS,
  type AdFormat,
  type AdLayout,
  type AssetRow,
  type ComposedRecipe,
  type Recipe,
  type RecipePicture,
  setRecipeVersion,
} from '@adwright/contracts';
import { withLayout } from './canvas/element-places.ts';

/**
 * Tells whether a layout compares two sides. In such a layout, a photo takes the side of the user's product.
 */
function isTwoSided(layout: AdLayout): boolean {
  const { details } = AD_LAYOUTS[layout];
  return details === 'problem' || details === 'comparison';
}

/**
 * Returns the layouts that suit a product's picture. A product photo without its background can use the
 * layouts for drawings. A framed photo can also use these layouts, or a layout that shows the photo whole. A
 * photo that fills the ad can use the layouts for pictures.
 */
export function listLayouts(picture: RecipePicture): AdLayout[] {
  const isFull = picture.kind === 'product' && picture.show === 'full';
  const isPicture = picture.kind === 'generated' || picture.kind === 'photo' || isFull;
  const isFramed = picture.kind === 'product' && picture.show === 'framed';
  return AD_LAYOUT_NAMES.filter((name) => {
    const { isOfPicture = false, showsPhotoWhole = false } = AD_LAYOUTS[name];
    if (isOfPicture === isPicture) return true;
    return (isFramed && showsPhotoWhole) || (isFull && isTwoSided(name));
  });
}

/** Returns the photo of which the user may choose the visible part; null when no photo fills the ad. */
export function findFocusedPicture(
  { picture }: Pick<Recipe, 'picture'>,
  format: AdFormat,
): string | null {
  switch (picture.kind) {
    case 'photo':
      return picture.imageUrl;
    case 'generated':
      return picture.images[format] ?? Object.values(picture.images)[0] ?? null;
    case 'product':
      return picture.show === 'full' ? picture.image : null;
    case 'drawn':
      return null;
  }
}

/** Returns a copy of the recipe with another picture. The layout stays if it is suitable. */
export function withPicture(recipe: ComposedRecipe, picture: RecipePicture): ComposedRecipe {
  const layouts = listLayouts(picture);
  const suiting = layouts.find((name) => !isTwoSided(name));
  const layout = layouts.includes(recipe.layout) ? recipe.layout : (suiting ?? recipe.layout);
  // The visible part was chosen for the previous picture, so it is removed.
  const { focus: _, ...rest } = withLayout(recipe, layout);
  return setRecipeVersion({ ...rest, picture });
}

/**
 * Returns a copy of the recipe with a photo of the asset library. Without a photo, the ad gets its previous
 * picture, or the object that its text names.
 */
export function withPhoto(
  recipe: ComposedRecipe,
  choice: ChosenPhoto | null,
  asset: AssetRow | null,
  suggestion: string,
): ComposedRecipe {
  const photo = choice && asset ? getProductPhoto(asset, choice.show) : undefined;
  const { picture } = recipe;
  const before = picture.kind === 'drawn' || picture.kind === 'product' ? picture.object : null;
  const object = before ?? suggestion;
  if (!photo) return withPicture(recipe, { kind: 'drawn', object, colour: null });
  return withPicture(recipe, {
    kind: 'product',
    image: photo.imageUrl,
    cutout: photo.cutoutUrl ?? null,
    show: photo.show,
    object,
  });
}

/**
 * Returns the photo in an ad; null for another picture, and for a photo that is no longer in the library.
 */
export function findPhoto(picture: RecipePicture, assets: readonly AssetRow[]): ChosenPhoto | null {
  if (picture.kind !== 'product') return null;
  const asset = assets.find(({ image_url }) => image_url === picture.image);
  return asset ? { assetId: asset.id, show: picture.show } : null;
}
