import type { Planes } from './raster.ts';
import { planeSimilarity } from './structural-similarity.ts';

const HALVINGS = 5;
/** About this many windows tell how similar two pictures are. */
const COMPARED_WINDOWS = 20_000;

/**
 * As much of a change, up to a share of `most`, as keeps the luma at least so similar to that of the photo as it came. `from`
 * is where the change starts; what it lost already counts.
 */
export function asSimilar(
  raw: Planes,
  from: Planes,
  to: Planes,
  least: number,
  most: number,
): { planes: Planes; similarity: number } {
  const { width, height } = raw;
  const stride = Math.max(4, Math.round(Math.sqrt((width * height) / COMPARED_WINDOWS)));
  const similarityAt = (share: number) =>
    planeSimilarity(raw.luma, towards(from.luma, to.luma, share), width, height, stride);
  let share = most;
  let similarity = similarityAt(most);
  if (similarity < least) {
    share = 0;
    for (let halving = 1; halving <= HALVINGS; halving++) {
      const more = share + most * 0.5 ** halving;
      if (similarityAt(more) >= least) share = more;
    }
    similarity = least;
  }
  return {
    similarity,
    planes: {
      ...from,
      luma: towards(from.luma, to.luma, share),
      blue: towards(from.blue, to.blue, share),
      red: towards(from.red, to.red, share),
    },
  };
}

function towards(from: Float32Array, to: Float32Array, share: number): Float32Array {
  if (share === 1 || from === to) return to;
  if (share === 0) return from;
  return from.map((value, at) => value + share * ((to[at] ?? 0) - value));
}
