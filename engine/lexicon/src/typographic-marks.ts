/**
 * Opening and closing quotation marks by language, from CLDR's delimiters. Languages without an
 * entry use the English marks.
 */
const QUOTATION_MARKS: Readonly<Record<string, readonly [string, string]>> = {
  ar: ['”', '“'],
  bg: ['„', '“'],
  cs: ['„', '“'],
  de: ['„', '“'],
  el: ['«', '»'],
  fa: ['«', '»'],
  fi: ['”', '”'],
  fr: ['«\u00a0', '\u00a0»'],
  he: ['”', '”'],
  hr: ['„', '“'],
  hu: ['„', '”'],
  it: ['«', '»'],
  ja: ['「', '」'],
  no: ['«', '»'],
  pl: ['„', '”'],
  ro: ['„', '”'],
  ru: ['«', '»'],
  sk: ['„', '“'],
  sv: ['”', '”'],
  uk: ['«', '»'],
};
const ENGLISH_MARKS = ['“', '”'] as const;

/**
 * Matches an apostrophe at the start of a shortened word, for example "rock 'n' roll", "'til late",
 * "the '90s".
 */
const CLIPPED =
  /(?<![\p{L}\p{N}])'(?=(?:n|til|tis|twas|em|cause|bout|round|\d0s)(?![\p{L}\p{N}]))/giu;
/**
 * Matches an apostrophe inside a word or at its end, for example "O'Neill", "l`huile", "the riders'
 * choice".
 */
const APOSTROPHE = /(?<=[\p{L}\p{M}])['`´](?=\p{L})|(?<=\p{L})'(?![\p{L}\p{N}])/giu;
/**
 * Matches words between a pair of straight quotation marks. A quotation mark after a digit is an
 * inch sign and opens no quotation.
 */
const DOUBLE_QUOTED = /(?<![\p{Lu}\p{Ll}\p{N}])"(?=\S)([^"]*[^\s"])"(?![\p{Lu}\p{Ll}\p{N}])/gu;
const SINGLE_QUOTED = /(?<![\p{Lu}\p{Ll}\p{N}])'(?=\S)([^']*[^\s'])'(?![\p{Lu}\p{Ll}\p{N}])/gu;
/** Matches the marks that Hebrew puts inside words, for a foreign sound and for an acronym. */
const GERESH = /(?<=\p{Script=Hebrew})'/gu;
const GERSHAYIM = /(?<=\p{Script=Hebrew})"(?=\p{Script=Hebrew})/gu;
/**
 * Matches a text with a digit and without lower-case letters, which is a measure or a code: 6'2",
 * X1'A.
 */
const MEASURE_OR_CODE = /^(?=.*\d)\P{Ll}+$/u;

/**
 * Puts words between the quotation marks of a language. Quotation marks that the user typed around
 * all words are replaced.
 */
export function quoteWords(words: string, language: string): string {
  const bare = words.trim();
  const held = TYPED_AROUND.exec(bare)?.[1] ?? bare;
  const [open, close] = QUOTATION_MARKS[language] ?? ENGLISH_MARKS;
  const marked = setTypographicMarks(held, language);
  const inner = marked.replace(QUOTED_WITHIN, (_, words: string) => `‘${words}’`);
  return open + inner + close;
}

const QUOTED_WITHIN = /["“”„«「]\s*([^"“”„«»「」]+?)\s*["“”»」]/gu;

const TYPED_AROUND = /^["“”„«「‘']\s*([^"“”„«»「」]+?)\s*["“”»」’']$/u;

/**
 * Replaces straight apostrophes and quotation marks by those of a language. Typographic marks,
 * foot, inch and minute signs, and marks in codes stay unchanged.
 */
export function setTypographicMarks(text: string, language: string): string {
  if (!/["'`´]/.test(text)) return text;
  const [open, close] = QUOTATION_MARKS[language] ?? ENGLISH_MARKS;
  return text
    .replace(GERESH, '׳')
    .replace(GERSHAYIM, '״')
    .replace(DOUBLE_QUOTED, (_, held: string) => `${open}${held}${close}`)
    .replace(CLIPPED, '’')
    .replace(SINGLE_QUOTED, (_, held: string) => `‘${held}’`)
    .replace(/\S+/g, (word) => (MEASURE_OR_CODE.test(word) ? word : word.replace(APOSTROPHE, '’')));
}
