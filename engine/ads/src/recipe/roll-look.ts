import type { ComposedRecipe, RecipeColours } from '@adwright/contracts';
import { TYPE_PAIRINGS } from '@adwright/contracts/values';
import { cycle, makePalette } from '@adwright/engine-pixels';
import { EMOTION_STYLES } from '../emotion-looks.ts';
import { BOOST_LAYOUTS, LAYOUT_FAMILIES } from '../layout-names.ts';
import { type ShownObject, TYPE_ONLY_NAMES } from '../object-of-brief.ts';
import {
  chooseFramedLayout,
  chooseFullLayout,
  PICTURE_LAYOUT_NAMES,
} from '../picture/picture-layouts.ts';

type LookElement = 'layout' | 'colours' | 'type' | 'object';

/** Maximum number of attempts to find a choice that differs from the present choice. */
const MAX_TRIES = 4;

/**
 * Returns the recipe with the next suitable layout, colours, fonts or object. `roll` counts from 0, and each
 * value gives a different choice.
 *
 * @param named names of the objects that the words of the brief name, as choices
 */
export function rollLook(
  recipe: ComposedRecipe,
  element: LookElement,
  roll: number,
  named: ShownObject,
): ComposedRecipe {
  for (let step = 0; step < MAX_TRIES; step++) {
    const next = ROLLS[element](recipe, roll + step, named);
    if (JSON.stringify(next) !== JSON.stringify(recipe)) return next;
  }
  return recipe;
}

const ROLLS: Record<
  LookElement,
  (recipe: ComposedRecipe, roll: number, named: ShownObject) => ComposedRecipe
> = {
  // Positions of moved elements refer to the present layout and would be wrong in another layout, so they are
  // removed.
  layout: ({ places: _, ...recipe }, roll) => ({ ...recipe, layout: rollLayout(recipe, roll) }),
  colours: (recipe, roll) => ({
    ...recipe,
    look: { ...recipe.look, colours: listRolledColours(recipe, roll) },
  }),
  type: (recipe, roll) => ({
    ...recipe,
    look: { ...recipe.look, type: cycle(PAIRING_NAMES, recipe.seed + roll * PAIRING_STEP) },
  }),
  object: (recipe, roll, named) => {
    if (recipe.picture.kind !== 'drawn') return recipe;
    const [, ...figures] = TYPE_ONLY_NAMES;
    const object = cycle([named, ...figures], roll + 1);
    return { ...recipe, picture: { ...recipe.picture, object } };
  },
};

type PairingName = (typeof TYPE_PAIRINGS)[number][0];
const [firstPairing, ...otherPairings] = TYPE_PAIRINGS.map(([name]) => name);
const PAIRING_NAMES: [PairingName, ...PairingName[]] = [
  firstPairing ?? 'anton-archivo',
  ...otherPairings,
];
/**
 * Number of type pairings by which the choice advances with each roll. The step does not divide the number of
 * pairings, so all pairings appear before one repeats, and consecutive pairings differ.
 */
const PAIRING_STEP = 5;

function rollLayout(recipe: ComposedRecipe, roll: number): ComposedRecipe['layout'] {
  const { brief, picture, seed, variation } = recipe;
  const number = seed + variation + roll + 1;
  if (picture.kind === 'product' && picture.show === 'framed')
    return chooseFramedLayout(brief.adType, number);
  if (picture.kind === 'product' && picture.show === 'full')
    return chooseFullLayout(brief.adType, number);
  if (picture.kind === 'drawn' || (picture.kind === 'product' && !picture.scenes)) {
    return cycle(brief.adType ? LAYOUT_FAMILIES[brief.adType] : BOOST_LAYOUTS, number);
  }
  const [first, ...others] = PICTURE_LAYOUT_NAMES;
  return cycle([first ?? 'picture-full', ...others], number);
}

/**
 * Lists the looks from which colours are chosen: first the looks of the ad's emotion, then those of the other
 * emotions.
 */
function listRolledColours(
  { brief, seed, variation }: ComposedRecipe,
  roll: number,
): RecipeColours {
  const own = EMOTION_STYLES[brief.emotion].looks;
  const others = Object.values(EMOTION_STYLES).flatMap(({ looks }) => looks);
  const look =
    roll < own.length ? cycle(own, seed + variation + roll + 1) : cycle([own[0], ...others], roll);
  const { grounds, ink, accent, onAccent } = makePalette(look);
  return { ground: grounds[0], ink, accent, button: accent, buttonText: onAccent };
}
