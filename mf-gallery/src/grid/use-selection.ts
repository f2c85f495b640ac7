import { useCallback, useState } from 'react';

export interface Selection {
  /** Ids in the order in which they were chosen; absent while nothing is being chosen. */
  selected?: ReadonlySet<string>;
  begin: () => void;
  end: () => void;
  toggle: (adId: string) => void;
  /** Adds these to what is chosen, unless choosing has ended. */
  add: (adIds: readonly string[]) => void;
  /** Chooses none, and goes on choosing. */
  clear: () => void;
}

/** Several ads that are chosen for one action. It outlives a change of the filter. */
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
