import { SIDE } from './frame.ts';
import { FIRELIGHT, paintPool } from './light-pool.ts';
import type { SetPainter } from './set-painter.ts';

/** Position of a fire in pixels: the fire's middle, half its width, its base and its height. */
export interface Fire {
  x: number;
  half: number;
  base: number;
  tall: number;
}

/** Paints a fire behind the product: the fire's glow on the scene, flames, and rising sparks. */
export function paintFire(painter: SetPainter): void {
  const { context, horizon } = painter;
  const base = Math.max(horizon, SIDE * 0.5) + (SIDE - horizon) * 0.16;
  const light = { x: SIDE / 2, y: base, from: 40, reach: SIDE * 0.62, stops: FIRELIGHT };
  paintPool(context, 'screen', light);
  paintFlames(painter, { x: SIDE / 2, half: SIDE * 0.36, base, tall: 400 }, 14);
  paintSparks(painter, { x: SIDE / 2, half: SIDE * 0.46, base, tall: base }, 90);
}

/**
 * Paints the flames of a fire, with the highest flames in the middle. Broad flames are out of focus; narrower,
 * sharp flames are painted in front of the broad flames.
 */
export function paintFlames(
  painter: SetPainter,
  { x: middle, half: reach, base, tall }: Fire,
  count: number,
): void {
  for (const [blur, high] of [
    [16, 1],
    [7, 0.68],
  ] as const)
    painter.blurred(blur * Math.min(1, tall / 330), (layer) => {
      layer.globalCompositeOperation = 'lighter';
      for (let tongue = 0; tongue < count; tongue++) {
        const share = (tongue + 0.5) / count;
        const x = middle + reach * (2 * share - 1) + painter.between(-0.06, 0.06) * tall;
        const height =
          tall * high * painter.between(0.5, 1) * (0.45 + 0.55 * Math.sin(Math.PI * share));
        const half = height * painter.between(0.16, 0.24);
        const lean = painter.between(-0.3, 0.3) * height;
        const flame = layer.createLinearGradient(0, base, 0, base - height);
        flame.addColorStop(0, 'rgba(255,226,140,0.75)');
        flame.addColorStop(0.35, 'rgba(255,150,40,0.62)');
        flame.addColorStop(0.8, 'rgba(222,60,12,0.3)');
        flame.addColorStop(1, 'rgba(160,24,4,0)');
        layer.fillStyle = flame;
        layer.beginPath();
        layer.moveTo(x - half, base);
        layer.bezierCurveTo(
          x - half * 1.3,
          base - height * 0.5,
          x + lean * 0.4,
          base - height * 0.55,
          x + lean,
          base - height,
        );
        layer.bezierCurveTo(
          x + half * 0.5 + lean * 0.4,
          base - height * 0.5,
          x + half * 1.4,
          base - height * 0.4,
          x + half,
          base,
        );
        layer.fill();
      }
    });
}

/** Paints sparks above a fire; there are fewer sparks towards the top. */
export function paintSparks(
  painter: SetPainter,
  { x, half, base, tall }: Fire,
  count: number,
): void {
  painter.blurred(1.5, (layer) => {
    layer.globalCompositeOperation = 'lighter';
    for (let spark = 0; spark < count; spark++) {
      layer.fillStyle = `rgba(255,${Math.round(painter.between(130, 220))},90,${painter.between(0.4, 0.95)})`;
      layer.beginPath();
      layer.arc(
        x + half * painter.between(-1, 1),
        base - tall * painter.random() ** 1.4,
        painter.between(1.5, 4.6),
        0,
        Math.PI * 2,
      );
      layer.fill();
    }
  });
}
