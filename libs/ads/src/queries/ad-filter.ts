import type { AdFormat, AdKind } from '@adwright/contracts';
import type { ReviewState } from '@adwright/contracts/review';

/** A kind of ads by which the gallery can filter, with the condition for the rows of ads. */
export interface GalleryKind {
  /** Value in the gallery's URL that selects ads of one kind. */
  value: string;
  label: string;
  rows: { adType?: string | null; isBoosted?: boolean };
}

const ALL: GalleryKind = { value: 'all', label: 'All types', rows: {} };
/** Ads without a special kind; no module declares this kind. */
const PLAIN: GalleryKind = {
  value: 'ads',
  label: 'Ads',
  rows: { adType: null, isBoosted: false },
};

/** Returns the kinds of ads for the gallery's filter, including the kinds that modules declare. */
export function listGalleryKinds(kinds: readonly AdKind[]): GalleryKind[] {
  return [ALL, PLAIN, ...kinds.map(({ value, label, rows }) => ({ value, label, rows }))];
}

/** Value of the folder filter for ads that are in no folder. */
export const NO_FOLDER = 'none';

export interface AdFilter {
  kind: GalleryKind;
  favoritesOnly: boolean;
  /** Search words for the name, text and picture of an ad; empty for no search. */
  search: string;
  /**
   * Id of the folder that contains the ads, or {@link NO_FOLDER} for ads in no folder. In this field and the
   * following ones, null means no filter.
   */
  folder: string | null;
  /** Name of the brand that the ad shows. */
  brand: string | null;
  /** Id of the campaign that created the ad. */
  campaign: string | null;
  /** Ad format in which the ad has a picture. */
  format: AdFormat | null;
  /**
   * The status `edited` finds ads that were changed after they were generated. The status `generated` finds
   * all other ads.
   */
  status: 'generated' | 'edited' | null;
  /** Review state of the ad. */
  review: ReviewState | null;
  /** First and last creation day of the ads, as `yyyy-mm-dd` in the user's time zone. */
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

/** Returns true when the filter matches all ads. The sort order does not matter. */
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
