import {
  countCharacters,
  type EditorialFault,
  editFault,
  joinLines,
} from '@adwright/contracts/ad-text';
import type { CheckedText, PolicySubject } from '@adwright/contracts/policy';
import { findCapitals, lowerCapitals } from './capitals.ts';

/** The result of a rule about signs (emoji, punctuation, symbols) for a text. */
export interface SignFinding {
  words: string;
  /** The text with the signs removed or replaced; null if no replacement is known. */
  repaired: string | null;
}

/**
 * Edits that remove signs, by policy subject. The launch kit (the files for ad platforms) uses the
 * same edits.
 */
const FAULTS: Partial<Record<PolicySubject, EditorialFault>> = {
  repeatedPunctuation: 'repeated punctuation',
  exclamationMark: 'exclamation mark',
  emoji: 'emoji',
  symbols: 'symbols',
  hashSigns: 'braces and hash signs',
};

const TRADEMARKS = /\s*[®™℠]/gu;

/**
 * Finds the signs (such as emoji) of a policy subject. Returns null if the words contain no such claim sign, or if the
 * subject is about words.
 */
export function findSigns(
  subject: PolicySubject,
  { text, role }: CheckedText,
  { language, names }: { language: string; names: readonly string[] },
): SignFinding | null {
  if (subject === 'capitals') {
    const found = findCapitals(text, names);
    const [first] = found;
    const last = found.at(-1);
    if (!first || !last) return null;
    return {
      words: text.slice(first.start, last.end),
      repaired: lowerCapitals(text, found, language),
    };
  }
  if (subject === 'trademarkSign') {
    const [sign] = text.match(TRADEMARKS) ?? [];
    return sign === undefined
      ? null
      : { words: sign.trim(), repaired: text.replace(TRADEMARKS, '') };
  }
  const fault = FAULTS[subject];
  if (!fault) return null;
  const { text: edited, removed } = editFault(fault)(text, { isHeadline: role === 'headline' });
  if (removed.length === 0) return null;
  return { words: findChangedPart(joinLines(text), edited), repaired: edited };
}

/** Returns the part of a text that an edit changed, with the word before it. */
function findChangedPart(before: string, after: string): string {
  let start = 0;
  while (start < after.length && before[start] === after[start]) start++;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before.at(-1 - end) === after.at(-1 - end)
  )
    end++;
  const from = before.slice(0, start).search(/\S+\s*$/u);
  return before.slice(Math.max(from, 0), before.length - end).trim() || before;
}

/** Returns the number of characters by which a text exceeds its maximum length. */
export function countCharactersOver(
  text: string,
  longest: number,
  countsWideTwice: boolean,
): number {
  return Math.max(0, countCharacters(text, countsWideTwice) - longest);
}
