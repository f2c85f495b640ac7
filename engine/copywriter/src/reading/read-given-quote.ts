import type { AdCopy, CopyBrief } from '@adwright/engine-lexicon';

/** Returns the customer's words that the user supplied; null if there are none. */
export function readGivenQuote({ quote }: Pick<CopyBrief, 'quote'>): AdCopy['quote'] | null {
  if (!quote) return null;
  return {
    text: onOneLine(quote.text),
    attribution: onOneLine(quote.by ?? ''),
    note: '',
    given: true,
  };
}

function onOneLine(text: string): string {
  return text.trim().replace(/\s+/gu, ' ');
}
