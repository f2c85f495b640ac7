import type { AdType } from '@adwright/contracts';
import type { AdCopy, CopyBrief, CopyFramework } from '../ad-copy.ts';
import { capitalise, clip, tidy, wordCount } from '../free-text.ts';
import { fillAll } from '../template.ts';
import { BRAND_VOICE } from './ad-text.ts';
import { type Words, wordsOf } from './brief-words.ts';
import { chooseCallToAction } from './choose-call-to-action.ts';
import { pickHeadline } from './pick-headline.ts';
import { pickSubline } from './pick-subline.ts';

const MAX_EYEBROW_CHARACTERS = 28;
const MAX_ROW_CHARACTERS = 30;
const MAX_QUOTE_CHARACTERS = 100;

/** English copy for one creative. */
export function writeEnglishCopy(brief: CopyBrief, seed: number, variation: number): AdCopy {
  const words = wordsOf(brief);
  const headline = pickHeadline(brief, words, seed, variation);
  const subline = pickSubline(brief.emotion, words, headline, seed + variation);
  return {
    framework: frameworkOf(brief.adType, variation),
    language: 'en',
    productName: words.product.name,
    eyebrow: eyebrowFor(brief, words, headline, subline),
    headline,
    subline,
    callToAction: chooseCallToAction(brief, words, seed + variation),
    problem: problemOf(words),
    solution:
      fitting([`Meet ${words.product.phrase}`, words.product.label], 6, 40) ?? 'A fresh start',
    comparison: comparisonOf(words),
    quote: quoteOf(brief, words),
    labels: {
      problem: 'The problem',
      solution: 'The answer',
      usual: 'The usual',
      ours: words.product.name,
    },
  };
}

function eyebrowFor(
  brief: CopyBrief,
  words: Words,
  headline: string,
  subline: string,
): string | null {
  const brand = brief.brandName ? clip(tidy(brief.brandName), MAX_EYEBROW_CHARACTERS) : '';
  if (brand !== '') return brand;
  if (words.offer !== null && words.offer.length <= MAX_EYEBROW_CHARACTERS) return words.offer;
  const shown = `${headline} ${subline}`.toLowerCase();
  const forWhom = words.audience.who === null ? null : `For ${words.audience.who}`;
  const options = [words.product.name, forWhom].filter((option) => option !== null);
  return (
    options.find(
      (option) =>
        option.length <= MAX_EYEBROW_CHARACTERS &&
        !shown.includes(option.replace(/^For /, '').toLowerCase()),
    ) ?? null
  );
}

function frameworkOf(adType: AdType | undefined, variation: number): CopyFramework {
  if (adType === 'problem-solution') return 'PAS';
  if (adType === 'emotional storytelling') return 'BAB';
  if (adType === 'comparison') return '4U';
  const frameworks: readonly CopyFramework[] = ['AIDA', '4U', 'PAS', 'BAB'];
  return frameworks[variation % frameworks.length] ?? 'AIDA';
}

function fitting(
  options: readonly string[],
  words: number,
  characters: number,
): string | undefined {
  return options.find((option) => wordCount(option) <= words && option.length <= characters);
}

function problemOf({ audience, category }: Words): string {
  const own = audience.pain === null ? [] : [`Tired of ${audience.pain}?`];
  return fitting([...own, category.problem], 6, 40) ?? category.problem;
}

/** "The usual" is a habit, never another company's product; "ours" repeats the user's own facts first. */
function comparisonOf({ product, audience, category }: Words): AdCopy['comparison'] {
  const [usualFirst, ...usualOthers] = category.usual;
  const pain = audience.pain === null ? null : capitalise(audience.pain);
  return {
    usual: threeRows([pain, usualFirst, ...usualOthers]),
    ours: threeRows([
      ...product.facts.slice(0, 2),
      audience.who === null ? null : `For ${audience.who}`,
      ...category.ours,
      'Picked on purpose',
      'Your own choice',
    ]),
  };
}

function threeRows(rows: readonly (string | null)[]): [string, string, string] {
  const short = rows.filter((row) => row !== null && row.length <= MAX_ROW_CHARACTERS);
  const [first, second, third] = [...new Set(short)];
  return [first ?? '', second ?? '', third ?? ''];
}

/** Nobody has been quoted yet, so the brand speaks for itself and says so. */
function quoteOf(brief: CopyBrief, { slots, product }: Words): AdCopy['quote'] {
  const lines = fillAll(BRAND_VOICE[brief.emotion], slots);
  const brand = brief.brandName ? clip(tidy(brief.brandName), MAX_EYEBROW_CHARACTERS) : '';
  return {
    text: lines.find((line) => line.length <= MAX_QUOTE_CHARACTERS) ?? `Meet ${product.phrase}.`,
    attribution: brand === '' ? product.name : brand,
    note: 'In our own words. Now we’d love yours.',
  };
}
