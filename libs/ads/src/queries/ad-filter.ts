/** The kinds of ads that a gallery can be narrowed to. */
export const AD_KINDS = [
  { value: 'all', label: 'All types' },
  { value: 'ads', label: 'Ads' },
  { value: 'boosted', label: 'Boosted' },
  { value: 'photoshoots', label: 'Photoshoots' },
] as const;
export type AdKind = (typeof AD_KINDS)[number]['value'];

export interface AdFilter {
  kind: AdKind;
  favoritesOnly: boolean;
  /** Words looked for in title and text; empty for no search. */
  search: string;
}

export const NO_FILTER: AdFilter = { kind: 'all', favoritesOnly: false, search: '' };

/** True when the filter lets everything through. */
export function isUnfiltered(filter: AdFilter): boolean {
  return filter.kind === 'all' && !filter.favoritesOnly && filter.search.trim() === '';
}
