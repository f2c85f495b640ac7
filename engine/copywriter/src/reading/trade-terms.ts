/** Matches each of the terms of a trade's words (`TradeWords`) as a whole, in any script that parts words by blanks. */
export function anyOfTerms(terms: readonly string[]): RegExp {
  return new RegExp(terms.map(sourceOf).join('|'), 'iu');
}

function sourceOf(term: string): string {
  const bare = term
    .replace(/^\*|\*$/g, '')
    .replaceAll('*', '\\p{L}*')
    .replaceAll('_', ' ');
  // Chinese and Japanese part no words; Korean ones are mostly the end of a longer one.
  const isRun = /\p{Script=Han}|\p{Script=Katakana}|\p{Script=Hangul}{2}/u.test(term);
  const from = term.startsWith('*') || isRun ? '' : '(?<!\\p{L})';
  return from + bare + (term.endsWith('*') || isRun ? '' : '(?!\\p{L})');
}
