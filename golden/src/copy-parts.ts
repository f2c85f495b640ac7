/** The parts of an ad's words that the baseline holds as hashes, in their order; headline and button are held in full. */
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
