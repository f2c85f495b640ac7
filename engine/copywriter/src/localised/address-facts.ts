import type { WrittenLanguage } from '../content/languages.ts';
import { getFactWords } from '../content/texts.ts';
import type { ReadFact } from '../reading/facts/found-fact.ts';
import type { PreparedBrief } from '../reading/prepared-brief.ts';
import { isFormalBrief } from './frames.ts';

/**
 * Returns the facts with requests that address the reader as the rest of the ad does: "Reserva" becomes "Reserve" in an
 * ad that says "usted". The user's own requests stay as typed.
 */
export function addressFacts(
  facts: readonly ReadFact[],
  brief: PreparedBrief,
  language: WrittenLanguage | 'und',
): readonly ReadFact[] {
  if (language === 'und' || language === 'en') return facts;
  const polite = Object.entries(getFactWords(language).politeRequests);
  if (polite.length === 0 || !isFormalBrief(brief, language)) return facts;
  const said = polite.filter(([familiar]) => !matchWords(familiar).test(brief.goal ?? ''));
  const address = (text: string) =>
    said.reduce(
      (addressed, [familiar, formal]) =>
        addressed.replace(matchWords(familiar), (word) =>
          /^\p{Lu}/u.test(word) ? formal : formal.toLowerCase(),
        ),
      text,
    );
  return facts.map((fact) => {
    if (fact.field !== 'goal') return fact;
    const { inPicture, inSentence } = fact;
    return {
      ...fact,
      text: address(fact.text),
      ...(inPicture === undefined ? {} : { inPicture: address(inPicture) }),
      ...(inSentence === undefined ? {} : { inSentence: address(inSentence) }),
    };
  });
}

/** Creates a pattern for whole words, in upper or lower case. */
function matchWords(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'giu');
}
