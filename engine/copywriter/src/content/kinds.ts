/**
 * Kinds of products; each has its own frames (sentences with gaps) in `content/<language>/kinds.yaml`. The kind
 * `other` is used if the kind is unknown: its frames repeat the brief's own words and claim nothing.
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

/**
 * Kinds of ads that sell nothing. Job ads and appeals for donations are written without emotion.
 */
export const MATTER_OF_FACT: readonly Kind[] = ['job', 'donation'];
