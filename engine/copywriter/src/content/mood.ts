import type { Emotion } from '@adwright/contracts';

/** The tone of the words: the brief's emotion, unless joy or excitement would hurt. */
export type Mood = Emotion | 'solemn';
