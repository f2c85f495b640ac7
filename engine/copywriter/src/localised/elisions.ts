import type { CopyBrief } from '@adwright/engine-lexicon';
import { languagePatterns } from '../content/language-patterns.ts';
import type { LocalisedLanguage } from '../content/languages.ts';

const NOTHING = /(?!)/;

/** Replaces a straight apostrophe between letters with a typographic one: "l’argan". */
function withTypographic(text: string): string {
  return text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’');
}

/**
 * Restores the apostrophes that the forms remove before sending (spec §5): "huile dolive", "Je mabonne",
 * "olio doliva".
 */
export function withElisions<Brief extends CopyBrief>(
  brief: Brief,
  language: LocalisedLanguage,
): Brief {
  const { elisions } = languagePatterns(language);
  const mended = (text: string) =>
    withTypographic(text).replace(elisions ?? NOTHING, (word, ...found: unknown[]) => {
      const [first, second] = found.slice(0, -2).filter((part) => typeof part === 'string');
      return first && second ? `${first}’${second}` : String(word);
    });
  return {
    ...brief,
    product: mended(brief.product),
    audience: mended(brief.audience),
    ...(brief.goal ? { goal: mended(brief.goal) } : {}),
    ...(brief.callToAction ? { callToAction: mended(brief.callToAction) } : {}),
  };
}
