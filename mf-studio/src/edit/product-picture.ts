import { type ChosenPhoto, productPhotoOf } from '@adwright/ads/assets';
import {
  AD_LAYOUT_NAMES,
  AD_LAYOUTS,
  type AdLayout,
  type AssetRow,
  type ComposedRecipe,
  type RecipePicture,
  recipeVersionOf,
} from '@adwright/contracts';

/**
 * The layouts that suit what shows the product: a cut-out stands where a drawing does, and a framed photo hangs there too or
 * fills a layout of pictures.
 */
export function layoutsFor(picture: RecipePicture): AdLayout[] {
  const isPicture = picture.kind === 'generated' || picture.kind === 'photo';
  const isFramed = picture.kind === 'product' && picture.show === 'framed';
  return AD_LAYOUT_NAMES.filter((name) => {
    const { isOfPicture = false, showsPhotoWhole = false } = AD_LAYOUTS[name];
    return isOfPicture === isPicture || (isFramed && showsPhotoWhole);
  });
}

/** The ad with another picture, in its own layout where that suits. */
export function withPicture(recipe: ComposedRecipe, picture: RecipePicture): ComposedRecipe {
  const layouts = layoutsFor(picture);
  const layout = layouts.includes(recipe.layout) ? recipe.layout : (layouts[0] ?? recipe.layout);
  return { ...recipe, version: recipeVersionOf({ ...recipe, picture }), picture, layout };
}

/** The ad with a photo of the library, or in place of one with what it showed before, or with what its words name. */
export function withPhoto(
  recipe: ComposedRecipe,
  choice: ChosenPhoto | null,
  asset: AssetRow | null,
  suggestion: string,
): ComposedRecipe {
  const photo = choice && asset ? productPhotoOf(asset, choice.show) : undefined;
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

/** The photo that an ad shows; null for another picture, and for a photo that is no longer in the library. */
export function photoOf(picture: RecipePicture, assets: readonly AssetRow[]): ChosenPhoto | null {
  if (picture.kind !== 'product') return null;
  const asset = assets.find(({ image_url }) => image_url === picture.image);
  return asset ? { assetId: asset.id, show: picture.show } : null;
}
