import type { ShootText } from './shoot-text.ts';
import type { StyleFinish } from './style-finishes.ts';

const TONES = ['white', 'black', 'grey'];

/**
 * Tells whether the brief asks for a "pure white background", or for a black one, as online shops
 * require.
 */
export function isPure(text: ShootText): boolean {
  return isSaidOf(text, ['pure', 'plain-wall'], TONES) || isSaidOf(text, TONES, ['pure']);
}

export function isPureWhite(text: ShootText): boolean {
  return isSaidOf(text, ['pure'], ['white']) || isSaidOf(text, ['white'], ['pure']);
}

/** Tells whether one word precedes another, with at most one word between them. */
function isSaidOf(text: ShootText, first: readonly string[], then: readonly string[]): boolean {
  return text
    .placesOf(...then)
    .some((at) => text.before(at, 2).some((place) => text.isAt(place, ...first)));
}

/** Returns the finish with a veil of light that makes the wall as white as paper. */
export function whitened(finish: StyleFinish): StyleFinish {
  return { ...finish, veil: ['#ffffff', '#ffffff', 0.8], vignette: 0 };
}
