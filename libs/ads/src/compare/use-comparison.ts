import { useCallback, useState } from 'react';

/** How many ads fit side by side. */
export const COMPARED_ADS = { min: 2, max: 4 } as const;

export interface ComparisonChoice {
  /** In the order in which they were chosen. */
  adIds: readonly string[];
  isFull: boolean;
  /** Stable, so that memoised cards can take it. */
  toggle: (adId: string) => void;
}

/** Which ads of a page are to be compared. */
export function useComparison(): ComparisonChoice {
  const [adIds, setAdIds] = useState<readonly string[]>([]);
  const toggle = useCallback(
    (adId: string) =>
      setAdIds((chosen) => {
        if (chosen.includes(adId)) return chosen.filter((each) => each !== adId);
        return chosen.length < COMPARED_ADS.max ? [...chosen, adId] : chosen;
      }),
    [],
  );
  return { adIds, isFull: adIds.length >= COMPARED_ADS.max, toggle };
}
