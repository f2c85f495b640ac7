import type { FittedText } from '@adwright/engine-drawing';

/** Whether layout added an ellipsis to a text. */
export function isCutShort({ lines, written }: FittedText): boolean {
  return lines.at(-1)?.endsWith('…') === true && !written.trim().endsWith('…');
}
