import type { Rect, SaliencyMap } from '@adwright/engine-pixels';
import type { SubjectMap } from '@adwright/engine-uploads';

/** Value of the saliency map (0–255) above which a cell belongs to the subject. */
export const SURE = 200;
/** Value of the saliency map (0–255) up to which a cell does not belong to the subject. */
export const UNSURE = 40;
/** Minimum area of a subject, as a share of the photo. */
const LEAST = 0.004;
/** Maximum area of a subject, as a share of the photo. */
const MOST = 0.8;
/** Factor by which the saliency of an area outside the subject is multiplied. */
const BESIDE = 0.3;
/**
 * Maximum share of skin colour outside the subject for a face in the background. A larger skin-coloured area
 * is a desk or a wall.
 */
const MOST_SKIN = 0.1;

/** Saliency from which a cell counts as part of a known subject. */
const HALF = 0.5;

const WHOLE: Rect = { x: 0, y: 0, width: 1, height: 1 };

/**
 * Weights the saliency of a photo by the photo's subject. The argument `window` is a part of the photo, in
 * shares of the photo. Returns the saliency unchanged if no single subject is known: a landscape has no
 * subject, and a pattern has many.
 */
export function applySubject(
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

/** Limits for a small subject in a wide view, such as a bird or a kite in the sky. */
const SPECK = {
  /** Maximum area of the subject's bounding box, as a share of the photo. */
  most: 0.06,
  /** Minimum area of the subject, as a share of the photo. */
  least: 0.001,
  /** Minimum value of the subject's most salient cell (0–255). */
  sureness: 128,
};

/**
 * Tells whether a saliency map shows exactly one subject. A landscape shows no subject. A pattern extends
 * from border to border and therefore shows no single subject.
 */
export function isKnown({ side, values }: SubjectMap): boolean {
  let [sure, half, surest] = [0, 0, 0];
  let [left, right, top, foot] = [side, 0, side, 0];
  // The code uses plain loops, because index and value pairs for a hundred thousand cells took as long as all
  // other steps together.
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
