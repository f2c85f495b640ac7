import type { AdFormat, AdKind } from '@adwright/contracts';
import type { ReviewState } from '@adwright/contracts/review';

/** A kind of ads that the gallery can filter by, with the condition for its rows. */
export interface GalleryKind {
  /** Value that selects this kind in the gallery's URL. */
  value: string;
  label: string;
  rows: { adType?: string | null; isBoosted?: boolean };
}

const ALL: GalleryKind = { value: 'all', label: 'All types', rows: {} };
/** The kind of ads without a special kind, which no module declares. */
const PLAIN: GalleryKind = {
  value: 'ads',
  label: 'Ads',
  rows: { adType: null, isBoosted: false },
};

/** Returns the gallery's filters, with the kinds that modules declare. */
export function listGalleryKinds(kinds: readonly AdKind[]): GalleryKind[] {
  return [ALL, PLAIN, ...kinds.map(({ value, label, rows }) => ({ value, label, rows }))];
}

/** Folder value for ads without a folder. */
export const NO_FOLDER = 'none';

export interface AdFilter {
  kind: GalleryKind;
  favoritesOnly: boolean;
  /** Search words for names, text and picture; empty for no search. */
  search: string;
  /**
   * A folder's id, or {@link NO_FOLDER} for ads without a folder. In this field and the next ones, null means
   * no filter.
   */
  folder: string | null;
  /** Name of the brand in the ad. */
  brand: string | null;
  /** Id of the campaign that made the ad. */
  campaign: string | null;
  /** A format of the ad's pictures. */
  format: AdFormat | null;
  /** Whether the ad was changed since it was generated. */
  status: 'generated' | 'edited' | null;
  /** The ad's review state. */
  review: ReviewState | null;
  /** First and last day on which the ad was made, as `yyyy-mm-dd` in the user's time zone. */
  from: string | null;
  to: string | null;
  sort: 'newest' | 'oldest' | 'name';
}

export const NO_FILTER: AdFilter = {
  kind: ALL,
  favoritesOnly: false,
  search: '',
  folder: null,
  brand: null,
  campaign: null,
  format: null,
  status: null,
  review: null,
  from: null,
  to: null,
  sort: 'newest',
};

/** Returns true when the filter matches all ads, in any order. */
export function isUnfiltered({ kind, search, favoritesOnly, sort: _, ...rest }: AdFilter): boolean {
  return (
    kind.value === ALL.value &&
    !favoritesOnly &&
    search.trim() === '' &&
    Object.values(rest).every((value) => value === null)
  );
}

/** Returns the number of active filters besides search, kind and favourites. */
export function countFurtherFilters(filter: AdFilter): number {
  const { folder, brand, campaign, format, status, review, from, to } = filter;
  const dates = from ?? to;
  return [folder, brand, campaign, format, status, review, dates].filter((value) => value !== null)
    .length;
}
