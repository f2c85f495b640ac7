import {
  type AdFormat,
  type ComposedRecipe,
  ELEMENT_SCALE,
  type ElementPlace,
  type MovableElement,
  setRecipeVersion,
} from '@adwright/contracts';

/** Offset of an element that is at its position in the layout. */
export const LAYOUT_PLACE: ElementPlace = { x: 0, y: 0, scale: 1 };

/**
 * Number of decimal digits of a position. The position is finer than a pixel of the widest format, and still
 * short in a recipe.
 */
const DIGITS = 4;

/**
 * Returns a copy of the recipe with an element moved in a format. A position that equals the layout's position
 * is not stored.
 */
export function withPlace(
  recipe: ComposedRecipe,
  format: AdFormat,
  element: MovableElement,
  place: ElementPlace,
): ComposedRecipe {
  const { [element]: _, ...others } = recipe.places?.[format] ?? {};
  // With `carries`, the shapes behind the product move with it.
  const kept = normalisePlace(element === 'product' ? { ...place, carries: true } : place);
  const isBack = kept.x === 0 && kept.y === 0 && kept.scale === 1 && !kept.align;
  return withFormatPlaces(recipe, format, isBack ? others : { ...others, [element]: kept });
}

/** Returns a copy of the recipe with all elements of a format at their positions in the layout. */
export function withoutPlaces(recipe: ComposedRecipe, format: AdFormat): ComposedRecipe {
  return withFormatPlaces(recipe, format, {});
}

/**
 * Returns a copy of the recipe with another layout. The moved positions are removed, because they fit only
 * the previous layout.
 */
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

function normalisePlace({ x, y, scale, align, carries }: ElementPlace): ElementPlace {
  return {
    ...(align && { align }),
    ...(carries && { carries }),
    x: roundValue(Math.min(1, Math.max(-1, x))),
    y: roundValue(Math.min(1, Math.max(-1, y))),
    scale: roundValue(limitScale(scale)),
  };
}

/** Returns an element's position with a changed scale, within the limits of the scale. */
export function scalePlace(place: ElementPlace, by: number): ElementPlace {
  return { ...place, scale: limitScale(place.scale + by) };
}

/** Returns the scale, limited to the range that recipes allow. */
export function limitScale(scale: number): number {
  return Math.min(ELEMENT_SCALE.max, Math.max(ELEMENT_SCALE.min, scale));
}

function roundValue(value: number): number {
  // Adding 0 turns minus zero into zero, as JSON does.
  return Math.round(value * 10 ** DIGITS) / 10 ** DIGITS + 0;
}
