import { sidesOf } from './daylight-words.ts';
import type { ShootText } from './shoot-text.ts';

/** How the light is thrown, beyond the side it comes from. */
export interface LightWishes {
  /** Colours of two lamps in degrees of OKLCH, the one of the lit side first, where the words name coloured light. */
  gels: readonly [lit: number, far: number] | null;
  /** True where those are lamps, which show in the dark; tones and hues lie over any light. */
  lamps: boolean;
  /** A lamp behind the product, or one from above that lights it alone. */
  lamp: 'behind' | 'spot' | null;
  /** What the light falls through. */
  gobo: 'blinds' | 'leaves' | 'window' | null;
  /** True where it is to be seen in the air. */
  rays: boolean;
  /** Strength of the cast shadow to that of the set: 0 none, 1 as it is, more for hard light. */
  shadow: number;
  /** Its length to the usual: a low sun casts long ones. */
  length: number;
  /** How much of the product the floor mirrors, where the words say so: 0 nothing, 0.5 as a mirror does. */
  gloss: number | null;
}

/** Where and how the product is set up. */
export interface PoseWishes {
  /** Side that it stands on, so that the other stays free; null leaves it to each picture. */
  side: -1 | 0 | 1 | null;
  /** True where it hovers over the floor. */
  floats: boolean;
  /** True where it leans; only what hovers or lies can. */
  tilted: boolean;
}

/** What a coloured lamp is called. */
const LAMPS = ['lamplight', 'backlight', 'spotlight', 'side-light'];
const LIGHTS = [...LAMPS, 'sun', 'golden-light', 'daylight', 'window-light'];
const SHADES = ['shadow-word'];

/** @param refused what the brief wants to see none of */
export function lightWishes(text: ShootText, refused: ShootText): LightWishes {
  return {
    gels: gelsOf(text),
    lamps: text.names(...LAMPS) && (!isSoftlyLit(text) || text.names('neon', 'led', 'gel', 'rgb')),
    gloss: glossOf(text, refused),
    lamp: lampOf(text),
    gobo: goboOf(text),
    rays: areRaysSeen(text),
    shadow: shadowOf(text, refused),
    length: lengthOf(text),
  };
}

/** Light of a colour that is to be soft lies over a bright set; lamps would need the dark. */
function isSoftlyLit(text: ShootText): boolean {
  return text.says(['soft', 'pale', 'pastel-wish', 'airy', 'delicate'], ['light-word', 'glow'], 2);
}

/** How much wet ground and mirrors show of the product. */
const WET_GLOSS = 0.26;
const WET_GROUND = [
  'ground-word',
  'floor-word',
  'stone-word',
  'stones-thing',
  'coloured-thing',
  'sand-wish',
  'cobble-wish',
];

function glossOf(text: ShootText, refused: ShootText): number | null {
  if (refused.names('mirror-floor')) return 0;
  const glosses = text.wishes('gloss');
  if (glosses.length > 0) return Math.max(...glosses);
  return text.says(['wet'], WET_GROUND, 1) ? WET_GLOSS : null;
}

function lampOf(text: ShootText): LightWishes['lamp'] {
  if (text.wishes('lamp').includes('behind') || isFrom(text, 'from-behind')) return 'behind';
  return text.wishes('lamp').includes('spot') || isFrom(text, 'from-above') ? 'spot' : null;
}

/** Whether light comes from where a word says. */
function isFrom(text: ShootText, from: string): boolean {
  return text
    .placesOf(from)
    .some((at) => text.before(at, 2).some((place) => text.isAt(place, 'lamplight')));
}

function goboOf(text: ShootText): LightWishes['gobo'] {
  const gobos = text.wishes('gobo');
  if (gobos.includes('blinds')) return 'blinds';
  if (leafShadows(text).length > 0) return 'leaves';
  return gobos.includes('window') || isThroughWindow(text) ? 'window' : null;
}

/** Places of plants that are in the picture as a shadow alone: "palm shadow", "shadow of a fern", "dappled light". */
export function leafShadows(text: ShootText): number[] {
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

/** Whether a word before says that the shadow is of this: "shadow of a palm". */
function isShadeOf(text: ShootText, at: number): boolean {
  const places = text.before(at, 4);
  const shade = places.find((place) => text.isAt(place, ...SHADES));
  if (shade === undefined) return false;
  return !places.some((place) => place > shade && text.isAt(place, 'pose-word', 'laid-on'));
}

/** Places of all that is in the picture as a shadow alone, with the words for the shadows themselves. */
export function shadowPlaces(text: ShootText): number[] {
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

/** Light that shows in haze and dust: rays, beams and shafts of it. */
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

function shadowOf(text: ShootText, refused: ShootText): number {
  if (refused.says(['hard', 'dark', 'long-word'], CAST)) return 0.6;
  if (refused.names('shadow-word') && leafShadows(refused).length === 0) return 0;
  const isHard =
    text.wish('shadow') !== null || text.says(['hard', 'crisp', 'long-word', 'dramatic'], CAST, 0);
  if (isHard) return 1.5;
  return text.says(['soft'], ['light-word', 'shadow-word']) ? 0.6 : 1;
}

function lengthOf(text: ShootText): number {
  if (text.says(['long-word'], SHADES, 1) || text.says(['low-word'], ['sun', 'light-word'], 1))
    return 2.4;
  return Math.max(1, ...text.wishes('shadowLength'));
}

/** Words that may stand between a colour and the light that it names: "blue and soft pink neon lights". */
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
const MOST_BEFORE_LIGHT = 8;

/** Coloured lamps: "pink light", "blue and orange tones", "neon lights". The colour of a wall is none. */
function gelsOf(text: ShootText): LightWishes['gels'] {
  for (const at of text.placesOf(...LAMPS, 'tones-word')) {
    const places = text.qualitiesOf(at, MOST_BEFORE_LIGHT);
    const hues: number[] = [];
    for (const place of places) {
      const hue = text.isAt(place, 'gold', 'cream', 'beige') ? null : text.wishAt(place, 'hue');
      // "Cold blue light" is that of a cold day.
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

/** What hangs in the air by itself. */
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

/** Whether what is to float is the product, and not petals, "floating candles" or what water bears. */
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

export function poseWishes(text: ShootText): PoseWishes {
  const sides = sidesOf(text);
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
