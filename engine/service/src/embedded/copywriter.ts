import { BOOST_VARIATION_COUNT, type CreateAdRequest } from '@adwright/contracts';
import type { BoostRequest } from '@adwright/contracts/boost';
import { restorePrintedBrief, writeAdCopy, writeAdText } from '@adwright/engine-copywriter';
import type { AdCopy } from '@adwright/engine-lexicon';
import type { RenderContext } from '../creative-provider.ts';
import type { ModelReading } from './model-reading.ts';

/**
 * The words of one ad: the words that are drawn into the picture, and the texts that are published beside the
 * picture.
 */
export interface AdWords {
  copy: AdCopy;
  adText: string[];
  /** The AI model's interpretation of the brief, if the copywriter used a model. */
  understood?: ModelReading | undefined;
}

/** The words of the variations of a boost. */
export interface VariationWords {
  /** The words of each variation of a boost, in order; no two headlines are equal. */
  copies: AdCopy[];
  understood?: ModelReading | undefined;
}

type WritingContext = Pick<RenderContext, 'seed' | 'signal' | 'note' | 'once'>;

/**
 * Writes the words of ads.
 * @throws {AppError} if an AI service that writes the words fails or declines the brief
 */
export interface Copywriter {
  ad(brief: CreateAdRequest, context: WritingContext): Promise<AdWords>;
  variations(brief: Omit<BoostRequest, 'format'>, context: WritingContext): Promise<VariationWords>;
}

/** Writes the words of an ad from the brief alone, without an AI service, in a millisecond. */
export const embeddedCopywriter: Copywriter = {
  async ad(sent, { seed }) {
    const brief = restorePrintedBrief(sent);
    return { copy: writeAdCopy(brief, seed, 0), adText: writeAdText(brief, seed) };
  },
  async variations(sent, { seed }) {
    const brief = restorePrintedBrief(sent);
    const copies = Array.from({ length: BOOST_VARIATION_COUNT }, (_, variation) =>
      writeAdCopy(brief, seed, variation),
    );
    return { copies };
  },
};
