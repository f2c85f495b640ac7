import type { Format } from '@adwright/contracts';
import { AD_LAYOUTS } from '@adwright/contracts/values';
import type { AdCopy, CopyBrief } from '@adwright/engine-lexicon';
import {
  computeCommonHashes,
  computeDifferenceHash,
  cycle,
  type HashedPixels,
} from '@adwright/engine-pixels';
import type { DecodedCreative } from '@adwright/engine-score';
import {
  ChosenApart,
  distanceToNearest,
  type Hashes,
  MIN_LAYOUTS,
  MIN_VARIATION_DISTANCE,
} from './choose-apart.ts';
import { type AdInput, composeAd } from './compose-ad.ts';
import type { FinishedAd } from './finished-apart.ts';
import { BOOST_LAYOUTS, type LayoutName } from './layout-names.ts';
import { type OpenedParts, openParts } from './own/open-parts.ts';
import { paintArranged } from './paint-ad.ts';
import {
  FRAMED_BOOST_LAYOUTS,
  FULL_BOOST_LAYOUTS,
  type PictureLayoutName,
} from './picture/picture-layouts.ts';

/** Scale of previews. Smaller previews misjudge thin shapes: at two thirds of this scale twice as many bits differ. */
const PREVIEW_SCALE = 0.3;
/** One pass through the layouts, and how many candidates it adds. */
interface Round extends Pick<AdInput, 'mirrored' | 'sweep'> {
  /**
   * Distance that previews must have beyond the required minimum, because their hashes usually differ from
   * those of the finished ads by 0.03.
   */
  margin: number;
}

/**
 * The rounds in order, each with the number of candidates that it adds. Most briefs need only the first two;
 * later rounds require less distance.
 */
const ROUNDS: readonly [Round, ...Round[]] = [
  { margin: 0.05 },
  { margin: 0.05, mirrored: true },
  // Flat dark backgrounds have no structure that a hash could detect; light from one side adds some.
  { margin: 0.035, sweep: 'left' },
  { margin: 0.035, mirrored: true, sweep: 'right' },
  { margin: 0.035, sweep: 'right' },
  { margin: 0.035, mirrored: true, sweep: 'left' },
];
/** Minimum distance between previews in the strictest round. */
const FARTHEST = MIN_VARIATION_DISTANCE + Math.max(...ROUNDS.map(({ margin }) => margin));

/**
 * Chooses the ten variations of an order. Candidates use the layouts in turn, then the mirrored ones, then
 * other looks and light. Each candidate is previewed small and taken only if its hashes differ enough from
 * those already chosen; {@link ChosenApart} ensures six layouts or more. Pass all available copies; they are
 * used in order. If too few candidates differ enough, the most distant of the others complete the ten.
 * `onChosen` is called for each candidate once it is certain, in order, but not for those that complete the
 * ten.
 */
export async function planVariations(
  brief: CopyBrief,
  copies: readonly AdCopy[],
  format: Format,
  seed: number,
  onChosen?: (input: AdInput) => void,
  shown: ShownOwn = {},
): Promise<AdInput[]> {
  const [first] = copies;
  if (!first) throw new Error('planVariations needs at least one copy');
  const copyAt = (index: number) => copies[index % copies.length] ?? first;
  const parts = await openParts({ ...shown, format });
  const plan = new ChosenApart<BoostLayout, Candidate>(FARTHEST, async (spare, place) => {
    const copy = copyAt(place);
    if (spare.input.copy === copy) return spare;
    const input = { ...spare.input, copy };
    return { ...spare, input, hashes: await previewed(input, parts) };
  });
  const layouts = layoutsFor(shown);
  for (const [turn, { margin }] of ROUNDS.entries()) {
    const taken = await plan.relaxTo(MIN_VARIATION_DISTANCE + margin);
    for (const { input } of taken) onChosen?.(input);
    for (const place of layouts.keys()) {
      if (plan.isFull) break;
      const variation = turn * layouts.length + place;
      const ad = { brief, copy: copyAt(plan.chosen.length), format, seed, variation, ...shown };
      const input = candidate(ad);
      if (!plan.hasRoomFor(input.layout)) continue;
      const { layout } = input;
      if (plan.offer({ input, layout, hashes: await previewed(input, parts) })) onChosen?.(input);
    }
  }
  await plan.fillUp();
  return plan.chosen.map(({ input }) => input);
}

