import { listSides } from './daylight-words.ts';
import type { ShootText } from './shoot-text.ts';

/** The wishes for the light, except for the side from which the light comes. */
export interface LightWishes {
  /**
   * Hues of two coloured lights in degrees of OKLCH, that of the lit side first, if the brief names coloured
   * light.
   */
  gels: readonly [lit: number, far: number] | null;
  /**
   * Whether the coloured lights in `gels` are lamps, which are visible only in a dark scene. If the brief requests
   * coloured tones without lamps, the colours tint the scene's normal light.
   */
  lamps: boolean;
  /** A lamp behind the product or a spotlight from above; null if the brief requests neither. */
  lamp: 'behind' | 'spot' | null;
  /** Object in front of the lamp that casts a patterned shadow; null if the brief requests none. */
  gobo: 'blinds' | 'leaves' | 'window' | null;
  /** Whether light rays are visible in haze or dust. */
  rays: boolean;
  /**
   * Strength of the cast shadow as a factor: 0 for none, 1 for the scene's usual shadow, higher for hard light.
   */
  shadow: number;
  /** Length of the cast shadow as a factor of the scene's usual length; a low sun casts longer shadows. */
  length: number;
  /**
   * Strength of the product's reflection in the floor if the brief mentions a reflection: 0 for none, 0.5 for
   * a mirror.
   */
  gloss: number | null;
}

/** Position and pose of the product that the brief requests. */
export interface PoseWishes {
  /**
   * Side of the picture on which the product is placed (−1 left, 0 middle, 1 right), so that the opposite
   * side is free. If `side` is null, each picture of the photoshoot uses a different side.
   */
  side: -1 | 0 | 1 | null;
  /** Whether the product hovers above the floor. */
  floats: boolean;
  /** Whether the product is tilted; only a hovering or lying product can be tilted. */
  tilted: boolean;
}

/** Lexicon concepts of words for a lamp, which may have coloured light. */
const LAMPS = ['lamplight', 'backlight', 'spotlight', 'side-light'];
/** Lexicon concepts of words for any light. */
const LIGHTS = [...LAMPS, 'sun', 'golden-light', 'daylight', 'window-light'];
/** Lexicon concepts of words for a shadow. */
const SHADES = ['shadow-word'];

/**
 * Returns the wishes for light that a brief expresses.
 * @param refused words for what the picture must not show
 */
export function readLightWishes(text: ShootText, refused: ShootText): LightWishes {
  return {
    gels: readGels(text),
    lamps: text.names(...LAMPS) && (!isSoftlyLit(text) || text.names('neon', 'led', 'gel', 'rgb')),
    gloss: readGloss(text, refused),
    lamp: readLamp(text),
    gobo: readGobo(text),
    rays: areRaysSeen(text),
    shadow: readShadow(text, refused),
    length: readShadowLength(text),
  };
}

/**
 * Tells whether the brief requests soft coloured light. Soft coloured light tints a bright scene, but coloured lamps
 * need a dark scene.
 */
function isSoftlyLit(text: ShootText): boolean {
  return text.says(['soft', 'pale', 'pastel-wish', 'airy', 'delicate'], ['light-word', 'glow'], 2);
}

/** Strength (0–1) of the product's reflection in a wet floor. */
const WET_GLOSS = 0.26;
/** Lexicon concepts of words for a floor or ground that may be wet. */
const WET_GROUND = [
  'ground-word',
  'floor-word',
  'stone-word',
  'stones-thing',
  'coloured-thing',
  'sand-wish',
  'cobble-wish',
];

function readGloss(text: ShootText, refused: ShootText): number | null {
  if (refused.names('mirror-floor')) return 0;
  const glosses = text.wishes('gloss');
  if (glosses.length > 0) return Math.max(...glosses);
  return text.says(['wet'], WET_GROUND, 1) ? WET_GLOSS : null;
}

