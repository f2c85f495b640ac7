import { findHolidayWords } from '@adwright/engine-lexicon';
import type { LocalisedLanguage } from '../content/languages.ts';

/**
 * Returns the line above a headline that states the holiday for which a product is sold. Returns null if
 * there is no holiday, or if the headline names it.
 */
export function findHolidayAbove(
  product: string,
  headline: string,
  language: LocalisedLanguage,
): string | null {
  const feast = language === 'und' ? null : findHolidayWords(product, language);
  return feast === null || headline.includes(feast) ? null : feast;
}
