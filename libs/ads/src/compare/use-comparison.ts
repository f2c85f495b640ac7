import { useCallback, useState } from 'react';

/** Minimum and maximum number of ads that can be compared side by side. */
export const COMPARED_ADS = { min: 2, max: 4 } as const;

export interface ComparisonChoice {
  /** Ids of the chosen ads, in the order of selection. */
  adIds: readonly string[];
  isFull: boolean;
  /**
   * Adds an ad to the choice or removes it. The function never changes, so that memoised cards don't render
   * again.
   */
  toggle: (adId: string) => void;
}

/** Returns the state of the ads that a page's user has selected for a comparison. */
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
