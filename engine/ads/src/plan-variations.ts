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
  type Hashes,
  MIN_LAYOUTS,
  MIN_VARIATION_DISTANCE,
  measureDistanceToNearest,
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

/**
 * Scale at which previews are painted. Smaller previews misrepresent thin shapes: at two thirds of this scale,
 * twice as many hash bits differ from those of the finished ad.
 */
const PREVIEW_SCALE = 0.3;
/** A round of candidates: one pass through the layouts, in which previews are mirrored or lit differently. */
interface Round extends Pick<AdInput, 'mirrored' | 'sweep'> {
  /**
   * Distance that two previews must have in addition to the required minimum, because a preview's hash usually
   * differs from the finished ad's by 0.03.
   */
  margin: number;
}

/**
 * The rounds in their order, each with its margin, mirroring and light. Most briefs need only the first two
 * rounds; later rounds require a smaller distance.
 */
const ROUNDS: readonly [Round, ...Round[]] = [
  { margin: 0.05 },
  { margin: 0.05, mirrored: true },
  // Flat dark backgrounds have no structure that a hash could detect, but light from one side adds structure.
  { margin: 0.035, sweep: 'left' },
  { margin: 0.035, mirrored: true, sweep: 'right' },
  { margin: 0.035, sweep: 'right' },
  { margin: 0.035, mirrored: true, sweep: 'left' },
];
/** Minimum distance between two previews in the strictest round. */
const FARTHEST = MIN_VARIATION_DISTANCE + Math.max(...ROUNDS.map(({ margin }) => margin));

/**
 * Chooses the ten variations of an order so that they look different. Candidates use all layouts in turn, then
 * the mirrored layouts, then other looks and light. For each candidate a small preview is painted. A candidate
 * is chosen only if its hashes differ enough from those of earlier ones; {@link ChosenApart} ensures at least
 * six layouts. The caller passes all available copies, which are used in order. If too few candidates differ
 * enough, the most distant of the skipped candidates complete the ten. `onChosen` is called, in order, for each
 * candidate that is certain, but not for those that complete the ten.
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
  const layouts = listLayouts(shown);
  for (const [turn, { margin }] of ROUNDS.entries()) {
    const taken = await plan.relaxTo(MIN_VARIATION_DISTANCE + margin);
    for (const { input } of taken) onChosen?.(input);
    for (const place of layouts.keys()) {
      if (plan.isFull) break;
      const variation = turn * layouts.length + place;
      const ad = { brief, copy: copyAt(plan.chosen.length), format, seed, variation, ...shown };
      const input = buildCandidate(ad);
      if (!plan.hasRoomFor(input.layout)) continue;
      const { layout } = input;
      if (plan.offer({ input, layout, hashes: await previewed(input, parts) })) onChosen?.(input);
    }
  }
  await plan.fillUp();
  return plan.chosen.map(({ input }) => input);
}

/**
 * Returns a replacement for an ad that was too similar to an earlier ad. The replacement is the first untried
 * candidate whose preview differs enough from all remaining ads, or else the most distant one. `tried` contains
 * variation numbers; returns null if all candidates were tried.
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
  const count = ROUNDS.length * listLayouts(ad).length;
  const numbers = Array.from({ length: count }, (_, at) => at);
  const untried = numbers.filter((number) => !tried.includes(number));
  // Candidates with higher variation numbers are tried first, because the plan has already tried those with
  // lower numbers.
  untried.sort((a, b) => Number(a < last) - Number(b < last) || a - b);
  for (const variation of untried) {
    const input = buildCandidate({ ...ad, variation });
    if (layouts.size < MIN_LAYOUTS && layouts.has(input.layout)) continue;
    const distance = measureDistanceToNearest(await previewed(input, parts), stay);
    if (!best || distance > best.distance) best = { input, distance };
    if (distance >= FARTHEST) break;
  }
  return best?.input ?? null;
}

/** The properties of an ad that are the same for all ten variations or follow from the variation number. */
type BoostAd = Pick<AdInput, 'brief' | 'copy' | 'format' | 'seed' | 'variation'> & ShownOwn;

/** The user's own material that all variations show, and the object that represents the product. */
export type ShownOwn = Pick<AdInput, 'own' | 'brand' | 'object' | 'edits'>;

type BoostLayout = LayoutName | PictureLayoutName;

/**
 * Returns the layouts that the ten variations of an ad may use. An ad with the user's photo has special
 * layouts, which depend on whether the photo fills the ad or is framed.
 */
function listLayouts({ own }: ShownOwn): readonly [BoostLayout, ...BoostLayout[]] {
  if (own?.show === 'full') return FULL_BOOST_LAYOUTS;
  return own?.show === 'framed' ? FRAMED_BOOST_LAYOUTS : BOOST_LAYOUTS;
}

interface Candidate {
  layout: BoostLayout;
  input: AdInput;
  hashes: Hashes;
}

/**
 * Returns the candidate with a given number; consecutive candidates use the layouts in turn, round after round.
 */
function buildCandidate(ad: BoostAd): AdInput & { layout: BoostLayout } {
  const layouts = listLayouts(ad);
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
  return computeHashes({ data, width, height, channels: 4 });
}

/**
 * Returns the hashes by which ads of any size are compared: a fine hash, and two standard hashes (of lighter
 * and of darker neighbours).
 */
export async function computeHashes(pixels: HashedPixels): Promise<Hashes> {
  return [computeDifferenceHash(pixels), ...(await computeCommonHashes(pixels))];
}

/** Returns the hashes of a finished ad, computed from the encoded file so that encoding losses are included. */
export function computeFinishedHashes({ layout }: DecodedCreative): Promise<Hashes> {
  const { rgb, width, height } = layout;
  return computeHashes({ data: rgb, width, height, channels: 3 });
}
