import type { LexiconLanguage } from '../languages.ts';
import { hasAccents, listForms, removeAccents, splitIntoTokens, type Token } from './tokens.ts';
import { type EdgeKind, ROOT, WordTree } from './word-tree.ts';

/** A term of a concept, or a phrase in which the concept's terms are ignored. */
export interface Term {
  concept: string;
  language: LexiconLanguage | null;
  text: string;
  /** Whether the phrase excludes the concept: a "guitar belt" is not a belt. */
  isExcluded: boolean;
}

/** A term that was found in a text, with its position. Positions are UTF-16 units of the text. */
export interface Mention {
  term: Term;
  start: number;
  end: number;
  /** Indices of the mention's first token and of the token after its last token. */
  from: number;
  to: number;
  /** Number of letters of the term that the text contains, without letters that `*` matches. */
  letters: number;
  /** Number of letters of the mentioned words that the term does not contain. */
  lettersLeft: number;
  /** Whether the text and the term differ in an accent: "Kuchen" and "küchen*", or "Stühle" and "stuhl*". */
  isFolded: boolean;
}

/** A term at a step of the tree. */
interface Found {
  term: Term;
  /** Whether the step's spelling lacks accents that the term has. */
  isPlain: boolean;
}

/**
 * Finds the terms of a vocabulary in texts. The search time depends on the text's length, not on
 * the number of terms.
 */
