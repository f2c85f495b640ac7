import type { AdFormat } from '@adwright/contracts';
import { getSafeZones } from '@adwright/contracts/values';
import type { Covered } from './place-note.ts';

type Side = keyof Covered;

/**
 * Returns the areas of an ad format that platforms' controls cover: first the areas of all platforms together,
 * then those of each single platform.
 */
export function listCoveredPlaces(format: AdFormat): [Covered, ...Covered[]] {
  const zones = getSafeZones(format).map(({ covered }) => covered);
  const most = (side: Side) => Math.max(0, ...zones.map((covered) => covered[side]));
  const together = {
    top: most('top'),
    right: most('right'),
    bottom: most('bottom'),
    left: most('left'),
  };
  return [together, ...zones];
}

export const NOTHING_COVERED: Covered = { top: 0, right: 0, bottom: 0, left: 0 };
