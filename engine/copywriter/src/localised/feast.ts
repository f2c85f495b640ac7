import { feastInWords } from '@adwright/engine-lexicon';
import type { LocalisedLanguage } from '../content/languages.ts';

/** The feast for which a product is sold, shown above a headline that does not name it; null for none. */
export function feastAbove(
  product: string,
  headline: string,
  language: LocalisedLanguage,
): string | null {
  const feast = language === 'und' ? null : feastInWords(product, language);
  return feast === null || headline.includes(feast) ? null : feast;
}
