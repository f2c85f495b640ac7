import { SIDE } from './frame.ts';
import { paintPool } from './light-pool.ts';
import type { SetPainter } from './set-painter.ts';
import { DAYLIGHT, OVERCAST } from './sky.ts';

/**
 * Tints the part of the picture below a row with the light of the time of day; objects that are painted later
 * stay untinted.
 */
export function paintOutdoorLight(painter: SetPainter, top = 0): void {
  const { time, storm } = painter.view;
  const day = time === null || time === 'day';
  if (day && !storm) return;
  const { context } = painter;
  const daylight = storm && time !== 'night' ? OVERCAST : DAYLIGHT[time ?? 'day'];
  context.save();
  context.globalCompositeOperation = 'multiply';
  const light = context.createLinearGradient(0, top - 16, 0, top + 40);
  light.addColorStop(0, top > 0 ? '#ffffff' : daylight);
  light.addColorStop(1, daylight);
  context.fillStyle = light;
  context.fillRect(0, 0, SIDE, SIDE);
  context.restore();
  // At night, moonlight is painted between the trees. Without moonlight, a wood at night would be black.
  if (time === 'night' && top === 0)
    paintPool(context, 'screen', {
      x: SIDE * 0.36,
      y: SIDE * 0.2,
      reach: SIDE,
      stops: [
        [0, 'rgba(150,180,235,0.5)'],
        [0.4, 'rgba(70,105,180,0.26)'],
        [1, 'rgba(30,50,110,0.1)'],
      ],
    });
}
