import type { FittedText } from '@adwright/engine-drawing';

/** Tells whether a text was too long and an ellipsis was added. */
export function isCutShort({ lines, written }: FittedText): boolean {
  return lines.at(-1)?.endsWith('…') === true && !written.trim().endsWith('…');
}
