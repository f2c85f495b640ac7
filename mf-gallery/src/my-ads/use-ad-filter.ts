import {
  type AdFilter,
  type GalleryKind,
  listGalleryKinds,
  NO_FILTER,
  NO_FOLDER,
} from '@adwright/ads';
import { AD_FORMAT_NAMES } from '@adwright/contracts';
import { REVIEW_STATES } from '@adwright/contracts/review';
import { useAdKinds } from '@adwright/supabase';
import { useSearchParams } from '@adwright/ui/router';
import { useEffect, useMemo, useRef } from 'react';

const KIND = 'type';
const FAVORITES = 'favorites';
const SEARCH = 'q';
const SORT = 'sort';
const STATUSES = ['generated', 'edited'] as const;
const SORTS = ['newest', 'oldest', 'name'] as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Filters with a text value; each filter has the same name as its query parameter. */
const TEXT_FILTERS = [
  'folder',
  'brand',
  'campaign',
  'format',
  'status',
  'review',
  'from',
  'to',
] as const;

/** Returns the value of a query parameter if the value matches the pattern, or else null. */
function readMatching(params: URLSearchParams, name: string, pattern: RegExp): string | null {
  const value = params.get(name);
  return value !== null && pattern.test(value) ? value : null;
}

/**
 * Returns the day in a query parameter; null for a day that does not exist, such as 2026-99-99, because the
 * data service would refuse it.
 */
function readDay(params: URLSearchParams, name: string): string | null {
  const day = readMatching(params, name, DAY);
  return day !== null && Number.isNaN(Date.parse(day)) ? null : day;
}

/**
 * Reads the gallery's filter from the page's URL, so that the filter survives a reload and a return from an ad.
 */
function readFilter(params: URLSearchParams, kinds: readonly GalleryKind[]): AdFilter {
  const choose = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === params.get(name)) ?? null;
  return {
    kind: kinds.find(({ value }) => value === params.get(KIND)) ?? NO_FILTER.kind,
    favoritesOnly: params.has(FAVORITES),
    search: params.get(SEARCH) ?? '',
    folder: choose('folder', [NO_FOLDER]) ?? readMatching(params, 'folder', ID),
    brand: params.get('brand') || null,
    campaign: readMatching(params, 'campaign', ID),
    format: choose('format', AD_FORMAT_NAMES),
    status: choose('status', STATUSES),
    review: choose('review', REVIEW_STATES),
    from: readDay(params, 'from'),
    to: readDay(params, 'to'),
    sort: choose(SORT, SORTS) ?? NO_FILTER.sort,
  };
}

/** Returns the query parameters for a filter; unset filters are omitted. */
function writeFilter(filter: AdFilter): URLSearchParams {
  const { kind, favoritesOnly, search, sort } = filter;
  const params = new URLSearchParams();
  if (kind.value !== NO_FILTER.kind.value) params.set(KIND, kind.value);
  if (favoritesOnly) params.set(FAVORITES, '1');
  if (search.trim()) params.set(SEARCH, search.trim());
  for (const name of TEXT_FILTERS) {
    const value = filter[name];
    if (value) params.set(name, value);
  }
  if (sort !== NO_FILTER.sort) params.set(SORT, sort);
  return params;
}

export function useAdFilter() {
  const [params, setParams] = useSearchParams();
  const named = useAdKinds();
  const kinds = useMemo(() => listGalleryKinds(named), [named]);
  const filter = useMemo(() => readFilter(params, kinds), [params, kinds]);
  /**
   * The current query parameters, or the parameters of a pending navigation, so that a second change does not
   * undo the first change.
   */
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const change = (part: Partial<AdFilter>) => {
    latest.current = writeFilter({ ...readFilter(latest.current, kinds), ...part });
    setParams(latest.current, { replace: true, preventScrollReset: true });
  };
  // The sort order is not a filter, so clearing the filters keeps the sort order.
  const clear = () => change({ ...NO_FILTER, sort: filter.sort });
  return { filter, kinds, change, clear };
}
