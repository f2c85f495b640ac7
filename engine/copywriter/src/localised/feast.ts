import { findHolidayWords } from '@adwright/engine-lexicon';
import type { LocalisedLanguage } from '../content/languages.ts';

/**
 * Returns the holiday for which a product is sold, as the line above a headline that does not name
 * the holiday; null if there is none.
 */
export function findHolidayAbove(
  product: string,
  headline: string,
  language: LocalisedLanguage,
): string | null {
  const feast = language === 'und' ? null : findHolidayWords(product, language);
  return feast === null || headline.includes(feast) ? null : feast;
}
