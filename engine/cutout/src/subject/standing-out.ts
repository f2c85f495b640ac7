import { fromRaster, norm, type Raster, toLab } from '@adwright/engine-pixels';
import type { SubjectMap } from '@adwright/engine-uploads';
import { isKnown, SURE } from './salient-subject.ts';

/**
 * A background is plain if at least `share` of the photo's border has one colour, within `within` ΔE*ab (the
 * colour distance in Lab).
 */
const PLAIN = { share: 0.75, within: 11 };
/**
 * Stricter limits for a flat background, such as the paper of a page. On a flat background, all areas that differ from
 * the background belong to the subject.
 */
const FLAT = { share: 0.85, within: 7 };
/** Minimum difference from a plain background, in ΔE*ab, of an added area; a soft shadow differs less. */
const STANDS_OUT = 20;
/**
 * Maximum area that may be added to the subject, and maximum area of the resulting subject, as shares of the
 * photo. A larger area is not added, because it can't be a missing part of the subject.
 */
const MOST = { grown: 0.15, all: 0.6 };

/**
 * Adds connected areas that differ from a plain background to the subject's saliency map. Saliency models may find the
 * bowl of a spoon without the handle, or a person without the table. On a flat background, every area that differs from
 * it is added to the subject. Without a plain background, the saliency map stays unchanged.
 */
export async function withStandingOut(raster: Raster, map: SubjectMap): Promise<SubjectMap> {
  if (!isKnown(map)) return map;
  const { side, values } = map;
  const small = await fromRaster(raster).resize(side, side, { fit: 'fill' }).raw().toBuffer();
  const ground = plainGround(small, side);
  if (ground === null) return map;
  const lab = toLab(small);
  const differs = (at: number) => distance(lab, at, ground.colour) > STANDS_OUT;
  const grown = Uint8Array.from(values);
  const open = [...values.keys()].filter((at) => (values[at] ?? 0) > SURE);
  const found = open.length;
  const reach = (at: number) => {
    if ((grown[at] ?? 0) > SURE || !differs(at)) return;
    grown[at] = 255;
    open.push(at);
  };
  if (ground.isFlat) for (const at of values.keys()) reach(at);
  let taken = 0;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    taken++;
    const x = at % side;
    if (x > 0) reach(at - 1);
    if (x < side - 1) reach(at + 1);
    if (at >= side) reach(at - side);
    if (at < side * (side - 1)) reach(at + side);
  }
  const count = values.length;
  const most = ground.isFlat ? MOST.all : MOST.grown;
  const isPart = taken - found <= most * count && taken <= MOST.all * count;
  return isPart ? { side, values: grown } : map;
}

/** Returns the prevailing Lab colour of a square picture's border, or null if no colour prevails. */
function plainGround(
  rgb: Uint8Array,
  side: number,
): { colour: readonly number[]; isFlat: boolean } | null {
  const along = Array.from({ length: side }, (_, step) => [
    step,
    step + side * (side - 1),
    step * side,
    step * side + side - 1,
  ]).flat();
  const lab = toLab(Uint8Array.from(along.flatMap((at) => [...rgb.subarray(at * 3, at * 3 + 3)])));
  const middle = [0, 1, 2].map(
    (channel) => lab.filter((_, at) => at % 3 === channel).sort()[along.length >> 1] ?? 0,
  );
  const is = ({ share, within }: typeof PLAIN) =>
    along.filter((_, place) => distance(lab, place, middle) < within).length >=
    share * along.length;
  return is(PLAIN) ? { colour: middle, isFlat: is(FLAT) } : null;
}

function distance(lab: Float32Array, at: number, [l = 0, a = 0, b = 0]: readonly number[]): number {
  return norm((lab[at * 3] ?? 0) - l, (lab[at * 3 + 1] ?? 0) - a, (lab[at * 3 + 2] ?? 0) - b);
}
