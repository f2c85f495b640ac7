import {
  type AdFormat,
  type ComposedRecipe,
  type ElementPlaces,
  getRecipeVersion,
  MOVABLE_ELEMENTS,
  parseRecipe,
  TEXT_SIDES,
} from '@adwright/contracts';
import { createSeededRandom, cycle } from '@adwright/engine-pixels';

/** Returns the recipe with elements moved in one format, in the form in which the editor writes it. */
export function withMoved(
  recipe: ComposedRecipe,
  format: AdFormat,
  places: ElementPlaces,
): ComposedRecipe {
  const changed = { ...recipe, places: { [format]: places } };
  const parsed = parseRecipe({ ...changed, version: getRecipeVersion(changed) });
  if (parsed.kind !== 'composed')
    throw new Error('An edited ad must stay composed (drawn by the engine).');
  return parsed;
}

/** Returns positions for several moved and scaled elements; the same number always gives the same positions. */
export function makeRandomPlaces(number: number): ElementPlaces {
  const random = createSeededRandom(9001 + number);
  const places: ElementPlaces = {};
  for (const element of MOVABLE_ELEMENTS) {
    if (random() < 0.4) continue;
    places[element] = {
      x: random() - 0.5,
      y: random() - 0.5,
      scale: 0.5 + 1.5 * random(),
      ...(random() < 0.3 ? { align: cycle(TEXT_SIDES, Math.floor(3 * random())) } : {}),
    };
  }
  return places;
}
