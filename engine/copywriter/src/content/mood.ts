import type { Emotion } from '@adwright/contracts';

/** How the words sound: as the brief's emotion asks, except where a smile or a thrill would hurt. */
export type Mood = Emotion | 'solemn';
