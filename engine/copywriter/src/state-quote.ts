import { type CopyBrief, quoteWords } from '@adwright/engine-lexicon';
import { findWrittenLanguage } from './content/languages.ts';
import { readGivenQuote } from './reading/read-given-quote.ts';
import { type AdTextPieces, insertSentences, startOfClosing } from './state-facts.ts';

type Text = AdTextPieces['texts'][number];

/**
 * Adds the customer's words that the user supplied to the long texts of a testimonial ad. The
 * customer's words start the first text, and precede the call to action in the other texts. Texts
 * of other ad types get no quotation.
 */
export function stateQuote(
  texts: readonly Text[],
  brief: Pick<CopyBrief, 'adType' | 'quote'>,
  language: string,
): Text[] {
  const quote = brief.adType === 'testimonial' ? readGivenQuote(brief) : null;
  if (quote === null) return [...texts];
  const written = findWrittenLanguage(language);
  const words = quoteWords(quote.text, language);
  const said = quote.attribution === '' ? words : `${words} — ${quote.attribution}`;
  return texts.map(({ text, callToAction }, at) => {
    const place = at === 0 ? 0 : startOfClosing(text, callToAction);
    return { text: insertSentences(text, [said], place, written), callToAction };
  });
}
