import type { ShootText } from './shoot-text.ts';

/**
 * Camera angle of a picture. A `raised` camera looks slightly down, like a guest at a table. A camera from
 * `above` looks straight down.
 */
export type Angle = 'low' | 'level' | 'raised' | 'above';

/** Concepts of words beside which an angle ("from above") describes the light, not the camera. */
const OF_LIGHT = ['lamplight', 'side-light', 'shadow-word'];

/** Returns the camera angle that the brief asks for. */
export function readAngle(text: ShootText): Angle {
  const angles = new Set(
    [...text.words.keys()].flatMap((at) => {
      const angle = text.wishAt(at, 'angle');
      return angle === null || isOfLight(text, at) ? [] : [angle];
    }),
  );
  if (angles.has('flat-lay')) return 'above';
  if (angles.has('raised')) return 'raised';
  if (angles.has('above')) return 'above';
  return angles.has('low') ? 'low' : 'level';
}

/**
 * Tells whether an angle describes the light instead of the camera, as in "light from above" and "45 degree
 * shadow".
 */
function isOfLight(text: ShootText, at: number): boolean {
  return [...text.before(at, 2), ...text.behind(at, 3)].some((place) =>
    text.isAt(place, ...OF_LIGHT),
  );
}

/**
 * Returns the product's height as a share of the picture's side, by the framing that the brief requests
 * (close-up, usual or wide shot).
 */
export function readProductShare(text: ShootText): number {
  const framings = text.wishes('framing');
  return framings.includes('close') ? 0.74 : framings.includes('wide') ? 0.44 : 0.58;
}
