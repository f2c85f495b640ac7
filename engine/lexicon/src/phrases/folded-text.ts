import { foldLetters } from './fold-letters.ts';

/**
 * A text after {@link foldLetters}, prepared for searches. Positions are the same as in the
 * original text.
 */
export interface FoldedText {
  letters: string;
  /** Kind of each character: letter, dense letter (of a script without spaces), space or mark. */
  kinds: Uint8Array;
  /**
   * Positions at which a phrase may start: the first letter of each word, and every letter of a
   * script without spaces.
   */
  starts: readonly number[];
  /** The first two characters at each position in `starts`, as {@link encodePair} encodes them. */
  pairs: readonly number[];
}

/** Encodes the two characters at a position as one number, the key for looking up phrases. */
export function encodePair(letters: string, at: number): number {
  // A position after the text's end counts as the character 0.
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

/**
 * Prepares a text for searches with `Phrases`. The last text is cached, because several functions
 * search the same field one after the other.
 */
export function foldText(text: string): FoldedText {
  if (last?.text === text) return last.folded;
  const letters = foldLetters(text);
  const kinds = new Uint8Array(text.length);
  const starts: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const kind = getCharacterKind(letters.charCodeAt(at), letters.charAt(at));
    kinds[at] = kind;
    if (kind === DENSE || (kind === LETTER && kinds[at - 1] !== LETTER)) starts.push(at);
  }
  const pairs = starts.map((at) => encodePair(letters, at));
  const folded = { letters, kinds, starts, pairs };
  last = { text, folded };
  return folded;
}

const FIRST_BEYOND_ASCII = 128;
/** Kinds of the ASCII characters (letter, space, mark), computed once. */
const ASCII_KINDS = Uint8Array.from({ length: FIRST_BEYOND_ASCII }, (_, code) =>
  classifyCharacter(String.fromCharCode(code)),
);

function getCharacterKind(code: number, char: string): number {
  return code < FIRST_BEYOND_ASCII ? (ASCII_KINDS[code] ?? MARK) : classifyCharacter(char);
}

function classifyCharacter(char: string): number {
  if (SPACES.test(char)) return SPACE;
  if (DENSE_LETTERS.test(char)) return DENSE;
  // Half of a surrogate pair counts as a mark. A surrogate pair is a rare letter or an emoji, which
  // no phrase contains.
  return LETTERS.test(char) ? LETTER : MARK;
}

/** Tells whether a word starts at a position: a letter without a letter before it. */
export function beginsWord({ kinds }: FoldedText, at: number): boolean {
  return kinds[at] === LETTER && kinds[at - 1] !== LETTER;
}

/** Tells whether a position is after the last letter of a word. */
export function endsWord({ kinds }: FoldedText, at: number): boolean {
  return kinds[at] !== LETTER;
}

/** Tells whether a character belongs to a script without spaces. */
export function isDenseCharacter({ kinds }: FoldedText, at: number): boolean {
  return kinds[at] === DENSE;
}

/** Returns the position after the word that contains a position. */
export function findWordEnd({ kinds }: FoldedText, at: number): number {
  let end = at;
  while (kinds[end] === LETTER) end += 1;
  return end;
}

/** Returns the position of the next character that is not a space. */
export function skipSpaces({ kinds }: FoldedText, at: number): number {
  let next = at;
  while (kinds[next] === SPACE) next += 1;
  return next;
}

/** Returns the position after the last non-space character before a position. */
export function skipSpacesBackwards({ kinds }: FoldedText, at: number): number {
  let before = at;
  while (before > 0 && kinds[before - 1] === SPACE) before -= 1;
  return before;
}