function readLamp(text: ShootText): LightWishes['lamp'] {
  if (text.wishes('lamp').includes('behind') || isFrom(text, 'from-behind')) return 'behind';
  return text.wishes('lamp').includes('spot') || isFrom(text, 'from-above') ? 'spot' : null;
}

/**
 * Tells whether a direction such as "from behind" follows a word for light, with at most two words between
 * them.
 */
function isFrom(text: ShootText, from: string): boolean {
  return text
    .placesOf(from)
    .some((at) => text.before(at, 2).some((place) => text.isAt(place, 'lamplight')));
}

function readGobo(text: ShootText): LightWishes['gobo'] {
  const gobos = text.wishes('gobo');
  if (gobos.includes('blinds')) return 'blinds';
  if (listLeafShadows(text).length > 0) return 'leaves';
  return gobos.includes('window') || isThroughWindow(text) ? 'window' : null;
}

/**
 * Returns the positions of plants of which only the shadow should be visible, as in "palm shadow", "shadow of a
 * fern", "dappled light".
 */
export function listLeafShadows(text: ShootText): number[] {
  return text.placesOf('foliage').filter((at) => {
    const isBeforeShade = text
      .behind(at, 2)
      .some(
        (place) =>
          text.isAt(place, ...SHADES) || (text.isAt(place, 'light-word') && place === at + 1),
      );
    return isBeforeShade || isShadeOf(text, at);
  });
}

/**
 * Tells whether a preceding word requests only the shadow of the object at a position, as in "shadow of a
 * palm".
 */
function isShadeOf(text: ShootText, at: number): boolean {
  const places = text.before(at, 4);
  const shade = places.find((place) => text.isAt(place, ...SHADES));
  if (shade === undefined) return false;
  return !places.some((place) => place > shade && text.isAt(place, 'pose-word', 'laid-on'));
}

/**
 * Returns the positions of all words for objects of which only the shadow should be visible, and of the words
 * for shadows.
 */
export function listShadowPlaces(text: ShootText): number[] {
  return text.placesOf(...SHADES).flatMap((at) => {
    const throwing = text
      .before(at, 2)
      .filter((place) => text.isAt(place, 'foliage', 'window-word', 'blinds-wish'));
    const behind = text.behind(at, 4);
    const end = behind.findIndex((place) => text.isAt(place, 'pose-word', 'laid-on'));
    return [...throwing, at, ...(end < 0 ? behind : behind.slice(0, end))];
  });
}

function isThroughWindow(text: ShootText): boolean {
  return text.placesOf('window-word').some((at) => {
    const places = text.before(at, 6);
    const from = places.find((place) => text.isAt(place, 'origin-word', 'streaming-through'));
    return (
      from !== undefined &&
      places.some((place) => place < from && text.isAt(place, ...LIGHTS, 'ray-word', 'sun-rays'))
    );
  });
}

/**
 * Tells whether the brief requests rays, beams or shafts of light that are visible in haze or dust.
 */
function areRaysSeen(text: ShootText): boolean {
  if (text.wish('rays') !== null) return true;
  const isRay = text
    .placesOf('ray-word')
    .some(
      (at) =>
        text.behind(at, 3).some((place) => text.isAt(place, 'sun', 'light-word', 'golden-light')) &&
        text.words[at + 1]?.isBegin === false &&
        !text.isAt(at + 1, 'origin-word'),
    );
  return (
    isRay || text.placesOf('streaming-through').some((at) => text.isAt(at - 1, 'sun', 'light-word'))
  );
}

const CAST = ['light-word', 'shadow-word', 'sun'];

function readShadow(text: ShootText, refused: ShootText): number {
  if (refused.says(['hard', 'dark', 'long-word'], CAST)) return 0.6;
  if (refused.names('shadow-word') && listLeafShadows(refused).length === 0) return 0;
  const isHard =
    text.wish('shadow') !== null || text.says(['hard', 'crisp', 'long-word', 'dramatic'], CAST, 0);
  if (isHard) return 1.5;
  return text.says(['soft'], ['light-word', 'shadow-word']) ? 0.6 : 1;
}

