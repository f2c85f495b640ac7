import type { Painter } from '../composition.ts';
import type { Inks } from '../entries.ts';
import type { Random } from '../random.ts';
import { centreOf, type Rect } from '../rect.ts';

/** Grey half of a problem-solution ad. */
export const PROBLEM_GROUND = '#2b2b30';
export const PROBLEM_INKS: Inks = { ink: '#f4f4f6', soft: '#c9c9d0', accent: '#c9c9d0' };

/** One long knotted line: the picture of a problem. */
export function tangle(box: Rect, random: Random): Painter {
  const { x, y } = centreOf(box);
  const radius = Math.min(box.width, box.height) * 0.46;
  const phases = [random() * 6, random() * 6, random() * 6];
  const point = (t: number): [number, number] => [
    x +
      radius *
        (0.62 * Math.sin(t * 3 + (phases[0] ?? 0)) + 0.38 * Math.sin(t * 7.1 + (phases[1] ?? 0))),
    y + radius * (0.62 * Math.cos(t * 4.3 + (phases[2] ?? 0)) + 0.38 * Math.sin(t * 5.7)),
  ];
  return (context) => {
    context.save();
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.lineWidth = Math.max(3, radius * 0.028);
    context.strokeStyle = 'rgba(255, 255, 255, 0.36)';
    context.beginPath();
    for (let t = 0; t < 11; t += 0.02) context.lineTo(...point(t));
    context.stroke();
    context.restore();
  };
}
