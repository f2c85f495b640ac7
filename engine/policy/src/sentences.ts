/** A sentence and its start position in the text. */
export interface Sentence {
  text: string;
  start: number;
}

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a text, unchanged. */
export function splitSentences(text: string): Sentence[] {
  return Array.from(SEGMENTER.segment(text), ({ segment, index }) => ({
    text: segment,
    start: index,
  }));
}
