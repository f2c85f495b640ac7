/**
 * The modules of this repository, in the order of their local ports. Not part of the index, which pages share: a further
 * module would change that for all the others.
 */
export const MODULE_NAMES = [
  'mf-auth',
  'mf-dashboard',
  'mf-gallery',
  'mf-create',
  'mf-tools',
  'mf-billing',
] as const;
