import type { Paint } from '../kit/paints.ts';
import type { ShootText } from './shoot-text.ts';

/** "Natural" means the colour of kraft paper and unbleached linen. */
const KRAFT: Paint = { lightness: 0.82, chroma: 0.048, hue: 74 };

/** Words that make a colour pale, and that make it deep. */
const PALE = ['pale', 'soft', 'pastel-wish', 'light-word'];
const DEEP = ['deep', 'dark'];

/** The paint named by the word at a position, pale or deep if a neighbouring word says so. */
export function paintAt(text: ShootText, at: number): Paint | null {
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

/** The first paint that the words name; null for none. */
export function paintOf(text: ShootText): Paint | null {
  return firstPaintAt(text, text.words.keys()) ?? (text.names('earthy') ? KRAFT : null);
}

function firstPaintAt(text: ShootText, places: Iterable<number>): Paint | null {
  for (const at of places) {
    const paint = paintAt(text, at);
    if (paint !== null) return paint;
  }
  return null;
}

/** The colour of the word at a position, if it has two words; includes black, white and grey. */
export function paintSaidOf(
  text: ShootText,
  at: number,
  skipped: readonly string[] = [],
): Paint | null {
  const places = text.qualitiesOf(at, 4).filter((place) => !text.isAt(place, ...skipped));
  return namedPaint(text, places.slice(0, 2));
}

/** The colour closest to its object. A word such as "black" counts only if it is the closest. */
export function namedPaint(text: ShootText, places: readonly number[]): Paint | null {
  const paint = firstPaintAt(text, places);
  if (paint !== null) return paint;
  if (places.some((at) => text.isAt(at, 'earthy'))) return KRAFT;
  const [nearest = -1] = places;
  return plainAt(text, nearest);
}

/** Dark wood or stone without a specific colour. */
const DARK_STUFF: Paint = { lightness: 0.36, chroma: 0.03, hue: 55 };

/** Black, white, grey, rust or "dark" as a property of materials. */
export function plainAt(text: ShootText, at: number): Paint | null {
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

/** The colour that the brief gives a material: "black marble", "beige linen". "Golden sand" keeps the usual colour of sand. */
export function stuffOf(text: ShootText): Paint | null {
  for (const at of text.placesOf(...STUFFS)) {
    const [nearest = -1] = text.qualitiesOf(at, 1);
    if (text.isAt(at, 'sand-wish') && text.isAt(nearest, 'gold')) continue;
    const paint = paintSaidOf(text, at);
    if (paint !== null) return paint;
  }
  return null;
}

export const STANDS = ['podium-wish', 'block-wish'];
/** Qualities of a stand other than its colour. */
export const STAND_SHAPES = ['stand-shape', 'mirror-floor', 'wide-shot', 'close-up'];

/** The colour that the brief gives the stand: "a white podium", "a dusty pink plinth". A metal stand keeps the colour of its set. */
export function standPaintOf(text: ShootText): Paint | null {
  for (const at of text.placesOf(...STANDS)) {
    const places = text.qualitiesOf(at, 4).filter((place) => !text.isAt(place, ...STAND_SHAPES));
    const [nearest = -1] = places;
    if (text.isAt(nearest, 'gold', 'copper')) continue;
    const paint = namedPaint(text, places.slice(0, 2));
    if (paint !== null) return paint;
  }
  return null;
}

/** Words with a colour of their own: a colour beside one isn't the set's. */
const LIGHTS = ['lamplight', 'backlight', 'spotlight', 'side-light'];
const WALLS = ['wall-word', 'background-word'];

/** A brief without the colours of objects and of the product: the remaining colours belong to the set. */
export function withoutThings(text: ShootText): ShootText {
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
    const [, said = -1] = text.behind(at, 2);
    if (text.behind(at, 3).length === 2) bound.add(said);
  }
  return text.without((at) => bound.has(at) || text.isAt(at, 'golden-light', 'golden-rays'));
}
