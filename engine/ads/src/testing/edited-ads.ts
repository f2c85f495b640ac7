import {
  type AdFormat,
  type AdWords,
  type ComposedRecipe,
  EMOTION_OPTIONS,
  parseRecipe,
  type RecipeColours,
  TYPE_PAIRINGS,
} from '@adwright/contracts';
import type { AdCopy, CopyBrief } from '@adwright/engine-lexicon';
import { PRODUCT_KINDS } from '@adwright/engine-objects';
import { LAYOUT_NAMES } from '../layout-names.ts';
import { buildRecipe } from '../recipe/ad-recipe.ts';

/** Function that writes the words of an ad before its edits. */
export type WriteCopy = (brief: CopyBrief, seed: number, variation: number) => AdCopy;

const PRODUCTS = [
  'Soy candle',
  'Trail running shoes',
  'Ledgerly bookkeeping software',
  'Handmade ceramic mugs',
  'Electric bike with 120km range',
  'Dental practice',
  'قهوة باردة',
  'Hundeschule',
];

/** Texts that people type into the fields of the editor, one set per edit. */
const TYPED: readonly Partial<AdWords>[] = [
  { headline: 'A note for slow mornings', subline: 'Take note of every sip' },
  {
    headline: 'Party on 🎉 with ☕ and 🍫',
    subline: 'Bring friends 🥳 before Friday',
    callToAction: 'Join 🎈',
  },
  {
    headline: 'قهوة باردة لصباح هادئ',
    subline: 'اطلبها اليوم وتصل غداً',
    callToAction: 'اطلب الآن',
  },
  {
    headline: 'Everything that a careful household needs for one long and quiet winter evening',
    subline: 'Delivered to your door in two days, wrapped in paper, with a note in our own hand',
  },
  { headline: 'Donaudampfschifffahrt', subline: 'Für alle, die gern länger bleiben' },
  { headline: 'GO', subline: '', callToAction: 'Yes' },
  {
    headline: '50% off — today only',
    eyebrow: 'NEW',
    callToAction: 'Reserve your place on the list',
  },
  { headline: 'コールドブリューで始める朝', subline: '忙しい人のための一杯' },
  { brandName: 'Northern Lights Household Company', subline: 'A note from the north' },
  { headline: 'שקט של בוקר', subline: 'הערה קטנה לפני הקפה', eyebrow: null },
  {
    headline: '=cmd() & <b>bold</b> "quotes"',
    subline: 'It’s what was typed: 100 %, no more, no less',
  },
  {
    quote: {
      text: 'We make it as a note to ourselves',
      attribution: 'The team',
      note: 'In our words',
    },
  },
  {
    problem: 'No note in the morning',
    solution: 'A note each day',
    comparison: {
      usual: ['Cold', 'Late', 'Grey 🌧'],
      ours: ['Warm', 'On time', 'A note of sun ☀️'],
    },
  },
];

/** Colours that people choose in the editor; some text colours are unreadable on the background colour. */
const COLOURS: readonly RecipeColours[] = [
  {},
  {
    ground: '#39ff14',
    ink: '#ff00ff',
    accent: '#00ffff',
    button: '#ffff00',
    buttonText: '#fe0000',
  },
  {
    ground: '#ffffff',
    ink: '#ffffff',
    accent: '#ffffff',
    button: '#ffffff',
    buttonText: '#ffffff',
  },
  {
    ground: '#000000',
    ink: '#000000',
    accent: '#000000',
    button: '#000000',
    buttonText: '#000000',
  },
  { ground: '#c8102e', ink: '#00843d', accent: '#0033a0' },
  {
    ground: '#8a8f3c',
    ink: '#8a8f3c',
    accent: '#8a8f3c',
    button: '#8a8f3c',
    buttonText: '#8a8f3c',
  },
  { button: '#ff6a00' },
  { ink: '#ffe600' },
  { ground: '#777777', buttonText: '#777777' },
  { accent: '#fdfdfd', button: '#101010', buttonText: '#202020' },
  { ground: '#0b1f3a', ink: '#9fb4d8' },
];

/** Number of edited ads that the bench script checks. */
export const EDITED_ADS = 200;

/** Returns the ad with this number (from 0) as it was ordered, before its edits. */
export function makeOrderedAd(number: number, write: WriteCopy): ComposedRecipe {
  const brief: CopyBrief = {
    product: at(PRODUCTS, number),
    audience: 'busy commuters',
    emotion: at(EMOTION_OPTIONS, number).value,
    brandName: number % 4 === 1 ? 'Fjord & Sons' : undefined,
  };
  const copy = write(brief, number, number % 10);
  const layout = at(LAYOUT_NAMES, number);
  const input = { brief, copy, format: 'square' as const, seed: number, variation: number % 10 };
  return buildRecipe({ ...input, layout, mirrored: number % 5 === 2 }, layout);
}

/** Returns the ordered ad after edits of its words, colours, layout, type or object. */
export function makeEditedAd(number: number, write: WriteCopy): ComposedRecipe {
  const made = makeOrderedAd(number, write);
  const typed = at(TYPED, number * 3 + Math.floor(number / LAYOUT_NAMES.length));
  const recipe = parseRecipe({
    ...made,
    words: { ...made.words, ...typed },
    typed: Object.keys(typed),
    look: {
      type: number % 3 === 0 ? null : at(TYPE_PAIRINGS, number)[0],
      colours: at(COLOURS, number * 5 + 1),
    },
    picture: {
      kind: 'drawn',
      object: number % 4 === 0 ? at(PRODUCT_KINDS, number * 7) : null,
      colour: number % 6 === 0 ? '#f4f4f4' : null,
    },
  });
  if (recipe.kind !== 'composed')
    throw new Error('An edited ad must stay composed (drawn by the engine).');
  return recipe;
}

function at<Value>(values: readonly Value[], number: number): Value {
  const value = values[number % values.length];
  if (value === undefined) throw new Error('the list to choose from is empty');
  return value;
}

/** The formats in which edited ads are rendered. */
export const EDITED_FORMATS: readonly AdFormat[] = [
  'square',
  'story',
  'portrait',
  'landscape',
  'wide',
  'pin',
];
