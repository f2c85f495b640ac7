/** A sentence with where it begins in its text. */
export interface Sentence {
  text: string;
  start: number;
}

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Sentences of a text as it stands. */
export function sentencesIn(text: string): Sentence[] {
  return Array.from(SEGMENTER.segment(text), ({ segment, index }) => ({
    text: segment,
    start: index,
  }));
}
