/**
 * Letters that people often type without their accent, for example "cupon" for "cupón". Letters of
 * German and the Nordic languages are excluded, because "fur" is no form of "für".
 */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  á: 'a',
  à: 'a',
  â: 'a',
  ã: 'a',
  ç: 'c',
  é: 'e',
  è: 'e',
  ê: 'e',
  í: 'i',
  î: 'i',
  ñ: 'n',
  ó: 'o',
  ô: 'o',
  õ: 'o',
  ú: 'u',
  ù: 'u',
  û: 'u',
  ą: 'a',
  ć: 'c',
  ę: 'e',
  ł: 'l',
  ń: 'n',
  ś: 's',
  ź: 'z',
  ż: 'z',
};
const ACCENTED = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'gu');

/** Minimum length of a word that stays unique without accents; French "dès" and "des" differ. */
const MIN_WORD_LETTERS = 4;
const WORD = new RegExp(`\\p{L}{${MIN_WORD_LETTERS},}`, 'gu');

/** Returns a pattern that matches a word with or without its accents. The word must be folded. */
export function makeAccentsOptional(pattern: string): string {
  return pattern.replace(WORD, (word) =>
    word.replace(ACCENTED, (letter) => `[${letter}${PLAIN_LETTERS[letter] ?? ''}]`),
  );
}

/** Returns a folded word as it is typed without accents. */
export function dropAccents(text: string): string {
  return text.replace(WORD, (word) =>
    word.replace(ACCENTED, (letter) => PLAIN_LETTERS[letter] ?? letter),
  );
}
