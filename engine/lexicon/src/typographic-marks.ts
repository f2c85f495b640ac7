/** Opening and closing quotation marks by language, from CLDR's delimiters. Other languages use the English ones. */
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

/** A mark at the start of a clipped word: "rock 'n' roll", "'til late", "the '90s". */
const CLIPPED =
  /(?<![\p{L}\p{N}])'(?=(?:n|til|tis|twas|em|cause|bout|round|\d0s)(?![\p{L}\p{N}]))/giu;
/** An apostrophe inside a word or at its end: "O'Neill", "l`huile", "the riders' choice". */
const APOSTROPHE = /(?<=[\p{L}\p{M}])['`´](?=\p{L})|(?<=\p{L})'(?![\p{L}\p{N}])/giu;
/** A pair of marks around words. No opening mark follows a figure, since an inch sign does. */
const DOUBLE_QUOTED = /(?<![\p{Lu}\p{Ll}\p{N}])"(?=\S)([^"]*[^\s"])"(?![\p{Lu}\p{Ll}\p{N}])/gu;
const SINGLE_QUOTED = /(?<![\p{Lu}\p{Ll}\p{N}])'(?=\S)([^']*[^\s'])'(?![\p{Lu}\p{Ll}\p{N}])/gu;
/** Hebrew marks a foreign sound and an acronym inside a word. */
const GERESH = /(?<=\p{Script=Hebrew})'/gu;
const GERSHAYIM = /(?<=\p{Script=Hebrew})"(?=\p{Script=Hebrew})/gu;
/** A text with a figure and without lower-case letters is a measure or a code: 6'2", X1'A. */
const MEASURE_OR_CODE = /^(?=.*\d)\P{Ll}+$/u;

/** A quotation between the quotation marks of a language. They replace marks that were typed around the whole. */
export function quotation(words: string, language: string): string {
  const bare = words.trim();
  const held = TYPED_AROUND.exec(bare)?.[1] ?? bare;
  const [open, close] = QUOTATION_MARKS[language] ?? ENGLISH_MARKS;
  const marked = withTypographicMarks(held, language);
  const inner = marked.replace(QUOTED_WITHIN, (_, words: string) => `‘${words}’`);
  return open + inner + close;
}

const QUOTED_WITHIN = /["“”„«「]\s*([^"“”„«»「」]+?)\s*["“”»」]/gu;

const TYPED_AROUND = /^["“”„«「‘']\s*([^"“”„«»「」]+?)\s*["“”»」’']$/u;

/**
 * Replaces straight apostrophes and quotation marks with those of a language. Typographic marks stay as typed,
 * and so do the signs of feet, inches and minutes, and those of codes.
 */
export function withTypographicMarks(text: string, language: string): string {
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
