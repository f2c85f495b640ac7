import {
  countCharacters,
  type EditorialFault,
  editFault,
  oneLine,
} from '@adwright/contracts/ad-text';
import type { CheckedText, PolicySubject } from '@adwright/contracts/policy';
import { findCapitals, lowerCapitals } from './capitals.ts';

/** What a sign rule finds in a text. */
export interface SignFinding {
  words: string;
  /** The text without it; null where none can be told. */
  repaired: string | null;
}

/** Subjects that the rules of the launch kit take out of a text. */
const FAULTS: Partial<Record<PolicySubject, EditorialFault>> = {
  repeatedPunctuation: 'repeated punctuation',
  exclamationMark: 'exclamation mark',
  emoji: 'emoji',
  symbols: 'symbols',
  hashSigns: 'braces and hash signs',
};

const TRADEMARKS = /\s*[®™℠]/gu;

/** What a text has of a subject that is about signs; null for nothing, and for subjects that are about words. */
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
  return { words: changedPart(oneLine(text), edited), repaired: edited };
}

/** The part of a text that an edit changed, with the word before it. */
function changedPart(before: string, after: string): string {
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

/** How many characters a text is longer than a role may be. */
export function charactersOver(text: string, longest: number, countsWideTwice: boolean): number {
  return Math.max(0, countCharacters(text, countsWideTwice) - longest);
}
