import type { SetPainter } from './set-painter.ts';

/** Discs of one size and colour at the position of each bulb, with a blur; radii and blur in pixels. */
interface BulbLayer {
  blur: number;
  radius: number;
  colour: string;
  opacity?: number;
}

/**
 * Paints bulbs and the glow around them.
 *
 * @param places columns and rows of the bulbs, in pixels of the picture.
 * @param layers the glow first, then the bulbs themselves.
 * @param blend blend mode for the discs of a layer.
 */
export function paintBulbs(
  painter: SetPainter,
  places: readonly (readonly [x: number, y: number])[],
  layers: readonly BulbLayer[],
  blend: 'source-over' | 'lighter' = 'source-over',
): void {
  for (const { blur, radius, colour, opacity } of layers)
    painter.blurred(
      blur,
      (context) => {
        context.globalCompositeOperation = blend;
        context.fillStyle = colour;
        for (const [x, y] of places) {
          context.beginPath();
          context.arc(x, y, radius, 0, Math.PI * 2);
          context.fill();
        }
      },
      opacity,
    );
}
