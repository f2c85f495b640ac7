import { detectTextDirection } from '@adwright/engine-drawing';
import type { Rect } from '@adwright/engine-pixels';
import type { PlacedItem, PlacedMark } from './composition.ts';
import type { Inks } from './inks.ts';
import { stack } from './stack.ts';
import type { Stage } from './stage.ts';

/** Colour of the usual alternative's card, on light and on dark backgrounds. */
export const USUAL_CARD = { light: '#dddde1', dark: '#3a3a40' } as const;

export const USUAL_INKS: Record<'light' | 'dark', Inks> = {
  light: { ink: '#3b3b42', soft: '#3b3b42', accent: '#3b3b42' },
  dark: { ink: '#e6e6ea', soft: '#e6e6ea', accent: '#e6e6ea' },
};

/** Number of points on each side of a comparison. Only a comparison of questions may have fewer than three. */
export function countPoints({ copy: { asks, comparison } }: Stage): number {
  return asks?.includes('comparison') ? comparison.ours.filter(Boolean).length : 3;
}

/** Returns the mark beside a point of the side "the usual": a cross, or a question mark beside a question. */
function chooseUsualMark({ copy }: Stage, text: string): Pick<PlacedMark, 'shape' | 'isMirrored'> {
  if (!copy.asks?.includes('comparison')) return { shape: 'cross' };
  return { shape: 'question', isMirrored: detectTextDirection(text) === 'rtl' };
}

/** Returns the item for one point of a comparison, with a mark: a tick, a cross or a question mark. */
export function pointRow(
  stage: Stage,
  row: Rect,
  text: string,
  side: 'usual' | 'ours',
  inks: Inks,
): PlacedItem[] {
  const { palette } = stage.style;
  const size = stage.base * 1.05;
  const words = {
    ...row,
    x: row.x + size + 18 * stage.unit,
    width: row.width - size - 18 * stage.unit,
  };
  const ownGround = inks.ink === palette.onAccent && side === 'ours';
  return [
    {
      kind: 'mark',
      ...(side === 'ours' ? { shape: 'check' } : chooseUsualMark(stage, text)),
      box: { x: row.x, y: row.y + (row.height - size) / 2, width: size, height: size },
      fill: side === 'usual' ? '#8a8a92' : ownGround ? palette.onAccent : palette.accent,
      ink: side === 'usual' ? '#ffffff' : ownGround ? palette.accent : palette.onAccent,
    },
    ...stack(
      words,
      [
        {
          kind: 'text',
          role: 'comparison',
          text,
          face: { ...stage.style.text, leading: 1.2 },
          ink: inks.ink,
          maxSize: stage.base * 0.8,
          minSize: 20 * stage.legible,
          maxLines: 3,
          grows: true,
          gap: 0,
        },
      ],
      { align: 'start', justify: 'middle' },
    ),
  ];
}
