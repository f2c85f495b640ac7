import type { CopyBrief } from '@adwright/engine-lexicon';
import { speaksAsOne } from '../reading/first-person.ts';

/** Words of several people with those of one person; longer phrases come first. */
const WE_AND_I: readonly (readonly [RegExp, string])[] = [
  [/\bwe(?:’re| are)\b/giu, 'I’m'],
  [/\bwe were\b/giu, 'I was'],
  [/\bwe(?=\b)/giu, 'I'],
  [/\bours\b/gu, 'mine'],
  [/\bour\b/gu, 'my'],
  [/\bOur\b/gu, 'My'],
  [/\bus\b/gu, 'me'],
];

/**
 * Returns a function that replaces "we" by "I" if a single person speaks in the brief. The words of such a
 * brief contain no "we", so only our own words change.
 */
export function createSpeaker(
  brief: Pick<CopyBrief, 'product' | 'goal' | 'audience' | 'brandName'> & { typedProduct?: string },
): (text: string) => string {
  const product = brief.typedProduct ?? brief.product;
  const said = `${brief.audience} ${brief.brandName ?? ''}`;
  if (!speaksAsOne({ product, goal: brief.goal }, 'en') || /\b(?:we|us|our)\b/iu.test(said))
    return (text) => text;
  return (text) => WE_AND_I.reduce((left, [we, one]) => left.replace(we, one), text);
}
