import type { LexiconLanguage } from '../languages.ts';
import { listForms, removeAccents, splitIntoTokens, type Token } from './tokens.ts';
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
    for (const spelling of listSpellings(words)) this.#addWords(spelling, id);
  }

  #addDense(text: string, id: number): void {
    this.#longestDense = Math.max(this.#longestDense, text.length);
    this.#tree.addValue(this.#tree.addStep(ROOT, 'dense', text), id);
  }

  #noteEdge({ text, open }: TermWord): void {
    if (open !== 'exact')
      this.#edges[open].add(open === 'ends' ? text.slice(-2) : text.slice(0, 2));
  }

  #addWords(words: readonly TermWord[], id: number): void {
    const [first] = words;
    if (first) this.#noteEdge(first);
    let step = ROOT;
    for (const { text, open } of words) step = this.#tree.addStep(step, open, text);
    this.#tree.addValue(step, id);
  }

  #termsAt(step: number | null): Term[] {
    if (step === null) return [];
    return this.#tree.valuesOf(step).flatMap((id) => this.#terms[id] ?? []);
  }

  /** Returns every term that a text contains. */
  find(text: string): Mention[] {
    const tokens = splitIntoTokens(text);
    const forms = tokens.map((token) => (token.isDense ? [token.text] : listForms(token.text)));
    const found: Mention[] = [];
    for (const [from, token] of tokens.entries()) {
      if (token.isDense) this.#findDense(token, from, found);
      this.#follow(ROOT, tokens, forms, from, from, 0, 0, found);
    }
    return found;
  }

  #findDense(token: Token, from: number, found: Mention[]): void {
    const { text } = token;
    for (let start = 0; start < text.length; start++)
      for (let length = Math.min(this.#longestDense, text.length - start); length > 0; length--)
        for (const term of this.#termsAt(
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
          });
  }

  #follow(
    step: number,
    tokens: readonly Token[],
    forms: readonly (readonly string[])[],
    from: number,
    at: number,
    letters: number,
    left: number,
    found: Mention[],
  ): void {
    const token = tokens[at];
    if (token === undefined) return;
    const tree = this.#tree;
    let formLength = 0;
    const take = (next: number | null, known: number, start: number, end: number) => {
      if (next === null) return;
      for (const term of this.#termsAt(next))
        found.push({
          term,
          start: from === at ? start : (tokens[from]?.start ?? start),
          end,
          from,
          to: at + 1,
          letters: letters + known,
          lettersLeft: left + formLength - known,
        });
      this.#follow(
        next,
        tokens,
        forms,
        from,
        at + 1,
        letters + known,
        left + formLength - known,
        found,
      );
    };
    for (const form of forms[at] ?? []) {
      const known = token.isDense ? form.length * DENSE_LETTERS : form.length;
      formLength = known;
      take(tree.findStep(step, 'exact', form), known, token.start, token.end);
      if (token.isDense) continue;
      const isSelf = form === token.text;
      const isFirst = at === from;
      const mayHold = (open: Exclude<Open, 'exact'>, letters: string) =>
        tree.hasEdges(step, open) && (!isFirst || this.#edges[open].has(letters));
      if (mayHold('starts', form.slice(0, 2)))
        for (let length = 2; length <= form.length; length++)
          take(tree.findStep(step, 'starts', form, 0, length), length, token.start, token.end);
      const mayEnd = mayHold('ends', form.slice(-2));
      if (!mayEnd && !tree.hasEdges(step, 'holds')) continue;
      for (let start = 0; start < form.length - 1; start++) {
        const startsAt = token.start + (isSelf ? start : 0);
        if (mayEnd)
          take(tree.findStep(step, 'ends', form, start), form.length - start, startsAt, token.end);
        if (!mayHold('holds', form.slice(start, start + 2))) continue;
        for (let end = form.length; end > start + 1; end--)
          take(
            tree.findStep(step, 'holds', form, start, end),
            end - start,
            startsAt,
            isSelf ? token.start + end : token.end,
          );
      }
    }
  }
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
function listSpellings(words: readonly TermWord[]): TermWord[][] {
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
    return plain.some((word, at) => word.text !== spelling[at]?.text)
      ? [spelling, plain]
      : [spelling];
  });
}

/**
 * Minimum length of joined words, because two short words may form another word: "no" and "va" form
 * "nova".
 */
const MIN_JOINED = 6;
