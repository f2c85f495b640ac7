import type { StyleFinish } from './style-finishes.ts';

const PURE =
  /\b(?:pure|plain|clean|solid|seamless) (?:pure )?(?:white|black|gr[ea]y)\b|\b(?:white|black|gr[ea]y) (?:\w+ )?(?:pure|solid)\b/i;
const PURE_WHITE = /\b(?:pure|solid|seamless) white\b|\bwhite (?:\w+ )?(?:pure|solid)\b/i;

/** True for a "pure white background", or a black one, as shops want it. */
export function isPure(words: string): boolean {
  return PURE.test(words);
}

export function isPureWhite(words: string): boolean {
  return PURE_WHITE.test(words);
}

/** Light fills the wall until it is as white as paper. */
export function whitened(finish: StyleFinish): StyleFinish {
  return { ...finish, veil: ['#ffffff', '#ffffff', 0.8], vignette: 0 };
}
