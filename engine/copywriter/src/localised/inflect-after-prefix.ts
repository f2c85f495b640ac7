/**
 * Returns an audience in the form that it has after a "for" that is joined to the word, for example
 * "للعائلات", "לגיל השלישי". Returns null if the word is in another script, because the Arabic or
 * Hebrew "for" can't be joined to such a word.
 */
export function inflectAfterPrefix(words: string, language: 'ar' | 'he'): string | null {
  return language === 'ar' ? inflectAfterLam(words) : inflectAfterLamed(words);
}

/**
 * Returns an Arabic audience in the form that it has after the preposition "for". The Arabic
 * article loses its first letter after the preposition. A noun without an article gets an article,
 * because the readers are meant in general.
 */
function inflectAfterLam(words: string): string | null {
  if (!/^\p{Script=Arabic}{2}/u.test(words)) return null;
  const [first = '', ...others] = words.split(' ');
  const plural = formObliquePlural(first);
  // A plural that another noun completes ends in "و", for example "محبو الموسيقى". An ending "يو"
  // belongs to a loanword and stays.
  const inCase = others.length > 0 ? plural.replace(/(?<=\p{L}{3})(?<!ي)و$/u, 'ي') : plural;
  const isDefinite = inCase.startsWith('ال');
  const noun = isDefinite ? inCase.slice(2) : inCase;
  const takesArticle = isDefinite || others.length === 0;
  const article = takesArticle && !noun.startsWith('ل') ? 'ل' : '';
  // An adjective takes the same case as its noun. The second noun in "طلاب القانون" (students of
  // law) does not change.
  const agreeing = plural === first ? others : others.map(formObliquePlural);
  const [head = '', ...described] = joinConstruct([isDefinite ? '' : noun, ...agreeing]);
  return [article + (isDefinite ? noun : head), ...described].join(' ');
}

/** Plurals in "ين" that keep their last letter before a second noun. */
const BROKEN_PLURAL = /^و?(?:لل?)?(?:مساكين|مجانين|مساجين)$/u;

/**
 * Removes the last letter of a plural in "ين" before a noun with an article, which completes it:
 * "خريجين الجامعة" becomes "خريجي الجامعة".
 */
function joinConstruct(words: readonly string[]): string[] {
  return words.map((word, at) => {
    const isConstruct =
      /^\p{L}{3,}ين$/u.test(word) &&
      !/^و?(?:ال|لل)/u.test(word) &&
      !BROKEN_PLURAL.test(word) &&
      /^ال\p{L}{2}/u.test(words[at + 1] ?? '');
    return isConstruct ? word.slice(0, -1) : word;
  });
}

/**
 * Returns the form in "ين" that a plural in "ون" has after a preposition. A noun and its adjective
 * change their endings in the same way.
 */
function formObliquePlural(word: string): string {
  return word.replace(/(?<=\p{L}{3})ؤون$/u, 'ئين').replace(/(?<=\p{L}{4})ون$/u, 'ين');
}

/**
 * Returns a Hebrew audience in the form that it has after the preposition "for": the article that
 * the adjective repeats is omitted.
 */
function inflectAfterLamed(words: string): string | null {
  if (!/^\p{Script=Hebrew}{2}/u.test(words)) return null;
  return words.replace(/^ה(?=\p{L}+\s+ה)/u, '');
}
