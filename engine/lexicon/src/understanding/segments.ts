import type { Mention } from '../concepts/term-index.ts';
import { type Token, tokensOf } from '../concepts/tokens.ts';
import type { Grammar } from '../grammar/grammar-schema.ts';

/** A part of a product field. Punctuation and prepositions divide a field into such parts. */
export interface Segment {
  /** Index of its first token, and of the one after its last. */
  from: number;
  to: number;
  /** What starts it: the field itself, a punctuation mark, a word such as "for", "with" or "without". */
  begins: 'field' | 'mark' | 'modifier' | 'company' | 'lack';
}

const MARK = /[,،;؛:(|•·/，；：（｜、。！？]|\s[-–—+]\s|\.\s/u;

/** Splits a product field into the product and its descriptions. A word inside a concept's term does not split it. */
export function segmentsOf(
  text: string,
  grammar: Grammar,
  mentions: readonly Mention[],
): Segment[] {
  const tokens = tokensOf(text);
  const segments: Segment[] = [{ from: 0, to: tokens.length, begins: 'field' }];
  for (const [at, token] of tokens.entries()) {
    const begins = at === 0 ? null : cutAt(text, tokens, at, token, grammar, mentions);
    const current = segments.at(-1);
    if (begins === null || current === undefined) continue;
    current.to = at;
    // "Restoranlar için böcek ilaçlama": the thing comes after its audience.
    if (grammar.modifiersEnd.includes(token.text) && isFollowed(text, tokens, at)) {
      segments.push({ from: at + 1, to: tokens.length, begins: current.begins });
      current.begins = 'modifier';
      continue;
    }
    segments.push({ from: at, to: tokens.length, begins });
  }
  return segments.filter(({ from, to }) => to > from);
}

function cutAt(
  text: string,
  tokens: readonly Token[],
  at: number,
  token: Token,
  grammar: Grammar,
  mentions: readonly Mention[],
): Segment['begins'] | null {
  if (mentions.some(({ from, to }) => from < at && to > at)) return null;
  const between = text.slice(tokens[at - 1]?.end ?? 0, token.start);
  if (grammar.without.includes(token.text)) return 'lack';
  if (grammar.accompanies.includes(token.text)) return 'company';
  const cuts = [...grammar.modifiersBegin, ...grammar.modifiersEnd];
  if (cuts.includes(token.text)) return 'modifier';
  // The full stop of "inkl." does not end a sentence.
  const isAbbreviated =
    between.trim() === '.' && grammar.accompanies.includes(tokens[at - 1]?.text ?? '');
  return MARK.test(between) && !isAbbreviated ? 'mark' : null;
}

/** Whether a word follows a token without punctuation between. */
function isFollowed(text: string, tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next !== undefined && !MARK.test(text.slice(tokens[at]?.end, next.start));
}
