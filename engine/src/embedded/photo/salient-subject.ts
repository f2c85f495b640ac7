import type { Rect } from '../ad/rect.ts';
import type { SaliencyMap } from './saliency.ts';
import type { SubjectMap } from './subject-map.ts';

/** Sureness, 0–255, from which a place is the subject's, and under which it is not. */
export const SURE = 200;
export const UNSURE = 40;
/** Shares of the photo between which a subject lies. */
const LEAST = 0.004;
const MOST = 0.8;
/** Share of its saliency that keeps what is not the subject. */
const BESIDE = 0.3;
/** More skin than this beside a subject is a desk or a wall of its colour, no face in the background. */
const MOST_SKIN = 0.1;

/** Saliency from which a place is the subject's where that is known. */
const HALF = 0.5;

const WHOLE: Rect = { x: 0, y: 0, width: 1, height: 1 };

/**
 * Saliency of a photo, or of a window of it in shares of it, that heeds where its subject is. As it was where no subject is
 * known: a landscape has none, a pattern many.
 */
export function heeding(
  saliency: SaliencyMap,
  subject: SubjectMap,
  window: Rect = WHOLE,
): SaliencyMap {
  if (!isKnown(subject)) return saliency;
  const { width, height } = saliency;
  const { side, values: map } = subject;
  const place = (share: number) => Math.min(side - 1, Math.max(0, Math.floor(share * side)));
  const values = saliency.values.map((value, at) => {
    const column = place(window.x + (((at % width) + 0.5) / width) * window.width);
    const row = place(window.y + ((Math.floor(at / width) + 0.5) / height) * window.height);
    return Math.max(BESIDE * value, (map[row * side + column] ?? 0) / 255);
  });
  const beside = saliency.skin.map((value, at) => ((values[at] ?? 0) > HALF ? 0 : value));
  const isGround = beside.reduce((sum, value) => sum + value, 0) > MOST_SKIN * beside.length;
  const skin = saliency.skin.map((value, at) =>
    isGround && (values[at] ?? 0) <= HALF ? BESIDE * value : value,
  );
  return { ...saliency, values, skin, isKnown: true };
}

/** Whether a map tells of one subject: a landscape has none, a pattern is one from rim to rim. */
export function isKnown({ values }: SubjectMap): boolean {
  let [sure, half] = [0, 0];
  for (const value of values) {
    if (value > SURE) sure++;
    else if (value > UNSURE) half++;
  }
  return sure > LEAST * values.length && sure < MOST * values.length && half < sure;
}
