/**
 * Parts of an ad's text that are recorded as hashes, in the order of the hashes. Headline and button are
 * recorded in full.
 */
export const COPY_PARTS = [
  'productName',
  'eyebrow',
  'subline',
  'problem',
  'solution',
  'comparison',
  'quote',
  'labels',
  'framework',
  'inCartons',
] as const;
