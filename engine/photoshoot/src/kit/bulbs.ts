import type { SetPainter } from './set-painter.ts';

/**
 * A layer of light bulbs: one disc at each bulb's position. All discs of a layer have the same size, colour
 * and blur; radius and blur are in pixels.
 */
interface BulbLayer {
  blur: number;
  radius: number;
  colour: string;
  opacity?: number;
}

/**
 * Paints bulbs and the glow around them.
 *
 * @param places columns and rows of the bulbs, in pixels of the picture
 * @param layers the layers in order: first the glow, then the bulbs themselves
 * @param blend blend mode for the discs of a layer
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
