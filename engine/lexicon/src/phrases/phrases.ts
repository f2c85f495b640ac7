import {
  beginsWord,
  encodePair,
  endsWord,
  type FoldedText,
  findWordEnd,
  isDenseCharacter,
} from './folded-text.ts';
import { type PhrasePart, type PhraseParts, parsePhrase } from './phrase-notation.ts';

/** Position of a phrase in a text, in UTF-16 units. */
export interface Span {
  start: number;
  end: number;
}

/** Named lists of words, which a phrase refers to by `{name}`. */
export type WordLists = Readonly<Record<string, readonly string[]>>;

/** One alternative at a position in a phrase; it may contain spaces. */
interface Option {
  letters: string;
  /** Whether the alternative starts with `*` (any beginning) or ends with `*` (any ending). */
  opensStart: boolean;
  opensEnd: boolean;
}

interface Item {
  options: readonly Option[];
  isOptional: boolean;
  /** Maximum number of letters between two items, in scripts without spaces. */
  gap: number;
}

type Sequence = readonly Item[];

/** Sign that matches up to {@link MAX_GAP} letters of a script without spaces. */
const ELLIPSIS = '…';
/** Maximum number of letters that `…` matches. */
const MAX_GAP = 6;
const ANY_BEGINNING = '*';

/**
 * Finds the phrases of a YAML file in texts. Notation: Text in `[…]` is optional, `(a|b)` matches
 * one of two words, `*` any beginning or ending of a word, and `{name}` a word of a list. `…`
 * matches up to six letters of a script without spaces.
 */
export class Phrases {
  /** Phrases by their first two letters. */
  readonly #byPair = new Map<number, Sequence[]>();
  /** Phrases that start with a one-letter word, by that letter. */
  readonly #byLetter = new Map<string, Sequence[]>();
  /** Phrases that start with `*`, so they may start anywhere. */
  readonly #anywhere: Sequence[] = [];

