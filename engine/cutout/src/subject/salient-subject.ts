import type { Rect, SaliencyMap } from '@adwright/engine-pixels';
import type { SubjectMap } from '@adwright/engine-uploads';

/** Sureness, 0–255, from which a place is the subject's, and under which it is not. */
export const SURE = 200;
export const UNSURE = 40;
/** Shares of the photo between which a subject lies. */
const LEAST = 0.004;
const MOST = 0.8;
/** Share of its saliency that keeps what is not the subject. */
const BESIDE = 0.3;
/**
 * Largest share of skin colour beside a subject that can be a face in the background; more is a desk or a wall of that
 * colour.
 */
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
  const surest = map.reduce((most, value) => Math.max(most, value), 1);
  const place = (share: number) => Math.min(side - 1, Math.max(0, Math.floor(share * side)));
  const values = saliency.values.map((value, at) => {
    const column = place(window.x + (((at % width) + 0.5) / width) * window.width);
    const row = place(window.y + ((Math.floor(at / width) + 0.5) / height) * window.height);
    return Math.max(BESIDE * value, (map[row * side + column] ?? 0) / surest);
  });
  const beside = saliency.skin.map((value, at) => ((values[at] ?? 0) > HALF ? 0 : value));
  const isGround = beside.reduce((sum, value) => sum + value, 0) > MOST_SKIN * beside.length;
  const skin = saliency.skin.map((value, at) =>
    isGround && (values[at] ?? 0) <= HALF ? BESIDE * value : value,
  );
  return { ...saliency, values, skin, isKnown: true };
}

/** A speck in a wide view, such as a bird or a kite: all that is found lies in a box of at most this share of the photo. */
const SPECK = { most: 0.06, least: 0.001, sureness: 128 };

/** Whether a map tells of one subject: a landscape has none, a pattern is one from rim to rim. */
export function isKnown({ side, values }: SubjectMap): boolean {
  let [sure, half, surest] = [0, 0, 0];
  let [left, right, top, foot] = [side, 0, side, 0];
  // Pairs of place and value for a hundred thousand places took as long as all the rest of it.
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? 0;
    if (value <= UNSURE) continue;
    if (value > SURE) sure++;
    else half++;
    surest = Math.max(surest, value);
    const [x, y] = [at % side, Math.floor(at / side)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, foot] = [Math.min(top, y), Math.max(foot, y)];
  }
  const count = values.length;
  if (sure > LEAST * count && sure < MOST * count && half < sure) return true;
  if (surest < SPECK.sureness || sure + half < SPECK.least * count) return false;
  return (right - left + 1) * (foot - top + 1) < SPECK.most * count;
}
