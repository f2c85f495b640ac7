import { AD_TYPE_OPTIONS, EMOTION_OPTIONS } from '@adwright/contracts';
import type { Case, Fields } from '../case.ts';
import { COPY_PARTS } from '../copy-parts.ts';
import { getTurn, hashText } from '../digest.ts';
import {
  type AdCopy,
  type CopyBrief,
  calmEmotion,
  cleanProductField,
  findCategory,
  findProductKind,
  findTrade,
  readBriefWords,
  understandBrief,
  writeAdCopy,
  writeAdText,
} from '../engine.ts';
import { type BriefWords, createBriefs, listTerms, listTestBriefs } from './briefs.ts';

/** Numbers of the recorded boost variations after the first ad. */
const VARIATIONS = [1, 2, 3];
/** Topic with which the copywriter fills phrases for products without a category. */
const UNKNOWN_CATEGORY = 'your everyday';

export function listTestWordCases(): Case[] {
  return listTestBriefs().map((words) => wordCase('words-tests', words));
}

export function listMadeWordCases(): Case[] {
  return createBriefs().map((words) => wordCase('words-made', words));
}

function wordCase(group: string, words: BriefWords): Case {
  const key = [words.product, words.audience, words.goal].join(' | ');
  const number = getTurn(key) >>> 8;
  const brief = {
    ...words,
    emotion: EMOTION_OPTIONS[number % EMOTION_OPTIONS.length]?.value ?? 'trust',
    adType: AD_TYPE_OPTIONS[(number >>> 4) % AD_TYPE_OPTIONS.length]?.value ?? 'testimonial',
  } as const;
  return { name: `${group}/${key}`, run: () => describeResult(brief, number % 100) };
}

type Brief = Parameters<typeof writeAdText>[0];

/**
 * Returns the engine's interpretation of a brief as readable fields. Headline and button text are returned in
 * full, and all other texts as hashes.
 */
function describeResult(brief: Brief, seed: number): Fields {
  const copy = writeAdCopy(brief, seed, 0);
  const boosts = VARIATIONS.map((variation) => writeAdCopy(brief, seed, variation));
  return {
    ...understood(brief),
    headline: copy.headline,
    button: copy.callToAction,
    'copy#': joinTexts(copy)
      .map((part) => hashText(part, 2))
      .join(' '),
    'boost#': boosts
      .map((boost) => hashText([boost.headline, boost.callToAction, ...joinTexts(boost)].join(), 3))
      .join(' '),
    'text#': writeAdText(brief, seed)
      .map((text) => hashText(text, 2))
      .join(' '),
  };
}

/** Joins the texts of an ad that are recorded as one hash. */
function joinTexts(copy: AdCopy): string[] {
  return COPY_PARTS.map((part) => JSON.stringify(copy[part]) ?? '');
}

function understood(asked: CopyBrief): Fields {
  const brief = calmEmotion({ ...asked, product: cleanProductField(asked.product) });
  const { language, told, product } = understandBrief(brief);
  return {
    language,
    kind: product.object ?? '-',
    ...(language === 'en'
      ? { category: readBriefWords(brief).category.topic }
      : { trade: findTrade(brief.product, told) ?? '-' }),
  };
}

/**
 * Lists cases that record the meaning of each term from the engine's word tables. A term that the engine does
 * not understand is recorded as a term without a meaning.
 */
export function listTermCases(): Case[] {
  return listTerms().map((term) => ({ name: `terms/${term}`, run: () => describeMeaning(term) }));
}

function describeMeaning(term: string): Fields {
  const category = findCategory(term).topic;
  const kind = findProductKind(term);
  const trade = findTrade(term);
  const meanings: Fields = {
    ...(kind === null ? {} : { kind }),
    ...(category === UNKNOWN_CATEGORY ? {} : { category }),
    ...(trade === null ? {} : { trade }),
  };
  return Object.keys(meanings).length === 0 ? { kind: '-' } : meanings;
}
