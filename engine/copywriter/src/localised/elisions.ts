import { type CopyBrief, restoreApostrophes } from '@adwright/engine-lexicon';
import type { LocalisedLanguage } from '../content/languages.ts';

/** Replaces a straight apostrophe between letters with a typographic one: "l’argan". */
function withTypographic(text: string): string {
  return text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’');
}

/**
 * Restores the apostrophes that the forms remove before sending (spec §5): "huile dolive", "Je mabonne",
 * "olio doliva".
 */
export function withElisions<Brief extends CopyBrief & { verbatim?: string }>(
  brief: Brief,
  language: LocalisedLanguage,
): Brief {
  const mended = (text: string) =>
    language === 'und'
      ? withTypographic(text)
      : restoreApostrophes(withTypographic(text), language);
  return {
    ...brief,
    product: mended(brief.product),
    audience: mended(brief.audience),
    ...(brief.verbatim ? { verbatim: mended(brief.verbatim) } : {}),
    ...(brief.goal ? { goal: mended(brief.goal) } : {}),
    ...(brief.callToAction ? { callToAction: mended(brief.callToAction) } : {}),
  };
}
