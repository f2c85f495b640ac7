import type { FittedText } from '@adwright/engine-drawing';

/** Whether a text ends in an ellipsis that was not written. */
export function isCutShort({ lines, written }: FittedText): boolean {
  return lines.at(-1)?.endsWith('…') === true && !written.trim().endsWith('…');
}
