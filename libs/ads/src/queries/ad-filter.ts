import type { AdKind } from '@adwright/contracts';

/** A kind of ads that the gallery can show alone, and its rows. */
export interface GalleryKind {
  /** In the gallery's address. */
  value: string;
  label: string;
  rows: { adType?: string | null; isBoosted?: boolean };
}

const ALL: GalleryKind = { value: 'all', label: 'All types', rows: {} };
/** Kinds that belong to no module. */
const PLAIN: GalleryKind = {
  value: 'ads',
  label: 'Ads',
  rows: { adType: null, isBoosted: false },
};

/** The gallery's filters, with the kinds that modules declare. */
export function galleryKinds(kinds: readonly AdKind[]): GalleryKind[] {
  return [ALL, PLAIN, ...kinds.map(({ value, label, rows }) => ({ value, label, rows }))];
}

export interface AdFilter {
  kind: GalleryKind;
  favoritesOnly: boolean;
  /** Search words for title and text; empty for no search. */
  search: string;
}

export const NO_FILTER: AdFilter = { kind: ALL, favoritesOnly: false, search: '' };

/** True when the filter excludes nothing. */
export function isUnfiltered(filter: AdFilter): boolean {
  return filter.kind.value === ALL.value && !filter.favoritesOnly && filter.search.trim() === '';
}
