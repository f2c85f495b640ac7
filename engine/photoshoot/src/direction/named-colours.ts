import type { SetView } from '../kit/frame.ts';
import type { Paint } from '../kit/paints.ts';
import { readPaintAt, readPlainColour } from './shoot-colours.ts';
import type { ShootText } from './shoot-text.ts';

/** Returns the hue of the fruit that the brief names, in degrees of OKLCH. */
export function findFruitHue(text: ShootText): number | null {
  return text.wish('fruit');
}

/** Returns the hue of the flowers that the brief names, in degrees of OKLCH, or white. */
export function readBloom(text: ShootText): number | 'white' | null {
  const own =
    text.wish('bloom') ??
    (text.names('in-bloom') && text.names('orchard-word', 'apple-tree', 'orange-fruit', 'tree-wish')
      ? 'white'
      : null);
  for (const at of text.placesOf('flower-wish')) {
    const [quality] = text.qualitiesOf(at, 1);
    if (quality === undefined) continue;
    if (text.isAt(quality, 'white', 'ivory', 'cream')) return 'white';
    return text.wishAt(quality, 'hue') ?? own;
  }
  return own;
}

/**
 * Props with colours that a brief may list ("gold and white balloons"), each with the lexicon concept of its
 * words.
 */
const LISTED_OF = {
  balloons: 'listed-balloons',
  confetti: 'listed-confetti',
  butterflies: 'listed-butterflies',
} as const;
/** Concepts of words that only modify a colour, so that they do not end a list of colours. */
const SHADES = ['pale', 'soft', 'pastel-wish', 'deep', 'dark', 'light-word'];
/** Maximum number of words that are read as a list of colours. */
const MOST_LISTED = 12;

/**
 * Returns the colours of balloons, confetti or butterflies that the brief lists, for example "gold,
 * white and blush balloons".
 */
export function listNamedPaints(text: ShootText, thing: keyof typeof LISTED_OF): readonly Paint[] {
  const [at] = text.placesOf(LISTED_OF[thing]);
  if (at === undefined) return [];
  const [nearest] = text.qualitiesOf(at, 1);
  if (nearest === undefined) return [];
  const step = nearest < at ? -1 : 1;
  const paints: Paint[] = [];
  for (let place = nearest, count = 0; count < MOST_LISTED; place += step, count++) {
    const paint = readPaintAt(text, place) ?? readPlainColour(text, place);
    if (paint !== null && !text.isAt(place, ...SHADES)) paints.push(paint);
    else if (!(text.isAt(place, ...SHADES) || text.isAt(place, 'and-word'))) break;
  }
  return step < 0 ? paints.reverse() : paints;
}

/** Returns the second of two colours in a gradient, for example "gradient from orange to pink". */
export function readGradient(text: ShootText): Paint | null {
  if (!text.names('gradient-wish')) return null;
  const paints = [...text.words.keys()].flatMap((at) => readPaintAt(text, at) ?? []);
  return paints[1] ?? null;
}

/** Maximum distance, in words, between "white", "grey" or "black" and the word for the background. */
const TONE_REACH = 3;

/** Returns white, grey or black if the brief requests a background in that colour. */
export function readTone(text: ShootText): SetView['tone'] {
  if (text.names('all-black')) return 'black';
  if (text.names('all-white')) return 'white';
  for (const at of text.placesOf('white', 'grey', 'black')) {
    const near = [...text.behind(at, TONE_REACH), ...text.before(at, TONE_REACH)];
    if (near.some((place) => text.isAt(place, 'background-word')) || isOnGlass(text, at))
      return text.wishAt(at, 'tone');
  }
  return text.names('concrete-wall', 'concrete-backdrop') ? 'grey' : null;
}

/**
 * Tells whether white, grey or black describes a sheet of glass (a background) rather than a glass
 * bottle.
 */
function isOnGlass(text: ShootText, at: number): boolean {
  const places = text.behind(at, 3);
  const glass = places.slice(0, 2).find((place) => text.isAt(place, 'glass-word', 'mirror-glass'));
  if (glass === undefined) return false;
  const [next = -1] = text.behind(glass, 1);
  return !text.isAt(next, 'sold-thing', 'product-part');
}

/** Hues of Holi powder (coloured festival powder), in degrees of OKLCH, for a brief that names no colours. */
const POWDER_HUES = [350, 62, 300, 145, 240] as const;
/** Maximum number of words beside smoke or powder that are read as a list of its colours. */
const MOST_SMOKE_WORDS = 5;

/** Returns the hues of smoke or powder in degrees of OKLCH; an empty list means white smoke. */
export function listSmokeHues(text: ShootText): readonly number[] {
  const [at] = text.placesOf('smoke-wish', 'colour-powder');
  if (at === undefined) return [];
  const places = text.qualitiesOf(at, MOST_SMOKE_WORDS);
  const ordered = (places[0] ?? 0) < at ? places.toReversed() : places;
  const named = ordered.flatMap((place) => text.wishAt(place, 'hue') ?? []);
  if (named.length > 0) return named;
  const isOfMany = ordered.some((place) => text.isAt(place, 'of-many-colours'));
  return text.names('colour-powder') || isOfMany ? POWDER_HUES : [];
}
