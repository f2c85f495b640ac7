/** What a text must contain for a phrase to match: one of some words, and a digit. */
export interface Anchor {
  /** Null if no word of the phrase is certain. */
  words: readonly string[] | null;
  needsDigit: boolean;
}

/** Slots that always contain a digit. */
const WITH_DIGIT = /\{(?:sum|amount|percent|time|times|date|decimal)\}/;
const OPTIONAL = /\[[^[\]]*\]/;
const GROUP = /\(([^()]*)\)/;

/**
 * What a folded text must contain for a phrase to match. Searching for a word costs a thousandth of building
 * a phrase's pattern, and few phrases have a word in a brief.
 */
export function anchorOf(phrase: string): Anchor {
  let certain = phrase;
  while (OPTIONAL.test(certain)) certain = certain.replace(OPTIONAL, ' ');
  const needsDigit = WITH_DIGIT.test(removeGroups(certain));
  return { words: certainWords(certain), needsDigit };
}

function removeGroups(phrase: string): string {
  let rest = phrase;
  while (GROUP.test(rest)) rest = rest.replace(GROUP, ' ');
  return rest;
}

/**
 * Words of which every text with the phrase contains at least one: its longest word, or one per alternative
 * of a group.
 */
function certainWords(phrase: string): string[] | null {
  const word = longestWord(removeGroups(phrase));
  if (word !== null) return [word];
  return (
    groupsOf(phrase)
      .map((alternatives) => alternatives.map(certainWords))
      .filter((words): words is string[][] => words.every((found) => found !== null))
      .map((words) => words.flat())
      .sort((one, other) => one.length - other.length)[0] ?? null
  );
}

function longestWord(text: string): string | null {
  const words = text.replace(/\{[a-z]+\}/g, ' ').split(/[\s*:,.\-+=/|]+/);
  const [longest = ''] = words.sort((one, other) => other.length - one.length);
  return longest === '' ? null : longest;
}

/** Alternatives of each outermost group. */
function groupsOf(phrase: string): string[][] {
  const groups: string[][] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < phrase.length; at++) {
    const letter = phrase[at];
    if (letter === '(') {
      if (depth === 0) {
        groups.push([]);
        start = at + 1;
      }
      depth += 1;
    } else if ((letter === '|' && depth === 1) || (letter === ')' && depth === 1)) {
      groups.at(-1)?.push(phrase.slice(start, at));
      start = at + 1;
    }
    if (letter === ')') depth -= 1;
  }
  return groups;
}

/** Whether a folded text contains what a phrase needs. */
export function holdsAnchor(text: string, { words, needsDigit }: Anchor): boolean {
  if (needsDigit && !/[0-9]/.test(text)) return false;
  return words === null || words.some((word) => text.includes(word));
}
