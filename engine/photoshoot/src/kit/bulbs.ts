import type { SetPainter } from './set-painter.ts';

/**
 * A layer of light bulbs, which paints one disc at each bulb's position. All discs of a layer have the same
 * size, colour and blur. Radius and blur are in pixels.
 */
interface BulbLayer {
  blur: number;
  radius: number;
  colour: string;
  opacity?: number;
}

/**
 * Paints light bulbs and the glow around the bulbs.
 *
 * @param places columns and rows of the bulbs' centres, in pixels of the picture
 * @param layers the layers in the order of painting: first the glow, then the bulbs
 * @param blend blend mode in which a layer's discs are painted
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
