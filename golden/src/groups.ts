import type { Case, Group } from './case.ts';
import { listAdCases, listFullAdCases, listTypeAdCases } from './cases/ads.ts';
import { listDirectionCases } from './cases/directions.ts';
import { listObjectCases } from './cases/objects.ts';
import {
  cutCases,
  enhanceCases,
  listOverlayCases,
  listShootCases,
  listSubjectCases,
  listVariationCases,
} from './cases/photos.ts';
import { listPhraseCases } from './cases/phrases.ts';
import { listScoreCases } from './cases/scores.ts';
import { setCases } from './cases/sets.ts';
import { listMadeWordCases, listTermCases, listTestWordCases } from './cases/words.ts';

/** All groups of golden cases; their sample steps make the sample take about fifteen seconds on two cores. */
export const GROUPS: readonly Group[] = [
  { name: 'objects', painted: true, sampleStep: 37, cases: listObjectCases },
  { name: 'sets', painted: true, sampleStep: 199, cases: setCases },
  { name: 'ads', painted: true, sampleStep: 199, cases: listAdCases },
  { name: 'full-ads', painted: true, sampleStep: 41, cases: listFullAdCases },
  { name: 'type-ads', painted: true, sampleStep: 29, cases: listTypeAdCases },
  { name: 'subjects', painted: true, sampleStep: 13, cases: listSubjectCases },
  { name: 'cuts', painted: true, sampleStep: 19, cases: cutCases },
  { name: 'enhanced', painted: true, sampleStep: 17, cases: enhanceCases },
  { name: 'variations', painted: true, sampleStep: 29, cases: listVariationCases },
  { name: 'overlays', painted: true, sampleStep: 23, cases: listOverlayCases },
  { name: 'shoots', painted: true, sampleStep: 47, cases: listShootCases },
  { name: 'scores', painted: true, sampleStep: 31, cases: listScoreCases },
  { name: 'phrases', painted: false, sampleStep: 1, cases: listPhraseCases },
  { name: 'directions', painted: false, sampleStep: 11, cases: listDirectionCases },
  { name: 'terms', painted: false, sampleStep: 53, cases: listTermCases },
  { name: 'words-tests', painted: false, sampleStep: 61, cases: listTestWordCases },
  { name: 'words-made', painted: false, sampleStep: 61, cases: listMadeWordCases },
];

/**
 * Selects cases of a group: all cases or the sample, limited to names with one of the prefixes.
 */
export function selectCases(
  group: Group,
  { isSample, prefixes }: { isSample: boolean; prefixes: readonly string[] },
): Case[] {
  return group
    .cases()
    .filter((_, index) => !isSample || index % group.sampleStep === 0)
    .filter(({ name }) => prefixes.length === 0 || prefixes.some((one) => name.startsWith(one)));
}
