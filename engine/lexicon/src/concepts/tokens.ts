/** A word of a text, in the form for look-ups. */
export interface Token {
  /** The word in lower case, in Unicode form NFC, without apostrophes. */
  text: string;
  /** Position in the original text, in UTF-16 units. */
  start: number;
  end: number;
  /**
   * Whether the token's script has no spaces between words. Terms are then found anywhere inside
   * the token.
   */
  isDense: boolean;
}

/**
 * Character classes of scripts without spaces between words. Hangul is included, because Korean
 * joins nouns to compounds and particles.
 */
const DENSE =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Hangul}ーｰ々';
const DENSE_RUN = new RegExp(`^[${DENSE}]`, 'u');
const WORD = new RegExp(
  `[${DENSE}]+|(?:(?![${DENSE}])[\\p{L}\\p{M}\\p{N}])+(?:['’‘\`](?:(?![${DENSE}])[\\p{L}\\p{M}\\p{N}])+)*`,
  'gu',
);
const APOSTROPHE = /['’‘`]/u;
/** Articles and prepositions that French, Italian and Catalan join to the next word. */
const ELIDED = new Set('l d c j n s m t qu un all dell nell dall sull quell bell'.split(' '));

/**
 * Splits a text into words. "d’oreilles" counts as two words, and "men’s" counts as one. A sequence
 * of characters in a script without spaces is one token.
 */
export function splitIntoTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const [word] = match;
    const start = match.index;
    const isDense = DENSE_RUN.test(word);
    const mark = isDense ? -1 : word.search(APOSTROPHE);
    if (mark > 0 && ELIDED.has(word.slice(0, mark).toLowerCase())) {
      tokens.push(createToken(word.slice(0, mark), start, false));
      tokens.push(createToken(word.slice(mark + 1), start + mark + 1, false));
    } else tokens.push(createToken(word, start, isDense));
  }
  return tokens;
}

function createToken(word: string, start: number, isDense: boolean): Token {
  const text = word
    .replace(/['’‘`]/gu, '')
    .normalize('NFC')
    // Turkish "İ" would become "i" with a combining dot.
    .replace(/İ/gu, 'i')
    .toLowerCase();
  return { text, start, end: start + word.length, isDense };
}

/**
 * Returns the spellings under which a word is looked up. The spellings are the word, its possible
 * singulars, the word without Arabic or Hebrew prefixes, and a long word without accents. The first
 * spelling is the word itself.
 */
export function listForms(word: string): string[] {
  const forms = [word];
  if (/^[\p{Script=Latin}\p{M}\d]+$/u.test(word)) {
    forms.push(...listSingulars(word));
    if (word.length >= MIN_UNACCENTED) {
      const plain = removeAccents(word);
      if (plain !== word) forms.push(plain);
    }
  } else if (/^\p{Script=Arabic}/u.test(word)) {
    const bare = word.replace(/^[وفبكل]?ال|^لل|^[وفبكل](?=\p{L}{3})/u, '');
    if (bare !== word && bare.length > 1) forms.push(bare);
  } else if (/^\p{Script=Hebrew}/u.test(word) && word.length > 3) {
    forms.push(word.slice(1));
  }
  return forms;
}

/**
 * Minimum number of letters of a word that is also looked up without accents. In shorter words, an
 * accent changes the meaning: Spanish "té" means tea, and "te" means you.
 */
const MIN_UNACCENTED = 5;

const ASCII = /^[\x20-\x7e]*$/;

/** Returns a word without accents, because people often omit accents when they type. */
export function removeAccents(word: string): string {
  if (ASCII.test(word)) return word;
  return word
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/ß/gu, 'ss')
    .replace(/ł/gu, 'l')
    .replace(/ø/gu, 'o');
}

export function hasAccents(word: string): boolean {
  return removeAccents(word) !== word;
}

/**
 * Returns possible singulars of a plural in "s", as in English, Dutch, French, Spanish and
 * Portuguese.
 */
function listSingulars(word: string): string[] {
  if (!word.endsWith('s') || word.length < 4 || /(?:ss|us|is)$/u.test(word)) return [];
  const forms = [word.slice(0, -1)];
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  else if (/(?:[sxz]|ch|sh|o|l|r|n|d)es$/u.test(word)) forms.push(word.slice(0, -2));
  if (word.endsWith('ves')) forms.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  return forms;
}
