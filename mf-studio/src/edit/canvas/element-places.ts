import {
  type AdFormat,
  type ComposedRecipe,
  ELEMENT_SCALE,
  type ElementPlace,
  type MovableElement,
  setRecipeVersion,
} from '@adwright/contracts';

/** The offset of an element at its layout's position. */
export const LAYOUT_PLACE: ElementPlace = { x: 0, y: 0, scale: 1 };

/** Decimal digits of a position: finer than a pixel of the widest format, and short in a recipe. */
const DIGITS = 4;

/**
 * Returns the recipe with an element moved in a format; an element at its layout's position is not stored.
 */
export function withPlace(
  recipe: ComposedRecipe,
  format: AdFormat,
  element: MovableElement,
  place: ElementPlace,
): ComposedRecipe {
  const { [element]: _, ...others } = recipe.places?.[format] ?? {};
  // `carries` makes the shapes behind the product move with it.
  const kept = keptPlace(element === 'product' ? { ...place, carries: true } : place);
  const isBack = kept.x === 0 && kept.y === 0 && kept.scale === 1 && !kept.align;
  return withFormatPlaces(recipe, format, isBack ? others : { ...others, [element]: kept });
}

/** Returns the recipe with all elements of a format at their layout's positions. */
export function withoutPlaces(recipe: ComposedRecipe, format: AdFormat): ComposedRecipe {
  return withFormatPlaces(recipe, format, {});
}

/** Returns the recipe in another layout, without positions, which only fit the previous layout. */
export function withLayout(
  recipe: ComposedRecipe,
  layout: ComposedRecipe['layout'],
): ComposedRecipe {
  if (layout === recipe.layout) return recipe;
  const { places: _, ...rest } = recipe;
  return setRecipeVersion({ ...rest, layout });
}

function withFormatPlaces(
  recipe: ComposedRecipe,
  format: AdFormat,
  changed: NonNullable<ComposedRecipe['places']>[AdFormat],
): ComposedRecipe {
  const { places: before = {}, ...rest } = recipe;
  const { [format]: _, ...others } = before;
  const isMoved = Object.keys(changed ?? {}).length > 0;
  const places = isMoved ? { ...others, [format]: changed } : others;
  return setRecipeVersion(Object.keys(places).length > 0 ? { ...rest, places } : rest);
}

function keptPlace({ x, y, scale, align, carries }: ElementPlace): ElementPlace {
  return {
    ...(align && { align }),
    ...(carries && { carries }),
    x: rounded(Math.min(1, Math.max(-1, x))),
    y: rounded(Math.min(1, Math.max(-1, y))),
    scale: rounded(keptScale(scale)),
  };
}

/** Returns the place with its scale changed by a step, within the limits. */
export function scaledPlace(place: ElementPlace, by: number): ElementPlace {
  return { ...place, scale: keptScale(place.scale + by) };
}

/** Returns the scale, limited to the allowed range. */
export function keptScale(scale: number): number {
  return Math.min(ELEMENT_SCALE.max, Math.max(ELEMENT_SCALE.min, scale));
}

function rounded(value: number): number {
  // Adding 0 turns minus zero into zero, as JSON would.
  return Math.round(value * 10 ** DIGITS) / 10 ** DIGITS + 0;
}
