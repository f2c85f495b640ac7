/**
 * An audience after a "for" that is joined to the word: "للعائلات", "לגיל השלישי". Null if the word is in
 * another script, to which nothing can be joined.
 */
export function behindPrefix(words: string, language: 'ar' | 'he'): string | null {
  return language === 'ar' ? behindLam(words) : behindLamed(words);
}

/**
 * The article loses its first letter after the preposition; a single noun gets the article, like readers in
 * general.
 */
function behindLam(words: string): string | null {
  if (!/^\p{Script=Arabic}{2}/u.test(words)) return null;
  const [first = '', ...others] = words.split(' ');
  const plural = obliquePlural(first);
  // Before a noun that completes it, a plural ends in "و": "محبو الموسيقى". Loanwords end in "يو".
  const inCase = others.length > 0 ? plural.replace(/(?<=\p{L}{3})(?<!ي)و$/u, 'ي') : plural;
  const isDefinite = inCase.startsWith('ال');
  const noun = isDefinite ? inCase.slice(2) : inCase;
  const takesArticle = isDefinite || others.length === 0;
  const article = takesArticle && !noun.startsWith('ل') ? 'ل' : '';
  // An adjective changes with its noun, but the law in "طلاب القانون" is not an adjective.
  const agreeing = plural === first ? others : others.map(obliquePlural);
  return [article + noun, ...agreeing].join(' ');
}

/** The form of a plural in "ون" after a preposition: "ين". A noun and its adjective change in the same way. */
function obliquePlural(word: string): string {
  return word.replace(/(?<=\p{L}{3})ؤون$/u, 'ئين').replace(/(?<=\p{L}{4})ون$/u, 'ين');
}

/** An article that the adjective repeats is omitted after the preposition. */
function behindLamed(words: string): string | null {
  if (!/^\p{Script=Hebrew}{2}/u.test(words)) return null;
  return words.replace(/^ה(?=\p{L}+\s+ה)/u, '');
}
