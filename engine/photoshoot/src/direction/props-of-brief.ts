import { isSingle } from '../solids/piles.ts';
import { PROPS, type PropName } from './prop-words.ts';
import type { SceneName } from './scene-name.ts';

/** Words that refuse all props at once. */
export const NO_PROPS =
  /\b(?:props?|decorations?|accessories|objects|clutter|(?:any|other) ?things?|anything else)\b/i;

/** What throws a shadow into the picture is not in it. */
export const SHADOWS =
  /\bshadows? (?:of|from) (?:(?!(?:on|in|at|with|and|over|against)\b)[\w-]+ ?){1,4}|\b(?:window|blinds?|trees?|palm|leaf|plant|branch|fern)(?: \w+)? shadows?\b/gi;

/** What a set holds already, so that its own name does not lay it about a second time. */
const OF_THE_SET: Partial<Record<SceneName, readonly PropName[]>> = {
  garden: ['flowers', 'leaves', 'blossoms'],
  grove: ['blossoms'],
  meadow: ['flowers', 'daisies'],
  tulips: ['flowers'],
  christmasMarket: ['baubles', 'lights', 'snow'],
  teaRoom: ['leaves'],
  lavender: ['flowers', 'lavender'],
  wheat: ['ears'],
  nature: ['leaves'],
  autumn: ['leaves'],
  beach: ['leaves'],
  rainyWindow: ['drops', 'rain'],
  lounge: ['fire'],
  pizzaOven: ['fire'],
  campfire: ['fire', 'lights', 'leaves'],
  volcano: ['fire', 'smoke'],
  northernLights: ['snow', 'lights', 'ice'],
  iceCave: ['ice', 'snow'],
  iceRink: ['ice', 'snow'],
  riad: ['leaves'],
  cave: ['stones'],
  canyon: ['stones'],
  honeycomb: ['honeycomb'],
  diwali: ['daisies', 'lights'],
  fireworks: ['lights'],
  crescentNight: ['lights'],
  lighthouse: ['stones', 'lights'],
  rockyShore: ['stones'],
  underwater: ['drops', 'bubbles'],
  mars: ['stones'],
  nursery: ['teddy', 'blocks'],
  vineyard: ['leaves'],
  pool: ['drops', 'leaves'],
  waterfall: ['drops'],
  winter: ['snow', 'lights', 'ice'],
  zen: ['stones', 'leaves'],
  stonework: ['stones'],
  rooftop: ['lights'],
  neonStreet: ['lights'],
  night: ['lights'],
  party: ['lights', 'petals', 'balloons'],
  festive: ['baubles', 'lights'],
  snowyWindow: ['snow', 'ice'],
  fairground: ['lights', 'balloons'],
  gardenParty: ['flowers', 'leaves', 'lights'],
  florist: ['flowers', 'leaves'],
  fuji: ['blossoms', 'snow'],
  golf: ['leaves'],
  playground: ['leaves'],
  bath: ['bubbles', 'drops'],
};

/** What lies where the product stands in a place, though no word names it. */
const GOES_WITH: Partial<Record<SceneName, PropName>> = { casino: 'chips' };

/** What is to be about the product is more than the set it stands in. */
const SURROUNDED = /\bsurrounded (?:by|with)\b/i;

/** Under a roof it neither rains nor snows, whatever the weather that the words tell of. */
export const INDOORS: ReadonlySet<SceneName> = new Set([
  'kitchen',
  'workspace',
  'luxury',
  'spa',
  'loft',
  'gym',
  'court',
  'diner',
  'recordingStudio',
  'lounge',
  'library',
  'cinema',
  'cafe',
  'church',
  'aeroplane',
  'barbershop',
  'nursery',
  'party',
  'workshop',
  'laboratory',
  'shop',
  'sunnyWindow',
  'bedroom',
  'laundry',
  'car',
  'boutique',
  'apothecary',
  'greenhouse',
  'gallery',
  'musicShop',
  'teaRoom',
  'cave',
  'iceRink',
  'lobby',
  'lockers',
  'train',
  'boxingRing',
  'airport',
  'phoneBooth',
  'recordShop',
  'arcade',
  'wineCellar',
  'snowyWindow',
  'circus',
  'bowling',
  'casino',
  'pizzaOven',
  'bakery',
  'clinic',
  'serverRoom',
  'bath',
  'florist',
  'warehouse',
  'factory',
]);

/** What is known of a shoot before its props. */
export interface Setting {
  scene: SceneName;
  /** What the product is called: "show the teapot on wood" asks for no second one. */
  product: string;
}

/**
 * What a brief wants laid about the product.
 * @param custom words of its place
 * @param instructions its extra instructions
 * @param refused what it wants to see none of
 */
export function propsOf(
  custom: string,
  instructions: string,
  refused: string,
  { scene, product }: Setting,
): ReadonlySet<PropName> {
  if (NO_PROPS.test(refused)) return new Set();
  const own = OF_THE_SET[scene] ?? [];
  const here = custom.replace(SHADOWS, ' ');
  const told = instructions.replace(SHADOWS, ' ');
  return new Set(
    PROPS.filter(
      ([name, pattern]) =>
        !pattern.test(refused) &&
        !(isSingle(name) && pattern.test(product)) &&
        !((name === 'rain' || name === 'snow') && INDOORS.has(scene)) &&
        (GOES_WITH[scene] === name ||
          pattern.test(told) ||
          (pattern.test(here) && (!own.includes(name) || SURROUNDED.test(custom)))),
    ).map(([name]) => name),
  );
}
