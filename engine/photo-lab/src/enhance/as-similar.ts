import { computePlaneSimilarity, type Planes } from '@adwright/engine-pixels';

/** Number of steps of the binary search for the largest allowed share of the change. */
const HALVINGS = 5;
/** Approximate number of windows in which the similarity of two pictures is measured. */
const COMPARED_WINDOWS = 20_000;

/**
 * Applies as much of a change to a photo as keeps the photo similar enough to the original. `most` is the largest share
 * of the change to apply. `least` is the minimum similarity of the luma. The function changes the photo in place, and
 * returns the similarity between the changed and the original photo.
 */
export function asSimilar(photo: Planes, change: Planes, least: number, most: number): number {
  const { width, height, luma } = photo;
  const stride = Math.max(4, Math.round(Math.sqrt((width * height) / COMPARED_WINDOWS)));
  const similarityAt = (share: number) => {
    const changed = share === 1 ? change.luma : luma.map(towards(change.luma, share));
    return computePlaneSimilarity(luma, changed, width, height, stride);
  };
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
  for (const plane of ['luma', 'blue', 'red'] as const) blend(photo[plane], change[plane], share);
  return similarity;
}

function towards(change: Float32Array, share: number) {
  return (value: number, at: number) => value + share * ((change[at] ?? 0) - value);
}

function blend(plane: Float32Array, change: Float32Array, share: number): void {
  const blended = towards(change, share);
  for (let at = 0; at < plane.length; at++) plane[at] = blended(plane[at] ?? 0, at);
}
