import { useCallback, useState } from 'react';

/** How many ads fit side by side. */
export const COMPARED_ADS = { min: 2, max: 4 } as const;

export interface ComparisonChoice {
  /** Ids in the order of selection. */
  adIds: readonly string[];
  isFull: boolean;
  /** A stable reference, so that memoised cards don't render again. */
  toggle: (adId: string) => void;
}

/** State of the ads that a page's user has selected for a comparison. */
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
