/**
 * The named parts of a Viral Score; each part has a value from 0 to 100 and one sentence of advice. The score
 * is a heuristic; engine/score/README.md names its sources.
 */
export const VIRAL_SCORE_PARTS = [
  'message',
  'product',
  'offer',
  'hook',
  'clarity',
  'emotion',
  'callToAction',
  'contrast',
  'focus',
  'craft',
] as const;

/** Value (0–100) from which a part of the score needs no advice. */
export const STRONG_PART = 72;
