import { BOOST_VARIATION_COUNT, type Format } from '@adwright/contracts';
import type { Canvas } from '@napi-rs/canvas';
import type { AdCopy, CopyBrief } from '../copy/ad-copy.ts';
import { commonHash, differenceHash, hashDistance } from '../pixels/difference-hash.ts';
import { type AdInput, composeAd } from './compose-ad.ts';
import { BOOST_LAYOUTS, type LayoutName } from './layout-names.ts';
import { paintAd } from './paint-ad.ts';
import { cycle } from './random.ts';

/** Smallest share of differing dHash bits between any two of the ten. */
export const MIN_VARIATION_DISTANCE = 0.3;
/** Previews are a fifth of the size: smaller ones misjudge what is thin, and cost hardly less. */
const PREVIEW_SCALE = 0.2;
/** A preview's hash differs by some bits from the finished ad's: by 0.04 as a rule. */
const PREVIEW_MARGIN = 0.05;
const MAX_CANDIDATES = 36;
/** What is compared side by side: the problem, or the usual, comes first. */
const READ_IN_ORDER = new Set<LayoutName>(['split-columns', 'versus-cards', 'versus-table']);

/**
 * Chooses the ten variations of a boost: layouts in turn, then the same ones turned round, each candidate previewed small
 * and taken only when its hash lies far enough from those already chosen. Give as many copies as there are; they are dealt
 * out in order. Should too few stand apart, the most distant of the rest fill up, so that there are always ten. `onChosen`
 * hears of each as soon as it is certain, in the order of the ten; of those that fill up, only the result tells.
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
  const chosen: Candidate[] = [];
  const spare: Candidate[] = [];
  const distanceTo = (hashes: Hashes) =>
    Math.min(1, ...chosen.map((other) => nearerDistance(hashes, other.hashes)));
  for (
    let candidate = 0;
    candidate < MAX_CANDIDATES && chosen.length < BOOST_VARIATION_COUNT;
    candidate++
  ) {
    const layout = cycle(BOOST_LAYOUTS, seed + candidate);
    const input: AdInput = {
      brief,
      copy: copies[chosen.length % copies.length] ?? first,
      format,
      seed,
      variation: candidate,
      layout,
      mirrored: candidate >= BOOST_LAYOUTS.length && !READ_IN_ORDER.has(layout),
    };
    const { canvas } = paintAd(composeAd(input), brief, PREVIEW_SCALE);
    const hashes = await hashesOf(canvas);
    const distance = distanceTo(hashes);
    if (distance < MIN_VARIATION_DISTANCE + PREVIEW_MARGIN) {
      spare.push({ input, hashes });
      continue;
    }
    chosen.push({ input, hashes });
    onChosen?.(input);
  }
  while (chosen.length < BOOST_VARIATION_COUNT) {
    // Spare ones are often close to one another, so each is measured against those taken before it.
    spare.sort((a, b) => distanceTo(b.hashes) - distanceTo(a.hashes));
    const next = spare.shift();
    if (!next) break;
    chosen.push(next);
  }
  return chosen.map(({ input }, index) => ({
    ...input,
    copy: copies[index % copies.length] ?? first,
  }));
}

interface Candidate {
  input: AdInput;
  hashes: Hashes;
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
