import type { GaveWay } from '@adwright/contracts';
import { luminance } from '@adwright/engine-pixels';
import type { PaintedText } from './paint-items.ts';

const ROLE_NAMES: Partial<Record<PaintedText['role'], string>> = {
  cta: 'button text',
  comparison: 'comparison',
  brand: 'brand name',
};

/** Lists the colours that the user chose for texts but that could not be used, one entry per place. */
export function listReplacedColours(
  chosen: ReadonlySet<string>,
  texts: readonly PaintedText[],
): GaveWay[] {
  return texts
    .filter(({ wanted, ink }) => wanted !== ink && chosen.has(wanted))
    .map(({ role, wanted, ink }) => ({
      role,
      wanted,
      used: ink,
      message: writeMessage(ROLE_NAMES[role] ?? role, wanted, ink),
    }));
}

/**
 * Returns the message about a colour that could not be used; the user interface shows the colours beside the
 * message.
 */
function writeMessage(place: string, wanted: string, used: string): string {
  const shade = luminance(used) < luminance(wanted) ? 'darker' : 'lighter';
  return `Your color for the ${place} is hard to read on its background, so a ${shade} one is printed there.`;
}
