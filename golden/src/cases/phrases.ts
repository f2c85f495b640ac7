import type { Case, Fields } from '../case.ts';
import { hashText } from '../digest.ts';
import {
  AD_TEXT,
  BENEFITS,
  CALLS_TO_ACTION,
  CATEGORY_IDS,
  findTradeLines,
  GRAMMARS,
  getCategory,
  getKindFrames,
  getPhrasebook,
  HEADLINES,
  KINDS,
  LOCALISED_LANGUAGES,
  PHRASEBOOK_LANGUAGES,
  SUBLINES,
  TRADE_IDS,
} from '../engine.ts';

// The cases of this file record hashes of all phrases of the copywriter, because the recorded briefs do not use
// all phrases.

export function listPhraseCases(): Case[] {
  return [
    ...CATEGORY_IDS.flatMap((name) => {
      const { id, ctas, ...words } = getCategory(name);
      return [
        ...listCases('category', [[id, words]]),
        ...(ctas === undefined ? [] : listCases('call-to-action', [[id, { ctas }]])),
      ];
    }),
    ...listCases(
      'benefit',
      [...BENEFITS].map(([id, { headlines }]) => [id, { headlines }]),
    ),
    ...listCases('english', [
      ['adText', AD_TEXT],
      ['callsToAction', CALLS_TO_ACTION],
      ['headlines', HEADLINES],
      ['sublines', SUBLINES],
    ]),
    ...listCases(
      'language',
      LOCALISED_LANGUAGES.map((language) => [language, listLines(language)]),
    ),
    ...LOCALISED_LANGUAGES.flatMap((language) =>
      KINDS.flatMap((kind) => {
        const frames = getKindFrames(kind, language);
        const isOwn = kind === 'other' || frames !== getKindFrames('other', language);
        return isOwn ? listCases(`kind/${language}`, [[kind, frames]]) : [];
      }),
    ),
    ...PHRASEBOOK_LANGUAGES.flatMap((language) =>
      TRADE_IDS.flatMap((trade) => {
        const lines = findTradeLines(trade, language);
        return lines === null ? [] : listCases(`trade/${language}`, [[trade, lines]]);
      }),
    ),
  ];
}

/** Returns a language's phrases, and its rules for joining the user's words with them. */
function listLines(language: (typeof LOCALISED_LANGUAGES)[number]): object {
  const { toWhom = null, grammar, ...book } = getPhrasebook(language);
  const elided = language === 'und' ? [] : GRAMMARS[language].elided;
  const elisions = elided.length > 0 ? elided : null;
  return { ...book, toWhom, grammar: { ...grammar, elisions } };
}

function listCases(kind: string, entries: readonly (readonly [string, object])[]): Case[] {
  return entries.map(([name, phrases]) => ({
    name: `phrases/${kind}/${name}`,
    run: (): Fields => ({ 'phrases#': hashes(phrases) }),
  }));
}

/**
 * Returns a hash for each property of an object that contains phrases. The hashes cover phrases only, and
 * ignore patterns and numbers.
 */
function hashes(phrases: object): string {
  return Object.entries(phrases)
    .filter(([, value]) => typeof value === 'string' || isList(value))
    .map(([name, value]) => `${name}:${hashText(JSON.stringify(value) ?? '', 4)}`)
    .toSorted()
    .join(' ');
}

/**
 * Tells whether a property's value contains phrases. Lists and tables contain phrases, unless their type is
 * known to contain none.
 */
function isList(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !(value instanceof RegExp);
}
