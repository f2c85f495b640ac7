import type { Emotion } from '@adwright/contracts';

/**
 * The tone of the copy: the brief's emotion, or `solemn` if joy or excitement would hurt the
 * readers.
 */
export type Mood = Emotion | 'solemn';
