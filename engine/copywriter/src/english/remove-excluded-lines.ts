import { createExclusionCheck } from '@adwright/engine-lexicon';
import { type CategoryWords, getCategory } from '../content/texts.ts';

/** Keys of a category whose phrases are inserted into sentences. */
const PHRASES = [
  'moment',
  'unit',
  'verb',
  'chore',
  'wish',
  'worry',
  'problem',
  'scene',
  'agitation',
  'after',
] as const;

/**
 * Removes from a category the lines about something that the product field excludes, such as butter
 * for a vegan bakery.
 */
export function removeExcludedLines(category: CategoryWords, field: string): CategoryWords {
  const general = getCategory('general');
  const isExcluded = createExclusionCheck(field, 'en');
  const free = (line: string, other: string) => (isExcluded(line) ? other : line);
  const replaceExcluded = (lines: Three, others: Three): Three => [
    free(lines[0], others[0]),
    free(lines[1], others[1]),
    free(lines[2], others[2]),
  ];
  const phrases = PHRASES.map((phrase) => [phrase, free(category[phrase], general[phrase])]);
  return {
    ...category,
    ...Object.fromEntries(phrases),
    lively: replaceExcluded(category.lively, general.lively),
    quiet: replaceExcluded(category.quiet, general.quiet),
    usual: replaceExcluded(category.usual, general.usual),
    ours: [free(category.ours[0], general.ours[0]), free(category.ours[1], general.ours[1])],
  };
}

type Three = CategoryWords['usual'];