function readShadowLength(text: ShootText): number {
  if (text.says(['long-word'], SHADES, 1) || text.says(['low-word'], ['sun', 'light-word'], 1))
    return 2.4;
  return Math.max(1, ...text.wishes('shadowLength'));
}

/**
 * Concepts of words that may stand between a colour and the word for its light, as in "blue and soft pink neon
 * lights".
 */
const OF_LIGHT = [
  'and-word',
  'pose-word',
  'lamplight',
  'led',
  'lamp-kind',
  'soft',
  'bright',
  'deep',
  'dark',
  'pale',
  'moody',
];
/** Maximum number of words between a colour and the word for its light. */
const MOST_BEFORE_LIGHT = 8;

/**
 * Returns the hues of coloured light that the brief names, as in "pink light", "blue and orange tones", "neon
 * lights". The colour of a wall is not the colour of light, so the function ignores it.
 */
function readGels(text: ShootText): LightWishes['gels'] {
  for (const at of text.placesOf(...LAMPS, 'tones-word')) {
    const places = text.qualitiesOf(at, MOST_BEFORE_LIGHT);
    const hues: number[] = [];
    for (const place of places) {
      const hue = text.isAt(place, 'gold', 'cream', 'beige') ? null : text.wishAt(place, 'hue');
      // "Cold blue light" describes a cold day, not a blue lamp.
      if (text.isAt(place, 'cool', 'warm')) hues.length = 0;
      else if (hue !== null) hues.push(hue);
      else if (!text.isAt(place, ...OF_LIGHT, 'gold', 'cream', 'beige')) break;
    }
    if ((places[0] ?? at) < at) hues.reverse();
    const [lit, far] = hues;
    if (lit !== undefined) return [lit, far ?? lit + 40];
  }
  return text.names('neon', 'rgb') ? [350, 220] : null;
}

/**
 * Objects that usually hang in the air or float, so that "floating" beside their name does not refer to the
 * product.
 */
const DRIFTING = [
  'drifting-thing',
  'smoke-wish',
  'snow-wish',
  'petals-wish',
  'leaf-wish',
  'listed-confetti',
  'listed-butterflies',
  'glitter-thing',
  'colour-powder',
  'lovers-wish',
];

/**
 * Tells whether "floating" requests that the product hovers, instead of describing petals, "floating candles"
 * or objects on water.
 */
function liftsProduct(text: ShootText, at: number): boolean {
  const next = text.behind(at, 4);
  if (
    next.slice(0, 1).some((place) => text.isAt(place, 'laid-on')) &&
    next.some((place) => text.isAt(place, 'water-body'))
  )
    return false;
  if (text.before(at, 3).some((place) => text.isAt(place, ...DRIFTING))) return false;
  const [first] = next;
  if (first === undefined || text.isAt(first, 'pose-word', 'laid-on', 'origin-word')) return true;
  const [thing] = text.before(at, 1);
  const isAttribute =
    text.saidOf(at) === first || (thing !== undefined && text.words[thing]?.isProp === true);
  return (
    !isAttribute || next.slice(0, 3).some((place) => text.isAt(place, 'sold-thing', 'product-part'))
  );
}

const LEANING_LIGHT = ['shadow-word', 'lamplight', 'line-word', 'ray-word', 'sun'];

export function readPoseWishes(text: ShootText): PoseWishes {
  const sides = listSides(text);
  const free = sides.find(({ of }) => of === 'words')?.side;
  const stands = sides.find(({ of }) => of === 'product')?.side;
  const tilted = text
    .placesOf('tilted')
    .some((at) => !text.behind(at, 2).some((place) => text.isAt(place, ...LEANING_LIGHT)));
  const side =
    free === undefined ? (stands ?? (text.names('centred') ? 0 : null)) : free === -1 ? 1 : -1;
  const floats = tilted || text.placesOf('floats').some((at) => liftsProduct(text, at));
  return { side, floats, tilted };
}
