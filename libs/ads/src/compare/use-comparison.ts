import { useCallback, useState } from 'react';

/** Minimum and maximum number of ads in one comparison. */
export const COMPARED_ADS = { min: 2, max: 4 } as const;

export interface ComparisonChoice {
  /** Ids of the ads chosen for the comparison, in the order of selection. */
  adIds: readonly string[];
  isFull: boolean;
  /**
   * Adds an ad to the comparison or removes the ad. Its identity never changes, so memoised cards don't
   * render again.
   */
  toggle: (adId: string) => void;
}

/** Returns the ads that the user has chosen for a comparison, and a function that changes the choice. */
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
