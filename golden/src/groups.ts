import type { Case, Group } from './case.ts';
import { adCases, fullAdCases, typeAdCases } from './cases/ads.ts';
import { directionCases } from './cases/directions.ts';
import { objectCases } from './cases/objects.ts';
import {
  cutCases,
  enhanceCases,
  overlayCases,
  shootCases,
  subjectCases,
  variationCases,
} from './cases/photos.ts';
import { phraseCases } from './cases/phrases.ts';
import { scoreCases } from './cases/scores.ts';
import { setCases } from './cases/sets.ts';
import { madeWordCases, termCases, testWordCases } from './cases/words.ts';

/** All groups of the baseline. The steps give a sample of about fifteen seconds on two cores. */
export const GROUPS: readonly Group[] = [
  { name: 'objects', painted: true, sampleStep: 37, cases: objectCases },
  { name: 'sets', painted: true, sampleStep: 199, cases: setCases },
  { name: 'ads', painted: true, sampleStep: 199, cases: adCases },
  { name: 'full-ads', painted: true, sampleStep: 41, cases: fullAdCases },
  { name: 'type-ads', painted: true, sampleStep: 29, cases: typeAdCases },
  { name: 'subjects', painted: true, sampleStep: 13, cases: subjectCases },
  { name: 'cuts', painted: true, sampleStep: 19, cases: cutCases },
  { name: 'enhanced', painted: true, sampleStep: 17, cases: enhanceCases },
  { name: 'variations', painted: true, sampleStep: 29, cases: variationCases },
  { name: 'overlays', painted: true, sampleStep: 23, cases: overlayCases },
  { name: 'shoots', painted: true, sampleStep: 47, cases: shootCases },
  { name: 'scores', painted: true, sampleStep: 31, cases: scoreCases },
  { name: 'phrases', painted: false, sampleStep: 1, cases: phraseCases },
  { name: 'directions', painted: false, sampleStep: 11, cases: directionCases },
  { name: 'terms', painted: false, sampleStep: 53, cases: termCases },
  { name: 'words-tests', painted: false, sampleStep: 61, cases: testWordCases },
  { name: 'words-made', painted: false, sampleStep: 61, cases: madeWordCases },
];

/** Selects the requested cases: all or the sample, limited to names with one of the prefixes. */
export function casesOf(
  group: Group,
  { isSample, prefixes }: { isSample: boolean; prefixes: readonly string[] },
): Case[] {
  return group
    .cases()
    .filter((_, index) => !isSample || index % group.sampleStep === 0)
    .filter(({ name }) => prefixes.length === 0 || prefixes.some((one) => name.startsWith(one)));
}