export class TermIndex {
  readonly #tree = new WordTree();
  readonly #terms: Term[] = [];
  /**
   * First two letters of each first word that ends in `*`, and last two letters of each first word
   * that starts with `*`. Looking up a word in these two sets rules out most words of a text.
   */
  readonly #edges = {
    starts: new Set<string>(),
    ends: new Set<string>(),
    holds: new Set<string>(),
  };
  /** Number of characters of the longest term of a script without spaces (such as Chinese). */
  #longestDense = 0;

  add(term: Term): void {
    const id = this.#terms.push(term) - 1;
    const words = splitTerm(term.text);
    const [only] = words;
    if (words.length === 1 && only?.isDense) {
      this.#addDense(only.text, id);
      return;
    }
    // Korean compounds may be written with or without a space, so the joined form is indexed too.
    if (words.length > 1 && words.every(({ isDense }) => isDense))
      this.#addDense(words.map(({ text }) => text).join(''), id);
    for (const { spelling, isPlain } of listSpellings(words)) this.#addWords(spelling, id, isPlain);
  }

  #addDense(text: string, id: number): void {
    this.#longestDense = Math.max(this.#longestDense, text.length);
    this.#tree.addValue(this.#tree.addStep(ROOT, 'dense', text), encodeValue(id, false));
  }

  #noteEdge({ text, open }: TermWord): void {
    if (open !== 'exact')
      this.#edges[open].add(open === 'ends' ? text.slice(-2) : text.slice(0, 2));
  }

  #addWords(words: readonly TermWord[], id: number, isPlain: boolean): void {
    const [first] = words;
    if (first) this.#noteEdge(first);
    let step = ROOT;
    for (const { text, open } of words) step = this.#tree.addStep(step, open, text);
    this.#tree.addValue(step, encodeValue(id, isPlain));
  }

  #termsAt(step: number | null): Found[] {
    if (step === null) return [];
    return this.#tree.valuesOf(step).flatMap((value) => {
      const term = this.#terms[value >> 1];
      return term === undefined ? [] : { term, isPlain: (value & 1) === 1 };
    });
  }

  /** Returns every term that a text contains. */
  find(text: string): Mention[] {
    const tokens = splitIntoTokens(text);
    const forms = tokens.map((token) => (token.isDense ? [token.text] : listForms(token.text)));
    const found: Mention[] = [];
    for (const [from, token] of tokens.entries()) {
      if (token.isDense) this.#findDense(token, from, found);
      this.#follow({ step: ROOT, tokens, forms, from, at: from, letters: 0, left: 0, found });
    }
    return found;
  }

  #findDense(token: Token, from: number, found: Mention[]): void {
    const { text } = token;
    for (let start = 0; start < text.length; start++)
      for (let length = Math.min(this.#longestDense, text.length - start); length > 0; length--)
        for (const { term } of this.#termsAt(
          this.#tree.findStep(ROOT, 'dense', text, start, start + length),
        ))
          found.push({
            term,
            start: token.start + start,
            end: token.start + start + length,
            from,
            to: from + 1,
            letters: length * DENSE_LETTERS,
            lettersLeft: 0,
            isFolded: false,
          });
  }

  #follow(walk: Walk): void {
    const { step, tokens, forms, from, at } = walk;
    const token = tokens[at];
    if (token === undefined) return;
    const tree = this.#tree;
    for (const form of forms[at] ?? []) {
      const isSelf = form === token.text;
      const word: Word = {
        token,
        letters: token.isDense ? form.length * DENSE_LETTERS : form.length,
        isBare: !isSelf && hasAccents(token.text) && !hasAccents(form),
      };
      const whole = { start: token.start, end: token.end, letters: word.letters, lettersBehind: 0 };
      this.#take(tree.findStep(step, 'exact', form), walk, word, whole);
      if (token.isDense) continue;
      const isFirst = at === from;
      const mayHold = (open: Exclude<Open, 'exact'>, letters: string) =>
        tree.hasEdges(step, open) && (!isFirst || this.#edges[open].has(letters));
      if (mayHold('starts', form.slice(0, 2)))
        for (let length = 2; length <= form.length; length++) {
          const part = { ...whole, letters: length, lettersBehind: form.length - length };
          this.#take(tree.findStep(step, 'starts', form, 0, length), walk, word, part);
        }
      const mayEnd = mayHold('ends', form.slice(-2));
      if (!mayEnd && !tree.hasEdges(step, 'holds')) continue;
      for (let start = 0; start < form.length - 1; start++) {
        const letters = form.length - start;
        const tail = { ...whole, start: token.start + (isSelf ? start : 0), letters };
        if (mayEnd) this.#take(tree.findStep(step, 'ends', form, start), walk, word, tail);
        if (!mayHold('holds', form.slice(start, start + 2))) continue;
        for (let end = form.length; end > start + 1; end--)
          this.#take(tree.findStep(step, 'holds', form, start, end), walk, word, {
            start: tail.start,
            end: isSelf ? token.start + end : token.end,
            letters: end - start,
            lettersBehind: form.length - end,
          });
      }
    }
  }

  /** Adds the terms that end at a step, and follows the step's edges by the next words. */
  #take(next: number | null, walk: Walk, word: Word, part: MatchedPart): void {
    if (next === null) return;
    const { tokens, from, at, found } = walk;
    const letters = walk.letters + part.letters;
    const left = walk.left + word.letters - part.letters;
    for (const { term, isPlain } of this.#termsAt(next)) {
      const isFolded = word.isBare !== isPlain;
      if (word.isBare && isFolded && !mayLoseAccents(word.token.text, term, part.lettersBehind))
        continue;
      const start = from === at ? part.start : (tokens[from]?.start ?? part.start);
      const range = { start, end: part.end, from, to: at + 1 };
      found.push({ term, ...range, letters, lettersLeft: left, isFolded });
    }
    this.#follow({ ...walk, step: next, at: at + 1, letters, left });
  }
}

/** The state of a search in the tree. */
interface Walk {
  step: number;
  tokens: readonly Token[];
  /** The spellings under which each token is looked up. */
  forms: readonly (readonly string[])[];
  /** Indices of the first token and of the next token. */
  from: number;
  at: number;
  /** Number of letters that the terms have so far, and of letters that the terms lack. */
  letters: number;
  left: number;
  found: Mention[];
}

/** A spelling under which a token is looked up. */
interface Word {
  token: Token;
  letters: number;
  /** Whether the spelling lacks the accents of the token. */
  isBare: boolean;
}

