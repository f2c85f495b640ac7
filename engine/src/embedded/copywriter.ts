import type { CreateAdRequest } from '@adwright/contracts';
import type { RenderContext } from '../provider.ts';
import type { AdCopy } from './copy/ad-copy.ts';
import { writeAdCopy } from './copy/write-ad-copy.ts';
import { writeAdText } from './copy/write-ad-text.ts';

/** The words of one ad: those set in the picture, and the pieces that go beside it. */
export interface AdWords {
  copy: AdCopy;
  adText: string[];
}

/** Writes the words of a single ad. @throws {AppError} when a service behind it fails or declines */
export type Copywriter = (
  brief: CreateAdRequest,
  context: Pick<RenderContext, 'seed' | 'signal'>,
) => Promise<AdWords>;

/** Writes from the brief alone, in a millisecond. */
export const embeddedCopywriter: Copywriter = async (brief, { seed }) => ({
  copy: writeAdCopy(brief, seed, 0),
  adText: writeAdText(brief, seed),
});
