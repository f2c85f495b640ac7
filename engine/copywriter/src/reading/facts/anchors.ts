import { dropAccents } from './accents.ts';

/**
 * The anchor of a phrase: words of which a matching text contains at least one, and whether the
 * text must contain a digit.
 */
export interface Anchor {
  /** The words are null if the phrase contains no word that must occur. */
  words: readonly string[] | null;
  needsDigit: boolean;
}

/** Matches slots (gaps of a phrase) that always contain a digit. */
const WITH_DIGIT = /\{(?:sum|amount|bare|percent|time|times|date|decimal)\}/;
const OPTIONAL = /\[[^[\]]*\]/;
const GROUP = /\(([^()]*)\)/;

/**
 * Returns what a folded (normalised) text must contain so that a phrase can match. The search for
 * anchors saves time, because a brief contains the words of only a few phrases. A search for a word
 * takes a thousandth of the time that building the phrase's pattern takes.
 */
export function findAnchor(phrase: string): Anchor {
  let certain = phrase;
  while (OPTIONAL.test(certain)) certain = certain.replace(OPTIONAL, ' ');
  const needsDigit = WITH_DIGIT.test(removeGroups(certain));
  const words = listCertainWords(certain)?.flatMap((word) => [word, dropAccents(word)]) ?? null;
  return { words: words && [...new Set(words)], needsDigit };
}

function removeGroups(phrase: string): string {
  let rest = phrase;
  while (GROUP.test(rest)) rest = rest.replace(GROUP, ' ');
  return rest;
}

/**
 * Returns words of which every text that matches the phrase contains at least one: the longest word
 * of the phrase, or one word of each alternative of a group in brackets.
 */
function listCertainWords(phrase: string): string[] | null {
  const word = findLongestWord(removeGroups(phrase));
  if (word !== null) return [word];
  return (
    listGroups(phrase)
      .map((alternatives) => alternatives.map(listCertainWords))
      .filter((words): words is string[][] => words.every((found) => found !== null))
      .map((words) => words.flat())
      .sort((one, other) => one.length - other.length)[0] ?? null
  );
}

function findLongestWord(text: string): string | null {
  const words = text.replace(/\{[a-z]+\}/g, ' ').split(/[\s*:,.\-+=/|]+/);
  const [longest = ''] = words.sort((one, other) => other.length - one.length);
  return longest === '' ? null : longest;
}

/** Returns the alternatives of each outermost group in brackets. */
function listGroups(phrase: string): string[][] {
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

/**
 * Tells whether a folded (normalised) text contains the words and the digit that a phrase needs.
 */
export function holdsAnchor(text: string, { words, needsDigit }: Anchor): boolean {
  if (needsDigit && !/[0-9]/.test(text)) return false;
  return words === null || words.some((word) => text.includes(word));
}
