import { AD_KINDS, type AdFilter, NO_FILTER } from '@adwright/ads';
import { useSearchParams } from '@adwright/ui/router';
import { useMemo } from 'react';

const KIND = 'type';
const FAVORITES = 'favorites';
const SEARCH = 'q';

/**
 * The gallery's filter from its address, so that it survives a reload and the way back from an ad.
 */
export function readFilter(params: URLSearchParams): AdFilter {
  const kind = AD_KINDS.find(({ value }) => value === params.get(KIND))?.value ?? NO_FILTER.kind;
  return { kind, favoritesOnly: params.has(FAVORITES), search: params.get(SEARCH) ?? '' };
}

/** The address's parameters for a filter; what is not filtered is left out. */
export function writeFilter({ kind, favoritesOnly, search }: AdFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (kind !== NO_FILTER.kind) params.set(KIND, kind);
  if (favoritesOnly) params.set(FAVORITES, '1');
  if (search.trim()) params.set(SEARCH, search.trim());
  return params;
}

export function useAdFilter() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readFilter(params), [params]);
  const change = (part: Partial<AdFilter>) =>
    setParams((current) => writeFilter({ ...readFilter(current), ...part }), {
      replace: true,
      preventScrollReset: true,
    });
  return { filter, change, clear: () => change(NO_FILTER) };
}
