/** A sentence, and the position in the text at which it starts. */
export interface Sentence {
  text: string;
  start: number;
}

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Splits a text into its sentences, without changing them. */
export function splitSentences(text: string): Sentence[] {
  return Array.from(SEGMENTER.segment(text), ({ segment, index }) => ({
    text: segment,
    start: index,
  }));
}
