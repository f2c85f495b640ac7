/**
 * Kinds of what is sold. Each has frames of its own in `content/<language>/kinds.yaml`. `other` is of which nothing is known: its
 * frames speak of the brief's own words and claim nothing.
 */
export const KINDS = [
  'goods',
  'food',
  'service',
  'place',
  'course',
  'software',
  'event',
  'travel',
  'health',
  'property',
  'job',
  'donation',
  'other',
] as const;
export type Kind = (typeof KINDS)[number];

/** Kinds that praise nothing for sale: whoever offers work or asks for gifts speaks of the matter, in no mood. */
export const MATTER_OF_FACT: readonly Kind[] = ['job', 'donation'];
