import type { ShootText } from './shoot-text.ts';
import type { StyleFinish } from './style-finishes.ts';

const TONES = ['white', 'black', 'grey'];

/**
 * Tells whether the brief requests a "pure white background" or a pure black background, as online shops do.
 */
export function isPure(text: ShootText): boolean {
  return isSaidOf(text, ['pure', 'plain-wall'], TONES) || isSaidOf(text, TONES, ['pure']);
}

export function isPureWhite(text: ShootText): boolean {
  return isSaidOf(text, ['pure'], ['white']) || isSaidOf(text, ['white'], ['pure']);
}

/**
 * Tells whether a word of the first list precedes a word of the second list, with at most one word between
 * them.
 */
function isSaidOf(text: ShootText, first: readonly string[], then: readonly string[]): boolean {
  return text
    .placesOf(...then)
    .some((at) => text.before(at, 2).some((place) => text.isAt(place, ...first)));
}

/** Returns the finish with a veil of light that makes the wall white like paper. */
export function whitenFinish(finish: StyleFinish): StyleFinish {
  return { ...finish, veil: ['#ffffff', '#ffffff', 0.8], vignette: 0 };
}
