import { type AdFilter, type GalleryKind, galleryKinds, NO_FILTER } from '@adwright/ads';
import { useAdKinds } from '@adwright/supabase';
import { useSearchParams } from '@adwright/ui/router';
import { useMemo } from 'react';

const KIND = 'type';
const FAVORITES = 'favorites';
const SEARCH = 'q';

/**
 * The gallery's filter from its address, so that it survives a reload and the way back from an ad.
 */
function readFilter(params: URLSearchParams, kinds: readonly GalleryKind[]): AdFilter {
  const kind = kinds.find(({ value }) => value === params.get(KIND)) ?? NO_FILTER.kind;
  return { kind, favoritesOnly: params.has(FAVORITES), search: params.get(SEARCH) ?? '' };
}

/** The address's parameters for a filter; what is not filtered is left out. */
function writeFilter({ kind, favoritesOnly, search }: AdFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (kind.value !== NO_FILTER.kind.value) params.set(KIND, kind.value);
  if (favoritesOnly) params.set(FAVORITES, '1');
  if (search.trim()) params.set(SEARCH, search.trim());
  return params;
}

export function useAdFilter() {
  const [params, setParams] = useSearchParams();
  const named = useAdKinds();
  const kinds = useMemo(() => galleryKinds(named), [named]);
  const filter = useMemo(() => readFilter(params, kinds), [params, kinds]);
  const change = (part: Partial<AdFilter>) =>
    setParams((current) => writeFilter({ ...readFilter(current, kinds), ...part }), {
      replace: true,
      preventScrollReset: true,
    });
  return { filter, kinds, change, clear: () => change(NO_FILTER) };
}
