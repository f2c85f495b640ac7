import type { FarThing } from '../kit/far-things.ts';
import { SIDE } from '../kit/frame.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintStandingObject } from '../kit/standing-objects.ts';
import type { Camera } from './camera.ts';

/** Standard deviation of the blur of distant objects, in pixels, in a picture that shows the whole scene. */
const BLUR = 6.5;

/**
 * Paints distant objects with their shadows at the far end of the floor, first on the side with more room. Objects that
 * the scene already contains are not painted again.
 */
export function paintFarThings(
  painter: SetPainter,
  things: readonly FarThing[],
  { x: productX, zoom, view }: Pick<Camera, 'x' | 'zoom' | 'view'>,
  { floorTop, holds = [] }: { floorTop: number } & Pick<SetLook, 'holds'>,
): void {
  if (view.horizon === 0) return;
  const missing = things.filter(({ kind }) => !holds.includes(kind));
  const roomier = productX > 0.5 ? -1 : 1;
  const light = view.time === 'night' ? 0.4 : view.time === 'sunset' ? 0.7 : 1;
  for (const [index, { kind, height, body, aloft }] of missing.entries()) {
    const side = index === 0 ? roomier : -roomier;
    const x = SIDE * Math.min(0.86, Math.max(0.14, productX + side * 0.33));
    const base = floorTop + 30 * zoom;
    const tall = SIDE * height * Math.sqrt(zoom);
    if (aloft) {
      paintStandingObject(painter, {
        kind,
        x,
        base: tall * 1.16,
        height: tall,
        blur: BLUR * zoom,
        body,
        light,
      });
      continue;
    }
    painter.blurred(BLUR * 2, (context) => {
      context.fillStyle = 'rgba(8,6,4,0.5)';
      context.beginPath();
      context.ellipse(x, base - 4, tall * 0.5, tall * 0.05, 0, 0, Math.PI * 2);
      context.fill();
    });
    paintStandingObject(painter, { kind, x, base, height: tall, blur: BLUR * zoom, body, light });
  }
}