  constructor(phrases: readonly string[], lists: WordLists = {}) {
    for (const phrase of phrases) {
      const sequence = splitPhrase(phrase, lists);
      const keys = new Set<number | string>();
      for (const item of sequence) {
        for (const option of item.options) keys.add(getOptionKey(option));
        if (!item.isOptional) break;
      }
      for (const key of keys) {
        if (key === ANY_BEGINNING) this.#anywhere.push(sequence);
        else if (typeof key === 'number') add(this.#byPair, key, sequence);
        else add(this.#byLetter, key, sequence);
      }
    }
  }

  /** Returns the end of the longest accepted phrase that begins at `start`, or -1. */
  endAt(text: FoldedText, start: number, accepts: (end: number) => boolean = acceptAlways): number {
    let longest = -1;
    const take = (end: number) => {
      if (end > longest && accepts(end)) longest = end;
    };
    const followSequences = (sequences: readonly Sequence[] | undefined) => {
      if (sequences === undefined) return;
      for (const sequence of sequences) follow(sequence, 0, text, start, false, take);
    };
    followSequences(this.#byPair.get(encodePair(text.letters, start)));
    if (this.#byLetter.size > 0) followSequences(this.#byLetter.get(text.letters.charAt(start)));
    if (this.#anywhere.length > 0 && beginsWord(text, start)) followSequences(this.#anywhere);
    return longest;
  }

  /**
   * Returns the first phrase in a text that `accepts` allows. If several phrases start at the same
   * position, the longest is returned.
   */
  find(text: FoldedText, accepts: (span: Span) => boolean = acceptAlways, from = 0): Span | null {
    const mayBeginAnywhere = this.#byLetter.size > 0 || this.#anywhere.length > 0;
    for (let nth = 0; nth < text.starts.length; nth += 1) {
      const start = text.starts[nth] ?? 0;
      if (start < from || !(mayBeginAnywhere || this.#byPair.has(text.pairs[nth] ?? 0))) continue;
      const end = this.endAt(text, start, (each) => accepts({ start, end: each }));
      if (end !== -1) return { start, end };
    }
    return null;
  }

  /** Returns every phrase in a text. Two phrases may share words. */
  findAll(text: FoldedText): Span[] {
    const found: Span[] = [];
    for (
      let span = this.find(text);
      span !== null;
      span = this.find(text, acceptAlways, span.start + 1)
    )
      found.push(span);
    return found;
  }
}

function acceptAlways(): boolean {
  return true;
}

function getOptionKey({ letters, opensStart }: Option): number | string {
  if (opensStart) return ANY_BEGINNING;
  return letters.length > 1 ? encodePair(letters, 0) : letters;
}

function add<Key>(map: Map<Key, Sequence[]>, key: Key, sequence: Sequence): void {
  const known = map.get(key);
  if (known) known.push(sequence);
  else map.set(key, [sequence]);
}

/** Splits a phrase at its spaces outside brackets. */
function splitPhrase(phrase: string, lists: WordLists): Item[] {
  const items: Item[] = [];
  let gap = 0;
  for (const word of splitWords(parsePhrase(phrase)[0] ?? [])) {
    const [first] = word;
    if (first?.kind === 'letters' && first.letters === ELLIPSIS) {
      gap = MAX_GAP;
      continue;
    }
    const isBracket = first?.kind === 'optional' || first?.kind === 'choice';
    const alternatives = isBracket ? first.alternatives : [word];
    items.push({
      options: alternatives.flatMap((each) => listOptions(each, lists)),
      isOptional: first?.kind === 'optional',
      gap,
    });
    gap = 0;
  }
  return items;
}

function splitWords(parts: PhraseParts): PhrasePart[][] {
  const words: PhrasePart[][] = [[]];
  for (const part of parts) {
    if (part.kind === 'gap') words.push([]);
    else words.at(-1)?.push(part);
  }
  return words;
}

function listOptions(parts: PhraseParts, lists: WordLists): Option[] {
  const [first] = parts;
  if (first?.kind === 'slot') {
    const listed = lists[first.name];
    if (listed === undefined)
      throw new Error(`No list is called "${first.name}": write it under "lists".`);
    return listed.flatMap((each) => parsePhrase(each).flatMap((said) => listOptions(said, lists)));
  }
  const letters = parts.map((part) => {
    if (part.kind === 'letters') return part.letters;
    return part.kind === 'gap' ? ' ' : '';
  });
  return [
    {
      letters: letters.join(''),
      opensStart: first?.kind === 'any',
      opensEnd: parts.at(-1)?.kind === 'any',
    },
  ];
}

/** Calls a function with each position at which a match of the phrase's remaining items can end. */
function follow(
  sequence: Sequence,
  nth: number,
  text: FoldedText,
  at: number,
  isLater: boolean,
  take: (end: number) => void,
): void {
  const item = sequence[nth];
  if (item === undefined) {
    take(at);
    return;
  }
  if (item.isOptional) follow(sequence, nth + 1, text, at, isLater, take);
  for (const start of listStarts(item, isLater, text, at))
    for (const option of item.options) {
      const end = endOfOption(option, text, start);
      if (end !== -1) follow(sequence, nth + 1, text, end, true, take);
    }
}

/** Returns the positions at which the next item of a phrase may start. */
function listStarts({ gap }: Item, isLater: boolean, text: FoldedText, at: number): number[] {
  if (!isLater) return [at];
  let next = at;
  while (next < text.letters.length && isBetweenWords(text.letters.charAt(next))) next += 1;
  // Two words may follow each other without a space or punctuation only in scripts without spaces.
  const isApart = next > at || isDenseCharacter(text, at - 1) || isDenseCharacter(text, at);
  if (!isApart) return [];
  return Array.from({ length: gap + 1 }, (_, letters) => next + letters);
}

function isBetweenWords(char: string): boolean {
  return char === ' ' || char === '-' || char === '\u00a0' || char === '\t' || char === '\n';
}

/**
 * Returns the position after an alternative that matches at `start`; -1 if it doesn't match there.
 */
function endOfOption(
  { letters, opensStart, opensEnd }: Option,
  text: FoldedText,
  start: number,
): number {
  const isDense = isDenseCharacter(text, start);
  if (!isDense && !beginsWord(text, start)) return -1;
  if (opensStart) {
    const wordEnd = findWordEnd(text, start);
    const found = opensEnd ? text.letters.indexOf(letters, start) : wordEnd - letters.length;
    if (found < start || found + letters.length > wordEnd) return -1;
    return text.letters.startsWith(letters, found) ? wordEnd : -1;
  }
  if (!containsAt(letters, text, start)) return -1;
  const end = start + letters.length;
  if (opensEnd) return findWordEnd(text, end);
  return isDenseCharacter(text, end - 1) || endsWord(text, end) ? end : -1;
}

/**
 * Tells whether letters occur at a position; a space in them matches a space or a hyphen of the
 * text.
 */
function containsAt(letters: string, text: FoldedText, start: number): boolean {
  if (!letters.includes(' ')) return text.letters.startsWith(letters, start);
  for (let at = 0; at < letters.length; at += 1) {
    const [asked, found] = [letters.charAt(at), text.letters.charAt(start + at)];
    if (asked === ' ' ? !isBetweenWords(found) : asked !== found) return false;
  }
  return true;
}
