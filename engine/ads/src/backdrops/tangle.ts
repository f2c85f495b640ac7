import { oklch, type Palette, type Random } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Painter } from '../composition.ts';
import type { Inks } from '../inks.ts';

/**
 * Returns the background colour of the half that shows the problem: the palette's hue with little chroma. In a
 * dark palette, the problem's background is lighter than the ad's dark background.
 */
export function chooseProblemGround({ mode, hue }: Palette): string {
  return mode === 'dark' ? oklch(0.37, 0.014, hue) : oklch(0.26, 0.024, hue);
}

export const PROBLEM_INKS: Inks = { ink: '#f4f4f6', soft: '#c9c9d0', accent: '#c9c9d0' };

/** Position and radius of a knot (a round tangle of one line), in pixels. */
export interface Knot {
  x: number;
  y: number;
  radius: number;
}

/** Share of a knot's radius that is visible inside the ad, measured from the edge that cuts the knot. */
const SHOWN = 0.5;

/**
 * Returns the radius of a knot between the text and the ad's edge that cuts the knot. `most` is the maximum
 * radius.
 */
export function fitKnot(room: number, most: number): { radius: number; shown: number } {
  const radius = Math.max(0, Math.min(room / (1 + SHOWN), most));
  return { radius, shown: radius * SHOWN };
}

/**
 * Paints one long knotted line, as a symbol of a problem. The line may extend beyond the ad. `panel` adds the
 * outline of the clipping area to the canvas path.
 */
export function paintTangle(
  { x, y, radius }: Knot,
  random: Random,
  panel: (context: SKRSContext2D) => void,
): Painter {
  const phases = [random() * 6, random() * 6, random() * 6];
  const point = (t: number): [number, number] => [
    x +
      radius *
        (0.62 * Math.sin(t * 3 + (phases[0] ?? 0)) + 0.38 * Math.sin(t * 7.1 + (phases[1] ?? 0))),
    y + radius * (0.62 * Math.cos(t * 4.3 + (phases[2] ?? 0)) + 0.38 * Math.sin(t * 5.7)),
  ];
  return (context) => {
    context.save();
    context.beginPath();
    panel(context);
    context.clip();
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.lineWidth = Math.max(3, radius * 0.024);
    // A line with a stronger contrast would look like unreadable text, to people and to the Viral Score.
    context.strokeStyle = 'rgba(255, 255, 255, 0.17)';
    context.beginPath();
    for (let t = 0; t < 11; t += 0.02) context.lineTo(...point(t));
    context.stroke();
    context.restore();
  };
}
