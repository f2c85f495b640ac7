import type { AdCopy, CopyBrief } from '@adwright/engine-lexicon';

/** A customer's words as the user gave them; null for none. */
export function givenQuote({ quote }: Pick<CopyBrief, 'quote'>): AdCopy['quote'] | null {
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
