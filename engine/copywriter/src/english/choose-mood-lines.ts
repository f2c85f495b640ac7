import { chooseMoodLines } from '../reading/choose-mood-lines.ts';
import type { PreparedBrief } from '../reading/prepared-brief.ts';
import type { Words } from './brief-words.ts';

/** Returns the lines that let readers feel the emotion of a brief; none for a subject without emotion. */
export function chooseEnglishMoodLines(
  brief: PreparedBrief,
  { mood, category }: Pick<Words, 'mood' | 'category'>,
): readonly string[] {
  const isMatterOfFact = category.id === 'job' || category.id === 'charity';
  return mood === 'solemn' || isMatterOfFact ? [] : chooseMoodLines(brief, 'en');
}
