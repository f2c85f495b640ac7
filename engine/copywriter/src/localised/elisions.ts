import { type CopyBrief, restoreApostrophes } from '@adwright/engine-lexicon';
import type { LocalisedLanguage } from '../content/languages.ts';
import { withTypographicApostrophes } from '../content/typographic-apostrophes.ts';

/**
 * Restores the apostrophes of omitted vowels, which the forms remove before sending (spec §5), for
 * example "huile dolive", "Je mabonne", "olio doliva".
 */
export function withElisions<Brief extends CopyBrief & { verbatim?: string }>(
  brief: Brief,
  language: LocalisedLanguage,
): Brief {
  const mended = (text: string) =>
    language === 'und'
      ? withTypographicApostrophes(text)
      : restoreApostrophes(withTypographicApostrophes(text), language);
  return {
    ...brief,
    product: mended(brief.product),
    audience: mended(brief.audience),
    ...(brief.verbatim ? { verbatim: mended(brief.verbatim) } : {}),
    ...(brief.goal ? { goal: mended(brief.goal) } : {}),
    ...(brief.callToAction ? { callToAction: mended(brief.callToAction) } : {}),
  };
}
