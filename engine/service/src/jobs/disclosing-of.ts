import type { Disclosure } from '@adwright/contracts';
import type { Disclosing } from '../creative-provider.ts';
import type { JobContext } from './job.ts';

interface Wish {
  /** How the user wants a model's part in the picture to be disclosed; absent for the printed note. */
  disclosure: Disclosure | undefined;
  /** Words that determine the language of the printed AI note; without words, the note is in English. */
  words?: string;
}

/**
 * Decides how pictures that are made from an upload disclose that a model made a part of them. Call this
 * function after the upload has been fetched.
 */
export async function planDisclosing(
  { disclosure: as = 'note', words = '' }: Wish,
  context: Pick<JobContext, 'hasModelPart'>,
): Promise<Disclosing> {
  const isOfUpload = await context.hasModelPart();
  if (as !== 'note') return { as, text: '', isOfUpload };
  const [{ writeDisclosureNote }, { detectBriefLanguage }] = await Promise.all([
    import('@adwright/engine-ads'),
    import('@adwright/engine-lexicon'),
  ]);
  return { as, text: writeDisclosureNote(detectBriefLanguage(words), true), isOfUpload };
}
