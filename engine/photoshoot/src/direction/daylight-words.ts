import type { TimeOfDay } from '../kit/frame.ts';
import type { ShootText } from './shoot-text.ts';

/** Returns the time of day that the brief names; a low sun takes precedence over night, and night over day. */
export function readTimeOfDay(text: ShootText): TimeOfDay | null {
  const times = text.wishes('time');
  return times.includes('sunset')
    ? 'sunset'
    : times.includes('night')
      ? 'night'
      : (times[0] ?? null);
}

/**
 * What "left" or "right" in a brief can refer to: the light, a shadow, the product or the free space for
 * text.
 */
export type SideOf = 'light' | 'shadow' | 'product' | 'words';

const LIGHTS = [
  'lamplight',
  'backlight',
  'side-light',
  'spotlight',
  'window-light',
  'golden-light',
  'sun-rays',
  'golden-rays',
  'sun',
  'sunlight',
  'daylight',
  'window-word',
];
/** Maximum distance, in words, between "left" or "right" and the word that it refers to. */
const REACH = 6;

/**
 * Lists what the brief puts on the left (−1) or on the right (1): light, shadow, product or text.
 */
export function listSides(text: ShootText): { of: SideOf; side: -1 | 1 }[] {
  return [...text.words.keys()].flatMap((at) => {
    const side = text.wishAt(at, 'side');
    const of = side === null ? null : readSide(text, at);
    return of === null ? [] : [{ of, side: side === 'left' ? (-1 as const) : (1 as const) }];
  });
}

/**
 * Returns what "left" or "right" refers to, by the words after it and before it.
 */
function readSide(text: ShootText, at: number): SideOf | null {
  const next = text.behind(at, 4);
  if (next.some((place) => text.isAt(place, 'free-side', 'free-space'))) return 'words';
  if (next.slice(0, 2).some((place) => text.isAt(place, ...LIGHTS))) return 'light';
  for (const place of text.before(at, REACH)) {
    if (text.isAt(place, 'free-space')) return 'words';
    if (text.isAt(place, ...LIGHTS)) return 'light';
    if (text.isAt(place, 'shadow-word')) return 'shadow';
    if (text.isAt(place, 'sold-thing', 'place-cue')) return 'product';
  }
  return null;
}

/**
 * Returns the side from which the light comes (−1 left, 1 right). The brief must name this side or the side
 * of the shadow; otherwise the result is null.
 */
export function readLightSide(text: ShootText): -1 | 1 | null {
  const sides = listSides(text);
  const light = sides.find(({ of }) => of === 'light')?.side;
  if (light !== undefined) return light;
  const shaded = sides.find(({ of }) => of === 'shadow')?.side;
  return shaded === undefined ? null : shaded === -1 ? 1 : -1;
}
