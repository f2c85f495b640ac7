/** A text ready to be searched: lower case, one apostrophe, each character at the place it has in the original. */
export interface FoldedText {
  letters: string;
  /** Kind of each character. */
  kinds: Uint8Array;
  /** Places at which a phrase may begin: first letters of words, and all letters of scripts without spaces. */
  starts: readonly number[];
  /** The first two characters from each of those places on, as {@link pairAt} gives them. */
  pairs: readonly number[];
}

/** Two characters as one number: phrases are looked up by it at each word of a field. */
export function pairAt(letters: string, at: number): number {
  // Behind the last character there is none, which counts as 0.
  return letters.charCodeAt(at) * FIRST_BEYOND_UTF16 + (letters.charCodeAt(at + 1) || 0);
}

const FIRST_BEYOND_UTF16 = 0x1_00_00;

const MARK = 0;
const LETTER = 1;
const SPACE = 2;
/** A character of a script without spaces between words. */
const DENSE = 3;

const LETTERS = /[\p{L}\p{M}\p{N}]/u;
const DENSE_LETTERS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}ー々]/u;
const SPACES = /\s/u;

let last: { text: string; folded: FoldedText } | undefined;

/** Prepares a text for `Phrases`. Several finders read the same field one after the other, so the last text is kept. */
export function foldText(text: string): FoldedText {
  if (last?.text === text) return last.folded;
  const lower = text.toLowerCase();
  // "İ" becomes two characters.
  const letters = (
    lower.length === text.length
      ? lower
      : Array.from({ length: text.length }, (_, at) => lowered(text.charAt(at))).join('')
  ).replace(APOSTROPHES, "'");
  const kinds = new Uint8Array(text.length);
  const starts: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const kind = kindOf(letters.charCodeAt(at), letters.charAt(at));
    kinds[at] = kind;
    if (kind === DENSE || (kind === LETTER && kinds[at - 1] !== LETTER)) starts.push(at);
  }
  const pairs = starts.map((at) => pairAt(letters, at));
  const folded = { letters, kinds, starts, pairs };
  last = { text, folded };
  return folded;
}

const APOSTROPHES = /[’‘`]/gu;

function lowered(char: string): string {
  const lower = char.toLowerCase();
  return lower.length === 1 ? lower : lower.charAt(0);
}

const FIRST_BEYOND_ASCII = 128;
/** Kinds of the characters of ASCII, each found once. */
const ASCII_KINDS = Uint8Array.from({ length: FIRST_BEYOND_ASCII }, (_, code) =>
  kindOfChar(String.fromCharCode(code)),
);

function kindOf(code: number, char: string): number {
  return code < FIRST_BEYOND_ASCII ? (ASCII_KINDS[code] ?? MARK) : kindOfChar(char);
}

function kindOfChar(char: string): number {
  if (SPACES.test(char)) return SPACE;
  if (DENSE_LETTERS.test(char)) return DENSE;
  // Halves of a pair are rare letters or emoji; no phrase has them.
  return LETTERS.test(char) ? LETTER : MARK;
}

/** Whether a word begins at a place: a letter with none before it. */
export function beginsWord({ kinds }: FoldedText, at: number): boolean {
  return kinds[at] === LETTER && kinds[at - 1] !== LETTER;
}

/** Whether a place is behind the last letter of a word. */
export function endsWord({ kinds }: FoldedText, at: number): boolean {
  return kinds[at] !== LETTER;
}

/** Whether a character belongs to a script without spaces. */
export function isDenseAt({ kinds }: FoldedText, at: number): boolean {
  return kinds[at] === DENSE;
}

/** Place behind the word that begins at or goes through a place. */
export function endOfWord({ kinds }: FoldedText, at: number): number {
  let end = at;
  while (kinds[end] === LETTER) end += 1;
  return end;
}

/** Place of the next character that is no space. */
export function behindSpaces({ kinds }: FoldedText, at: number): number {
  let next = at;
  while (kinds[next] === SPACE) next += 1;
  return next;
}

/** Place behind the last character before a place that is no space. */
export function beforeSpaces({ kinds }: FoldedText, at: number): number {
  let before = at;
  while (before > 0 && kinds[before - 1] === SPACE) before -= 1;
  return before;
}
