import { BOOST_VARIATION_COUNT, type Format } from '@adwright/contracts';
import type { Canvas } from '@napi-rs/canvas';
import type { AdCopy, CopyBrief } from '../copy/ad-copy.ts';
import { commonHash, differenceHash, hashDistance } from '../pixels/difference-hash.ts';
import { type AdInput, composeAd } from './compose-ad.ts';
import { BOOST_LAYOUTS } from './layout-names.ts';
import { paintAd } from './paint-ad.ts';
import { cycle } from './random.ts';

/** Smallest share of differing dHash bits between any two of the ten. */
export const MIN_VARIATION_DISTANCE = 0.3;
/** Previews are an eighth of the size: enough for a hash of seventeen columns, and some ten times cheaper. */
const PREVIEW_SCALE = 0.12;
/** A preview's hash may differ a little from the finished ad's. */
const PREVIEW_MARGIN = 0.03;
const MAX_CANDIDATES = 36;

/**
 * Chooses the ten variations of a boost: layouts in turn, each candidate previewed small and taken only when its hash
 * lies far enough from those already chosen. Give as many copies as there are; they are dealt out in order. Should too
 * few stand apart, the most distant of the rest fill up, so that there are always ten. `onChosen` hears of each as soon as
 * it is certain, in the order of the ten; of those that fill up, only the result tells.
 */
export async function planVariations(
  brief: CopyBrief,
  copies: readonly AdCopy[],
  format: Format,
  seed: number,
  onChosen?: (input: AdInput) => void,
): Promise<AdInput[]> {
  const [first] = copies;
  if (!first) throw new Error('planVariations needs at least one copy');
  const chosen: { input: AdInput; hashes: Hashes }[] = [];
  const spare: { input: AdInput; distance: number }[] = [];
  const distanceTo = (hashes: Hashes) =>
    Math.min(1, ...chosen.map((other) => nearerDistance(hashes, other.hashes)));
  for (
    let candidate = 0;
    candidate < MAX_CANDIDATES && chosen.length < BOOST_VARIATION_COUNT;
    candidate++
  ) {
    const input: AdInput = {
      brief,
      copy: copies[chosen.length % copies.length] ?? first,
      format,
      seed,
      variation: candidate,
      layout: cycle(BOOST_LAYOUTS, seed + candidate),
    };
    const { canvas } = paintAd(composeAd(input), brief, PREVIEW_SCALE);
    const hashes = await hashesOf(canvas);
    const distance = distanceTo(hashes);
    if (distance < MIN_VARIATION_DISTANCE + PREVIEW_MARGIN) {
      spare.push({ input, distance });
      continue;
    }
    chosen.push({ input, hashes });
    onChosen?.(input);
  }
  spare.sort((a, b) => b.distance - a.distance);
  const filled = [...chosen, ...spare].slice(0, BOOST_VARIATION_COUNT).map(({ input }) => input);
  return filled.map((input, index) => ({ ...input, copy: copies[index % copies.length] ?? first }));
}

/** Two ways to tell pictures apart: the common one is coarse, the other sees more. */
type Hashes = readonly [fine: Uint8Array, common: Uint8Array];

/** What the planner compares, of an ad painted at any size. */
export async function hashesOf(canvas: Canvas): Promise<Hashes> {
  const pixels = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return [differenceHash(pixels), await commonHash(pixels)];
}

/** The smaller of both distances, 0–1. */
export function nearerDistance(first: Hashes, second: Hashes): number {
  return Math.min(hashDistance(first[0], second[0]), hashDistance(first[1], second[1]));
}
