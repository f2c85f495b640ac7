/**
 * Letters, marks and digits of the scripts that put spaces between words: Latin to Cyrillic without × and ÷, Arabic,
 * Devanagari, Vietnamese and old Greek. In other scripts a word stands right beside the next, and beside a Latin one.
 * Ranges, since Unicode properties in this many places take the engine a second to compile.
 */
const LETTER =
  '[\\w\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u052F\\u0610-\\u061A\\u0620-\\u0669\\u066E-\\u06D3\\u06D5-\\u06FC\\u0900-\\u0963\\u0966-\\u097F\\u1E00-\\u1FFF]';
const FIRST_LETTER = new RegExp(`^${LETTER}`, 'u');
const START = `(?<!${LETTER})`;
const END = `(?!${LETTER})`;
/** Arabic writes its article and its short prepositions onto the word. */
const ARABIC_START = `${START}(?:لل|[وفبكل]?(?:ال)?)`;

/** What comes before a root in its word need not be matched, which would be slow; that nothing keeps it out is enough. */
const ANYWHERE = '\\p{L}*';

/**
 * The same alternatives with edges of words as people see them. `\b` knows ASCII letters only; here it stands for the edge
 * of a word of every script that has spaces: its start where an alternative starts, its end elsewhere. An alternative that
 * begins with a letter begins a word, so that a root is not found inside another word. One that begins with `\p{L}*` is
 * also found as a later part of a compound.
 */
export function withEdges(words: RegExp): RegExp {
  const starting: string[] = [];
  const arabic: string[] = [];
  const free: string[] = [];
  for (const alternative of alternatives(words.source)) {
    if (alternative.startsWith(ANYWHERE)) free.push(alternative.slice(ANYWHERE.length));
    else if (alternative.startsWith('\\b')) starting.push(alternative.slice(2));
    else if (/^\p{Script=Arabic}/u.test(alternative)) arabic.push(alternative);
    else (FIRST_LETTER.test(alternative) ? starting : free).push(alternative);
  }
  // One look at the edge for all that share it: it is what costs, to compile and to run.
  const source = [
    ...(starting.length > 0 ? [`${START}(?:${ended(starting)})`] : []),
    ...(arabic.length > 0 ? [`${ARABIC_START}(?:${ended(arabic)})`] : []),
    ...(free.length > 0 ? [ended(free)] : []),
  ].join('|');
  return new RegExp(source, words.flags);
}

const EDGE = '\\b';

/** Alternatives with the ends of their words; those that end in one share it. */
function ended(patterns: readonly string[]): string {
  const closed = patterns.filter((pattern) => pattern.endsWith(EDGE));
  const open = patterns.filter((pattern) => !pattern.endsWith(EDGE));
  const inner = closed.map((pattern) => pattern.slice(0, -EDGE.length));
  return [...(closed.length > 0 ? [`(?:${inner.join('|')})${EDGE}`] : []), ...open]
    .join('|')
    .replaceAll(EDGE, END);
}

/** What the outermost bars of a pattern part. */
function alternatives(source: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [token] of source.matchAll(/\\.|\[(?:\\.|[^\]])*\]|./gsu)) {
    if (token === '(') depth++;
    if (token === ')') depth--;
    if (token === '|' && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${token}`);
  }
  return parts;
}
