/**
 * Kinds of products. Each has its own frames in `content/<language>/kinds.yaml`. `other` is an unknown kind:
 * its frames use the brief's own words and claim nothing.
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

/** Kinds that sell nothing. Job offers and appeals for donations state the matter without emotion. */
export const MATTER_OF_FACT: readonly Kind[] = ['job', 'donation'];