/**
 * Returns a replacement for an ad that was too similar to an earlier one. The replacement is the first
 * untried candidate whose preview differs enough from all remaining ads, or the most distant candidate.
 * `tried` holds variation numbers; the result is null when all are used.
 */
export async function planReplacement(
  ad: BoostAd,
  stay: readonly Pick<FinishedAd, 'layout' | 'hashes'>[],
  tried: readonly number[],
): Promise<AdInput | null> {
  const parts = await openParts(ad);
  const layouts = new Set(stay.map(({ layout }) => layout));
  let best: { input: AdInput; distance: number } | null = null;
  const last = Math.max(...tried);
  const count = ROUNDS.length * layoutsFor(ad).length;
  const numbers = Array.from({ length: count }, (_, at) => at);
  const untried = numbers.filter((number) => !tried.includes(number));
  // The newest candidates come first, because earlier ones have already been tried.
  untried.sort((a, b) => Number(a < last) - Number(b < last) || a - b);
  for (const variation of untried) {
    const input = candidate({ ...ad, variation });
    if (layouts.size < MIN_LAYOUTS && layouts.has(input.layout)) continue;
    const distance = distanceToNearest(await previewed(input, parts), stay);
    if (!best || distance > best.distance) best = { input, distance };
    if (distance >= FARTHEST) break;
  }
  return best?.input ?? null;
}

/** The properties of an ad that are the same for all ten variations, or follow from the variation number. */
type BoostAd = Pick<AdInput, 'brief' | 'copy' | 'format' | 'seed' | 'variation'> & ShownOwn;

/** The user's own material that all variations show, and the choice of the product. */
export type ShownOwn = Pick<AdInput, 'own' | 'brand' | 'object' | 'edits'>;

type BoostLayout = LayoutName | PictureLayoutName;

/** Returns the layouts of the ten variations. A photo has layouts of its own, which depend on how it is shown. */
function layoutsFor({ own }: ShownOwn): readonly [BoostLayout, ...BoostLayout[]] {
  if (own?.show === 'full') return FULL_BOOST_LAYOUTS;
  return own?.show === 'framed' ? FRAMED_BOOST_LAYOUTS : BOOST_LAYOUTS;
}

interface Candidate {
  layout: BoostLayout;
  input: AdInput;
  hashes: Hashes;
}

/** Returns the candidate with a number: the layouts in turn, round after round. */
function candidate(ad: BoostAd): AdInput & { layout: BoostLayout } {
  const layouts = layoutsFor(ad);
  const layout = cycle(layouts, ad.seed + ad.variation);
  const { mirrored, sweep } = cycle(ROUNDS, Math.floor(ad.variation / layouts.length));
  return { ...ad, layout, sweep, mirrored: mirrored === true && !AD_LAYOUTS[layout].isReadInOrder };
}

async function previewed(input: AdInput, parts: OpenedParts): Promise<Hashes> {
  const arrange = (logoPlate: boolean) => ({
    composed: composeAd(input, parts.picture, { ...parts, logoPlate }),
  });
  const { canvas } = paintArranged(arrange, input.brief, PREVIEW_SCALE).painted;
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  return hashesOf({ data, width, height, channels: 4 });
}

/** Hashes of an ad of any size, for comparison: the fine hash, and the standard one in both directions. */
export async function hashesOf(pixels: HashedPixels): Promise<Hashes> {
  return [computeDifferenceHash(pixels), ...(await computeCommonHashes(pixels))];
}

/** Hashes of a finished ad, computed from its file so that encoding losses count. */
export function finishedHashes({ layout }: DecodedCreative): Promise<Hashes> {
  const { rgb, width, height } = layout;
  return hashesOf({ data: rgb, width, height, channels: 3 });
}
