/** The named parts of a Viral Score, each 0–100 with one sentence of advice. A heuristic; see engine/score/README.md for its sources. */
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
