import { BOOST_VARIATION_COUNT, type CreateAdRequest } from '@adwright/contracts';
import type { BoostRequest } from '@adwright/contracts/boost';
import { printedBrief, writeAdCopy, writeAdText } from '@adwright/engine-copywriter';
import type { AdCopy } from '@adwright/engine-lexicon';
import type { RenderContext } from '../creative-provider.ts';

/** The words of one ad: those set in the picture, and the pieces that go beside it. */
export interface AdWords {
  copy: AdCopy;
  adText: string[];
}

type WritingContext = Pick<RenderContext, 'seed' | 'signal' | 'note' | 'once'>;

/** Writes the words of ads. @throws {AppError} when a service behind it fails or declines */
export interface Copywriter {
  ad(brief: CreateAdRequest, context: WritingContext): Promise<AdWords>;
  /** One copy for each variation of a boost, headlines all different. */
  variations(brief: Omit<BoostRequest, 'format'>, context: WritingContext): Promise<AdCopy[]>;
}

/** Writes from the brief alone, in a millisecond. */
export const embeddedCopywriter: Copywriter = {
  async ad(sent, { seed }) {
    const brief = printedBrief(sent);
    return { copy: writeAdCopy(brief, seed, 0), adText: writeAdText(brief, seed) };
  },
  async variations(sent, { seed }) {
    const brief = printedBrief(sent);
    return Array.from({ length: BOOST_VARIATION_COUNT }, (_, variation) =>
      writeAdCopy(brief, seed, variation),
    );
  },
};
