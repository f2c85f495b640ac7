import { type CopyBrief, restoreApostrophes } from '@adwright/engine-lexicon';
import type { LocalisedLanguage } from '../content/languages.ts';
import { setTypographicApostrophes } from '../content/typographic-apostrophes.ts';

/**
 * Restores the apostrophes of omitted vowels, which the forms remove before sending (spec §5), for
 * example "huile dolive", "Je mabonne", "olio doliva".
 */
export function restoreElisions<Brief extends CopyBrief & { verbatim?: string }>(
  brief: Brief,
  language: LocalisedLanguage,
): Brief {
  const restoreText = (text: string) =>
    language === 'und'
      ? setTypographicApostrophes(text)
      : restoreApostrophes(setTypographicApostrophes(text), language);
  return {
    ...brief,
    product: restoreText(brief.product),
    audience: restoreText(brief.audience),
    ...(brief.verbatim ? { verbatim: restoreText(brief.verbatim) } : {}),
    ...(brief.goal ? { goal: restoreText(brief.goal) } : {}),
    ...(brief.callToAction ? { callToAction: restoreText(brief.callToAction) } : {}),
  };
}
