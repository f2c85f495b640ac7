import type { Format } from '@adwright/contracts';
import type { Canvas } from '@napi-rs/canvas';
import type { AdCopy, CopyBrief } from '../copy/ad-copy.ts';
import { commonHashes, differenceHash } from '../pixels/difference-hash.ts';
import { ChosenApart, type Hashes, MIN_VARIATION_DISTANCE } from './choose-apart.ts';
import { type AdInput, composeAd } from './compose-ad.ts';
import { BOOST_LAYOUTS, type LayoutName } from './layout-names.ts';
import { paintAd } from './paint-ad.ts';
import { cycle } from './random.ts';

/** Smaller previews misjudge what is thin, by twice as many bits at two thirds of the size. */
const PREVIEW_SCALE = 0.3;
/**
 * A preview's hash differs by some bits from the finished ad's, by 0.03 as a rule: what is asked beyond the distance. From the
 * third round on, which few briefs need, less is.
 */
const PREVIEW_MARGINS = [0.05, 0.05, 0.035, 0.035, 0.02, 0.02];
/** What a round of the layouts brings that those before it did not. Most briefs need the first alone. */
const ROUNDS: readonly Pick<AdInput, 'mirrored' | 'sweep'>[] = [
  {},
  { mirrored: true },
  // Flat dark grounds have no order that a hash could see: light from a side gives them one.
  { sweep: 'left' },
  { mirrored: true, sweep: 'right' },
  { sweep: 'right' },
  { mirrored: true, sweep: 'left' },
];
/** What is compared side by side: the problem, or the usual, comes first. */
const READ_IN_ORDER = new Set<LayoutName>(['split-columns', 'versus-cards', 'versus-table']);

/**
 * Chooses the ten variations of a boost: layouts in turn, then the same ones turned round, in other looks and light, each
 * candidate previewed small and taken only when its hashes lie far enough from those already chosen; {@link ChosenApart} sees to six
 * layouts or more. Give as many copies as there are; they are dealt out in order. Should too few stand apart, the most distant
 * of the rest fill up, so that there are always ten. `onChosen` hears of each as soon as it is certain, in the order of the
 * ten; of those that fill up, only the result tells.
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
  const copyAt = (index: number) => copies[index % copies.length] ?? first;
  const plan = new ChosenApart<LayoutName, Candidate>(
    MIN_VARIATION_DISTANCE + (PREVIEW_MARGINS[0] ?? 0),
  );
  for (let candidate = 0; !plan.isFull; candidate++) {
    const turn = Math.floor(candidate / BOOST_LAYOUTS.length);
    const round = ROUNDS[turn];
    if (!round) break;
    if (
      candidate % BOOST_LAYOUTS.length === 0 &&
      PREVIEW_MARGINS[turn] !== PREVIEW_MARGINS[turn - 1]
    ) {
      const before = plan.chosen.length;
      const taken = plan.relaxTo(MIN_VARIATION_DISTANCE + (PREVIEW_MARGINS[turn] ?? 0));
      for (const [index, { input }] of taken.entries())
        onChosen?.({ ...input, copy: copyAt(before + index) });
      if (plan.isFull) break;
    }
    const layout = cycle(BOOST_LAYOUTS, seed + candidate);
    if (!plan.hasRoomFor(layout)) continue;
    const input: AdInput = {
      brief,
      copy: copyAt(plan.chosen.length),
      format,
      seed,
      variation: candidate,
      layout,
      ...round,
      mirrored: round.mirrored === true && !READ_IN_ORDER.has(layout),
    };
    const { canvas } = paintAd(composeAd(input), brief, PREVIEW_SCALE);
    if (plan.offer({ input, layout, hashes: await hashesOf(canvas) })) onChosen?.(input);
  }
  plan.fillUp();
  return plan.chosen.map(({ input }, index) => ({
    ...input,
    copy: copyAt(index),
  }));
}

interface Candidate {
  layout: LayoutName;
  input: AdInput;
  hashes: Hashes;
}

/** What the planner compares, of an ad painted at any size: the fine hash, and the common one read in either direction. */
export async function hashesOf(canvas: Canvas): Promise<Hashes> {
  const pixels = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return [differenceHash(pixels), ...(await commonHashes(pixels))];
}
