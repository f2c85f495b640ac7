import type { Mention } from '../concepts/term-index.ts';
import { splitIntoTokens, type Token } from '../concepts/tokens.ts';
import type { Grammar } from '../grammar/grammar-schema.ts';

/** A part of a product field between two prepositions or punctuation marks. */
export interface Segment {
  /** Indices of the part's first token and of the token after its last token. */
  from: number;
  to: number;
  /**
   * The separator before the part: the field's start, punctuation, or a word such as "for"
   * (modifier), "with" (company) or "without" (lack).
   */
  begins: 'field' | 'mark' | 'modifier' | 'company' | 'lack';
}

const MARK = /[,،;؛:(|•·/，；：（｜、。！？]|\s[-–—+]\s|\.\s/u;

/**
 * Splits a product field into the part that names the product and the parts that describe it. A
 * preposition inside a concept's term doesn't split the field.
 */
export function splitSegments(
  text: string,
  grammar: Grammar,
  mentions: readonly Mention[],
): Segment[] {
  const tokens = splitIntoTokens(text);
  const segments: Segment[] = [{ from: 0, to: tokens.length, begins: 'field' }];
  for (const [at, token] of tokens.entries()) {
    const begins = at === 0 ? null : findCut(text, tokens, at, token, grammar, mentions);
    const current = segments.at(-1);
    if (begins === null || current === undefined) continue;
    current.to = at;
    // In Turkish the product follows its audience, for example "Restoranlar için böcek ilaçlama".
    if (grammar.modifiersEnd.includes(token.text) && isFollowed(text, tokens, at)) {
      segments.push({ from: at + 1, to: tokens.length, begins: current.begins });
      current.begins = 'modifier';
      continue;
    }
    segments.push({ from: at, to: tokens.length, begins });
  }
  return segments.filter(({ from, to }) => to > from);
}

function findCut(
  text: string,
  tokens: readonly Token[],
  at: number,
  token: Token,
  grammar: Grammar,
  mentions: readonly Mention[],
): Segment['begins'] | null {
  if (mentions.some(({ from, to }) => from < at && to > at)) return null;
  const between = text.slice(tokens[at - 1]?.end ?? 0, token.start);
  // A slash between figures belongs to a scale or a size: "1/72", "205/55 R16".
  if (between === '/' && /\d$/.test(tokens[at - 1]?.text ?? '') && /^\d/.test(token.text))
    return null;
  if (grammar.without.includes(token.text)) return 'lack';
  if (grammar.accompanies.includes(token.text)) return 'company';
  const cuts = [...grammar.modifiersBegin, ...grammar.modifiersEnd];
  if (cuts.includes(token.text)) return 'modifier';
  // The full stop of an abbreviation such as "inkl." doesn't end a part.
  const isAbbreviated =
    between.trim() === '.' && grammar.accompanies.includes(tokens[at - 1]?.text ?? '');
  return MARK.test(between) && !isAbbreviated ? 'mark' : null;
}

/** Tells whether another word follows a token, without punctuation between them. */
function isFollowed(text: string, tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next !== undefined && !MARK.test(text.slice(tokens[at]?.end, next.start));
}
