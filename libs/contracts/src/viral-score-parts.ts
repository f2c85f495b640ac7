/**
 * The named parts of a Viral Score, each from 0 to 100 with one sentence of advice. The score is a heuristic;
 * engine/score/README.md names its sources.
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

/** Marks out of 100 from which a part needs no advice. */
export const STRONG_PART = 72;
