import type { AdKind } from '@adwright/contracts';

/** A kind that a gallery can be narrowed to: which rows are of it. */
export interface GalleryKind {
  /** In the gallery's address. */
  value: string;
  label: string;
  rows: { adType?: string | null; isBoosted?: boolean };
}

const ALL: GalleryKind = { value: 'all', label: 'All types', rows: {} };
/** What no module has a kind of its own for. */
const PLAIN: GalleryKind = {
  value: 'ads',
  label: 'Ads',
  rows: { adType: null, isBoosted: false },
};

/** What a gallery can be narrowed to, with the kinds that the modules name. */
export function galleryKinds(kinds: readonly AdKind[]): GalleryKind[] {
  return [ALL, PLAIN, ...kinds.map(({ value, label, rows }) => ({ value, label, rows }))];
}

export interface AdFilter {
  kind: GalleryKind;
  favoritesOnly: boolean;
  /** Words looked for in title and text; empty for no search. */
  search: string;
}

export const NO_FILTER: AdFilter = { kind: ALL, favoritesOnly: false, search: '' };

/** True when the filter lets everything through. */
export function isUnfiltered(filter: AdFilter): boolean {
  return filter.kind.value === ALL.value && !filter.favoritesOnly && filter.search.trim() === '';
}