/** The part of a word that a term matches, with its position in the text. */
interface MatchedPart {
  start: number;
  end: number;
  letters: number;
  /** Number of letters of the word after this part. */
  lettersBehind: number;
}

/** Combines the number of a term and whether its spelling lacks the term's accents in one number. */
function encodeValue(id: number, isPlain: boolean): number {
  return id * 2 + Number(isPlain);
}

/** Languages whose plurals change a vowel: German "Stühle", Swedish "städer". */
const CHANGING_VOWELS: ReadonlySet<LexiconLanguage> = new Set<LexiconLanguage>(['de', 'sv']);
/** Matches words with no other accents than those of English loan words. */
const LOAN_WORD = /^[a-z\dàâçéèêëîïñôûü]*$/u;
/** Maximum number of letters of the ending of such a plural. */
const MAX_PLURAL_ENDING = 3;

/**
 * Tells whether a word with accents may be a term that has none. An accent makes another word: German "Küchenhilfe"
 * has nothing to do with "kuchen". English words may have accents ("décor"), and plurals may change their vowel.
 *
 * @param lettersBehind number of letters of the word after the term
 */
function mayLoseAccents(word: string, { language }: Term, lettersBehind: number): boolean {
  if (language === null || language === 'en') return LOAN_WORD.test(word);
  return CHANGING_VOWELS.has(language) && lettersBehind <= MAX_PLURAL_ENDING;
}

/** Number of letters that count as equal to one character of a script without spaces. */
const DENSE_LETTERS = 3;

type Open = Exclude<EdgeKind, 'dense'>;

interface TermWord {
  text: string;
  open: Open;
  isDense: boolean;
}

/**
 * Matches a word that {@link splitIntoTokens} returns unchanged. The check saves time, because most of the
 * 70,000 terms are such words.
 */
const PLAIN_WORD = /^[a-z0-9]+$/;

function splitTerm(term: string): TermWord[] {
  return term.split(' ').flatMap((word) => {
    const letters = word.replaceAll('*', '');
    const parts = PLAIN_WORD.test(letters)
      ? [{ text: letters, isDense: false }]
      : splitIntoTokens(letters);
    return parts.map(({ text, isDense }, nth) => {
      const opensStart = nth === 0 && word.startsWith('*');
      const opensEnd = nth === parts.length - 1 && word.endsWith('*') && !isDense;
      const open: Open =
        opensStart && opensEnd ? 'holds' : opensStart ? 'ends' : opensEnd ? 'starts' : 'exact';
      return { text, open, isDense };
    });
  });
}

/**
 * Returns the spellings under which a term is indexed. The spellings include joined words, and
 * words of five letters or more without accents.
 */
function listSpellings(
  words: readonly TermWord[],
): { spelling: readonly TermWord[]; isPlain: boolean }[] {
  const joined = [[...words]];
  if (words.length > 1 && words.length < 4 && words.every(({ isDense }) => !isDense))
    for (const [at, word] of words.entries()) {
      const next = words[at + 1];
      if (
        next === undefined ||
        word.open !== 'exact' ||
        next.open === 'ends' ||
        next.open === 'holds'
      )
        continue;
      if (word.text.length + next.text.length < MIN_JOINED) continue;
      joined.push([
        ...words.slice(0, at),
        { text: word.text + next.text, open: next.open, isDense: false },
        ...words.slice(at + 2),
      ]);
    }
  return joined.flatMap((spelling) => {
    const plain = spelling.map((word) =>
      word.text.length >= 5 ? { ...word, text: removeAccents(word.text) } : word,
    );
    const isOther = plain.some((word, at) => word.text !== spelling[at]?.text);
    const self = { spelling, isPlain: false };
    return isOther ? [self, { spelling: plain, isPlain: true }] : [self];
  });
}

/**
 * Minimum length of joined words, because two short words may form another word: "no" and "va" form
 * "nova".
 */
const MIN_JOINED = 6;
