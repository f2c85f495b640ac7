import type { Paint } from '../kit/paints.ts';
import type { ShootText } from './shoot-text.ts';

/** The colour of kraft paper and unbleached linen, used for the word "natural" in a brief. */
const KRAFT: Paint = { lightness: 0.82, chroma: 0.048, hue: 74 };

/** Lexicon concepts of words that make a colour paler. */
const PALE = ['pale', 'soft', 'pastel-wish', 'light-word'];
/** Lexicon concepts of words that make a colour deeper. */
const DEEP = ['deep', 'dark'];

/**
 * Returns the paint that the word at a position in the brief names. An adjacent word such as "pale" or "deep"
 * makes the paint paler or deeper.
 */
export function readPaintAt(text: ShootText, at: number): Paint | null {
  const named = text.wishAt(at, 'paint');
  if (named === null) return null;
  const [lightness, chroma, hue] = named;
  const [quality = -1] = text.qualitiesOf(at, 1);
  if (text.isAt(quality, ...PALE) || text.isAt(at, 'pale'))
    return { hue, lightness: Math.max(lightness, 0.88), chroma: chroma * 0.55 };
  if (text.isAt(quality, ...DEEP))
    return { hue, lightness: lightness * 0.62, chroma: chroma * 0.85 };
  return { hue, lightness, chroma };
}

/** Returns the first paint that the brief names, or null if the brief names no paint. */
export function paintOf(text: ShootText): Paint | null {
  return findFirstPaint(text, text.words.keys()) ?? (text.names('earthy') ? KRAFT : null);
}

function findFirstPaint(text: ShootText, places: Iterable<number>): Paint | null {
  for (const at of places) {
    const paint = readPaintAt(text, at);
    if (paint !== null) return paint;
  }
  return null;
}

/**
 * Returns the colour of the object at a position in the brief, read from up to two words before the object.
 * Black, white and grey count as colours too.
 */
export function readPaintBefore(
  text: ShootText,
  at: number,
  skipped: readonly string[] = [],
): Paint | null {
  const places = text.qualitiesOf(at, 4).filter((place) => !text.isAt(place, ...skipped));
  return findNearestPaint(text, places.slice(0, 2));
}

/**
 * Returns the paint of the colour word that is closest to its object. Black, white or grey is returned only if
 * no other colour word is closer to the object.
 */
export function findNearestPaint(text: ShootText, places: readonly number[]): Paint | null {
  const paint = findFirstPaint(text, places);
  if (paint !== null) return paint;
  if (places.some((at) => text.isAt(at, 'earthy'))) return KRAFT;
  const [nearest = -1] = places;
  return readPlainColour(text, nearest);
}

/** Paint for dark wood or stone if the brief names no specific colour. */
const DARK_STUFF: Paint = { lightness: 0.36, chroma: 0.03, hue: 55 };

/**
 * Returns the colour that the word at a position names for a material ("black", "white", "grey", "rust" or
 * "dark"); null for any other word.
 */
export function readPlainColour(text: ShootText, at: number): Paint | null {
  const plain = text.wishAt(at, 'plain');
  if (plain !== null) return { lightness: plain[0], chroma: plain[1], hue: plain[2] };
  return text.isAt(at, 'dark') ? DARK_STUFF : null;
}

const STUFFS = [
  'marble-wish',
  'cloth-wish',
  'wood-wish',
  'stone-slab',
  'concrete-wish',
  'leather-wish',
  'metal-wish',
  'tile-wish',
  'petals-wish',
  'sand-wish',
];

/**
 * Returns the colour that the brief gives to a material, as in "black marble" or "beige linen". For "golden
 * sand" no colour is returned, because sand usually has this colour.
 */
export function readStuffPaint(text: ShootText): Paint | null {
  for (const at of text.placesOf(...STUFFS)) {
    const [nearest = -1] = text.qualitiesOf(at, 1);
    if (text.isAt(at, 'sand-wish') && text.isAt(nearest, 'gold')) continue;
    const paint = readPaintBefore(text, at);
    if (paint !== null) return paint;
  }
  return null;
}

export const STANDS = ['podium-wish', 'block-wish'];
/** Concepts of words that may stand between a stand and its colour, but are not colours. */
export const STAND_SHAPES = ['stand-shape', 'mirror-floor', 'wide-shot', 'close-up'];

/**
 * Returns the colour that the brief gives to the stand, as in "a white podium" or "a dusty pink plinth". No colour is
 * returned for a metal stand, which keeps the scene's colour.
 */
export function readStandPaint(text: ShootText): Paint | null {
  for (const at of text.placesOf(...STANDS)) {
    const places = text.qualitiesOf(at, 4).filter((place) => !text.isAt(place, ...STAND_SHAPES));
    const [nearest = -1] = places;
    if (text.isAt(nearest, 'gold', 'copper')) continue;
    const paint = findNearestPaint(text, places.slice(0, 2));
    if (paint !== null) return paint;
  }
  return null;
}

/**
 * Concepts of words for lamps. The colour before a word for a lamp is the colour of the light, so it is removed from
 * the colours of the scene.
 */
const LIGHTS = ['lamplight', 'backlight', 'spotlight', 'side-light'];
/** Lexicon concepts of words for a wall or a background. */
const WALLS = ['wall-word', 'background-word'];

/** Removes the colours of objects and of the product from a brief, so that only colours of the scene remain. */
export function removeThingColours(text: ShootText): ShootText {
  const isWall = text.names(...WALLS);
  const bound = new Set<number>();
  for (const at of text.words.keys()) {
    const isStand = text.isAt(at, ...STANDS);
    const isThing = !isStand && (text.wishAt(at, 'ownColour') || text.words[at]?.isProp);
    if (!(isThing || text.isAt(at, ...LIGHTS) || (isStand && isWall))) continue;
    const skipped = isStand ? STAND_SHAPES : ['lamp-kind'];
    const quality = text.qualitiesOf(at, 3).find((place) => !text.isAt(place, ...skipped));
    if (quality === undefined || (text.isAt(at, 'sand-wish') && text.isAt(quality, 'gold')))
      continue;
    bound.add(quality);
  }
  for (const at of text.placesOf('sold-thing')) {
    const [, qualifier = -1] = text.behind(at, 2);
    if (text.behind(at, 3).length === 2) bound.add(qualifier);
  }
  return text.without((at) => bound.has(at) || text.isAt(at, 'golden-light', 'golden-rays'));
}
