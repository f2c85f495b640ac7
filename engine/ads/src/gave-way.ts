import type { GaveWay } from '@adwright/contracts';
import type { PaintedText } from './paint-items.ts';

const ROLE_NAMES: Partial<Record<PaintedText['role'], string>> = {
  cta: 'button',
  comparison: 'comparison',
  brand: 'brand name',
};

/** Which of the colours that were asked for some text could not be printed in, each once a place. */
export function gaveWayOf(chosen: ReadonlySet<string>, texts: readonly PaintedText[]): GaveWay[] {
  return texts
    .filter(({ wanted, ink }) => wanted !== ink && chosen.has(wanted))
    .map(({ role, wanted, ink }) => ({
      role,
      wanted,
      used: ink,
      message: `The ${ROLE_NAMES[role] ?? role} is ${ink}: ${wanted} is too close to its ground to be read.`,
    }));
}
