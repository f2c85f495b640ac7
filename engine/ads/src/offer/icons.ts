import type { Rect } from '@adwright/engine-pixels';
import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';

/** Paths of the icons' strokes, in units of a grid of 24 × 24 units. */
const ICONS = {
  calendar: 'M4 6h16v14H4z M4 10.5h16 M8.5 3.5v4 M15.5 3.5v4 M9 15.5l2.2 2.2 4-4.2',
  check: 'M4 12.5l5.5 5.5L20 7',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0.01 0z M12 7.5V12l3.2 2',
  handset:
    'M7.2 3.6l2.6 4.6-2 2.2c1 2.6 3.2 4.8 5.8 5.8l2.2-2 4.6 2.6-.9 3.4c-.2.7-.8 1-1.5.9C10.2 20.3 3.7 13.8 2.9 6c-.1-.7.3-1.3.9-1.500z',
  pin: 'M12 21c-4.5-4.8-6.7-8.3-6.7-11.300a6.7 6.7 0 0 1 13.4 0c0 3-2.2 6.5-6.7 11.300z M12 7.200a2.5 2.5 0 1 0 0.01 0z',
  seat: 'M4 8h16v3a1.8 1.8 0 0 0 0 3.600v3H4v-3A1.8 1.8 0 0 0 4 11z M14 8v2 M14 12v2 M14 15.800v1.8',
  shield:
    'M12 3l7.5 2.800v5.700c0 4.5-3 7.9-7.5 9.5-4.5-1.6-7.5-5-7.5-9.500V5.800z M8.6 12l2.5 2.5 4.4-4.7',
  star: 'M12 3.2l2.7 5.700 6.100.8-4.500 4.300 1.200 6.200L12 17.100l-5.500 3.100 1.200-6.200L3.200 9.700l6.100-.8z',
  van: 'M2.5 6.500h11.500v10H2.500z M14 10h4l3.5 3.500v3H14z M7 15.200a1.9 1.9 0 1 0 0.01 0z M17.5 15.200a1.9 1.9 0 1 0 0.01 0z',
} as const;

export type IconName = keyof typeof ICONS;

/** Side length of the grid on which icons are drawn, in units. */
const GRID = 24;
/** Width of an icon's strokes, in units of the icon grid. */
const STROKE = 2;

/** Draws an icon in a square box. */
export function paintIcon(
  context: SKRSContext2D,
  name: IconName,
  { x, y, width }: Rect,
  ink: string,
): void {
  context.save();
  context.translate(x, y);
  context.scale(width / GRID, width / GRID);
  context.strokeStyle = ink;
  context.lineWidth = STROKE;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(new Path2D(ICONS[name]));
  context.restore();
}
