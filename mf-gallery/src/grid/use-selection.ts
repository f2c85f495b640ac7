import { useCallback, useState } from 'react';

export interface Selection {
  /** Ids of the selected ads, in the order of selection; absent while the user is not selecting ads. */
  selected?: ReadonlySet<string>;
  begin: () => void;
  end: () => void;
  toggle: (adId: string) => void;
  /** Adds ids of ads to the selection, unless the selection has ended. */
  add: (adIds: readonly string[]) => void;
  /** Clears the selection without ending the selection mode. */
  clear: () => void;
}

/**
 * Returns the ads that the user has selected for a bulk action, and functions that change the selection. The
 * selection remains when the filter changes.
 */
export function useSelection(): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>();
  const begin = useCallback(() => setSelected(new Set()), []);
  const end = useCallback(() => setSelected(undefined), []);
  const add = useCallback(
    (adIds: readonly string[]) => setSelected((before) => before && new Set([...before, ...adIds])),
    [],
  );
  const toggle = useCallback(
    (adId: string) =>
      setSelected((before) => {
        const after = new Set(before);
        if (!after.delete(adId)) after.add(adId);
        return after;
      }),
    [],
  );
  return { selected, begin, end, toggle, add, clear: begin };
}
