import { writeAdCopy } from './write-ad-copy.ts';
import { writeAdText } from './write-ad-text.ts';

/**
 * Loads the lexicon, the language models and the phrasebooks by writing one short ad. Loading blocks the
 * thread for about three seconds. A process that answers requests calls this function before it listens.
 */
export function loadCopywriter(): void {
  const brief = {
    product: 'Handmade mugs',
    audience: 'Coffee lovers',
    goal: 'Order online',
    emotion: 'happiness',
    adType: 'product showcase',
  } as const;
  writeAdCopy(brief, 0, 0);
  writeAdText(brief, 0);
}
