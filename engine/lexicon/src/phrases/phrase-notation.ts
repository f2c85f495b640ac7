import { foldLetters } from './fold-letters.ts';

/** A part of a phrase in the notation that `engine/lexicon/phrases` and the files of facts use. */
export type PhrasePart =
  | { kind: 'letters'; letters: string }
  /** A space. */
  | { kind: 'gap' }
  /** `*`: any letters. */
  | { kind: 'any' }
  /** `{name}`: one word of a list, or a number. */
  | { kind: 'slot'; name: string }
  /** `(a|b)`: one of several alternatives. */
  | { kind: 'choice'; alternatives: readonly PhraseParts[] }
  /** `[up to]`: optional text. */
  | { kind: 'optional'; alternatives: readonly PhraseParts[] };

export type PhraseParts = readonly PhrasePart[];

/**
 * Parses a phrase in the notation for translators, such as `[up to] {percent} (off|discount)`. The
 * phrase's letters are folded (normalised) in the same way as the searched texts.
 *
 * @returns the alternatives that a `|` outside brackets separates; usually one
 * @throws {Error} for a bracket that is not closed or not open
 */
export function parsePhrase(written: string): PhraseParts[] {
  const phrase = foldLetters(written);
  let at = 0;
  const alternatives = readAlternatives();
  if (at < phrase.length) throw new Error(`"${phrase}" closes a bracket that is not open.`);
  return alternatives;

  function readAlternatives(closing?: string): PhraseParts[] {
    const read = [readSequence()];
    while (phrase[at] === '|') {
      at += 1;
      read.push(readSequence());
    }
    if (closing !== undefined && phrase[at++] !== closing)
      throw new Error(`"${phrase}" does not close a bracket: "${closing}" is missing.`);
    return read;
  }

  function readSequence(): PhraseParts {
    const parts: PhrasePart[] = [];
    while (at < phrase.length && !/[|)\]]/.test(phrase[at] ?? '')) parts.push(readPart());
    return parts;
  }

  function readPart(): PhrasePart {
    switch (phrase[at]) {
      case ' ':
        at += 1;
        return { kind: 'gap' };
      case '*':
        at += 1;
        return { kind: 'any' };
      case '[':
        at += 1;
        return { kind: 'optional', alternatives: readAlternatives(']') };
      case '(':
        at += 1;
        return { kind: 'choice', alternatives: readAlternatives(')') };
      case '{':
        return readSlot();
      default:
        return readLetters();
    }
  }

  function readSlot(): PhrasePart {
    const end = phrase.indexOf('}', at);
    if (end === -1) throw new Error(`"${phrase}" does not close a bracket: "}" is missing.`);
    const name = phrase.slice(at + 1, end);
    at = end + 1;
    return { kind: 'slot', name };
  }

  function readLetters(): PhrasePart {
    const from = at;
    while (at < phrase.length && !/[ *[({|)\]]/.test(phrase[at] ?? '')) at += 1;
    return { kind: 'letters', letters: phrase.slice(from, at) };
  }
}
