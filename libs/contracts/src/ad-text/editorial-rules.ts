import { joinLines } from './cut-by-sentence.ts';

/** A text after the removal of everything that a platform refuses, and the kinds of removed characters. */
export interface EditedText {
  text: string;
  /** Kinds of characters that were removed from the text, worded to follow "without", such as "emoji". */
  removed: readonly EditorialFault[];
}

/** Faults for which platforms refuse a text, worded to follow "without". */
const EDITORIAL_FAULTS = [
  'emoji',
  'phone number',
  'half-width letters',
  'symbols',
  'ellipsis',
  'repeated punctuation',
  'exclamation mark',
  'braces and hash signs',
] as const;
export type EditorialFault = (typeof EDITORIAL_FAULTS)[number];

export type EditText = (text: string, options: { isHeadline: boolean }) => EditedText;

interface Rule {
  what: EditorialFault;
  pattern: RegExp;
  replacement: string | ((match: string, ...groups: string[]) => string);
  /** True when the rule applies only to headlines. */
  headlineOnly?: boolean;
}

/**
 * Unicode classifies ©, ® and ™ as pictographs, but fonts show them as ordinary characters, so they are
 * excluded. A digit counts as emoji only at the start of a keycap emoji.
 */
const EMOJI =
  '(?:(?:(?![©®™])\\p{Extended_Pictographic}|\\p{Regional_Indicator}|\\p{Emoji_Modifier}|[#*\\d]\\uFE0F?\\u20E3|[\\u200D\\uFE0E\\uFE0F\\u{E0020}-\\u{E007F}])\\s*)+';

const EMOJI_RULES: readonly Rule[] = [
  { what: 'emoji', pattern: new RegExp(`\\s*${EMOJI}(?=[!?.,;:…]|$)`, 'gu'), replacement: '' },
  { what: 'emoji', pattern: new RegExp(`\\s*${EMOJI}`, 'gu'), replacement: ' ' },
];

/**
 * Google Ads policy on editorial punctuation and symbols
 * (https://support.google.com/adspolicy/answer/14847994): no emoji, no single-byte katakana, no repeated or
 * decorative punctuation or symbols. The older wording of Google's policy
 * (https://support.google.com/adwordspolicy/answer/176095) also names ellipses and exclamation marks in
 * headlines.
 */
const GOOGLE_RULES: readonly Rule[] = [
  ...EMOJI_RULES,
  // Google refuses phone numbers in texts: https://support.google.com/adspolicy/answer/6368661. The whole
  // sentence is removed, because it is meaningless without the phone number.
  {
    what: 'phone number',
    pattern: /^.*(?<![\p{L}\d])(?:[+(]\d|0\d)(?:[\s()./-]?\d){7,}(?!\d).*$/u,
    replacement: '',
  },
  {
    what: 'half-width letters',
    pattern: /[\uFF61-\uFF9F]+/gu,
    replacement: (text) => text.normalize('NFKC'),
  },
  {
    what: 'symbols',
    pattern:
      /[\u2022\u2023\u2043\u2190-\u21FF\u2300-\u23FF\u2500-\u27BF\u2900-\u297F\u2B00-\u2BFF\u25E6~^|_<>\\]+|(?<!\d)\*+|^[=@#]+/gu,
    replacement: ' ',
  },
  { what: 'ellipsis', pattern: /\s*(?:\.{2,}|…+)(?=\s*$)/gu, replacement: '.' },
  { what: 'ellipsis', pattern: /\s*(?:\.{2,}|…+)\s*(?=\p{Lu})/gu, replacement: '. ' },
  { what: 'ellipsis', pattern: /\s*(?:\.{2,}|…+)\s*/gu, replacement: ', ' },
  {
    what: 'repeated punctuation',
    pattern: /(?:\s*[!?！？]){2,}/gu,
    // In French, a space precedes the exclamation mark. The space before an exclamation mark stays before the full stop
    // that replaces the exclamation mark.
    replacement: (marks) => (/^\s/u.exec(marks)?.[0] ?? '') + (/[?？]/u.test(marks) ? '?' : '!'),
  },
  { what: 'repeated punctuation', pattern: /-{2,}/gu, replacement: '–' },
  {
    what: 'repeated punctuation',
    pattern: /¡{2,}|¿{2,}/gu,
    replacement: (marks) => marks[0] ?? '',
  },
  {
    what: 'repeated punctuation',
    pattern: /([,;:.&%$€£#*+=–—"'。、，])(?:\s*\1)+/gu,
    replacement: '$1',
  },
  { what: 'exclamation mark', pattern: /¡/gu, replacement: '', headlineOnly: true },
  // A question that ends in "?!" keeps its question mark. Several repeated punctuation marks become one full
  // stop.
  {
    what: 'exclamation mark',
    pattern: /(?<=[?？])(?:\s*[!！])+|(?:\s*[!！])+(?=\s*[?？])/gu,
    replacement: '',
    headlineOnly: true,
  },
  { what: 'exclamation mark', pattern: /(?:\s*!)+/gu, replacement: '.', headlineOnly: true },
  { what: 'exclamation mark', pattern: /(?:\s*！)+/gu, replacement: '。', headlineOnly: true },
];

/** Characters that TikTok's text field refuses, according to its help page. */
const TIKTOK_RULES: readonly Rule[] = [
  ...EMOJI_RULES,
  { what: 'braces and hash signs', pattern: /[{}#]/gu, replacement: ' ' },
];

function editBy(rules: readonly Rule[]): EditText {
  return (original, { isHeadline }) => {
    let text = joinLines(original);
    const removed = new Set<EditorialFault>();
    for (const { what, pattern, replacement, headlineOnly = false } of rules) {
      if (headlineOnly && !isHeadline) continue;
      const changed =
        typeof replacement === 'string'
          ? text.replace(pattern, replacement)
          : text.replace(pattern, replacement);
      if (changed !== text) removed.add(what);
      text = changed;
    }
    // Removing a character may leave double spaces, or punctuation at the start of the text, so these are
    // removed here too.
    const tidied = joinLines(text).replace(/^[\s,;:.!?–—]+(?=\s|$)/u, '');
    return { text: joinLines(tidied), removed: [...removed] };
  };
}

export const editForGoogle = editBy(GOOGLE_RULES);
export const editForTikTok = editBy(TIKTOK_RULES);

/**
 * Returns the function that removes one kind of fault from a text. The rules for braces and hash signs are
 * TikTok's; all other rules are Google's.
 */
export function editFault(fault: EditorialFault): EditText {
  return editBy([...GOOGLE_RULES, ...TIKTOK_RULES].filter(({ what }) => what === fault));
}
