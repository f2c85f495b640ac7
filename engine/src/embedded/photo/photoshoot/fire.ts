import { SIDE } from './sets/frame.ts';
import type { SetPainter } from './sets/set-painter.ts';

/** A fire behind the product: its glow on the set, tongues of flame, sparks that rise. */
export function paintFire(painter: SetPainter): void {
  const { context, horizon } = painter;
  const base = Math.max(horizon, SIDE * 0.5) + (SIDE - horizon) * 0.16;
  context.save();
  context.globalCompositeOperation = 'screen';
  const glow = context.createRadialGradient(SIDE / 2, base, 40, SIDE / 2, base, SIDE * 0.62);
  glow.addColorStop(0, 'rgba(255,170,70,0.9)');
  glow.addColorStop(0.4, 'rgba(235,96,24,0.42)');
  glow.addColorStop(1, 'rgba(160,40,8,0)');
  context.fillStyle = glow;
  context.fillRect(0, 0, SIDE, SIDE);
  context.restore();
  for (const [blur, count, tall] of [
    [16, 13, 400],
    [7, 15, 270],
  ] as const)
    painter.blurred(blur, (layer) => {
      layer.globalCompositeOperation = 'lighter';
      for (let tongue = 0; tongue < count; tongue++) {
        const share = (tongue + 0.5) / count;
        const x = SIDE * (0.14 + 0.72 * share) + painter.between(-24, 24);
        const height = tall * painter.between(0.5, 1) * (0.45 + 0.55 * Math.sin(Math.PI * share));
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
  painter.blurred(1.5, (layer) => {
    layer.globalCompositeOperation = 'lighter';
    for (let spark = 0; spark < 90; spark++) {
      layer.fillStyle = `rgba(255,${Math.round(painter.between(130, 220))},90,${painter.between(0.4, 0.95)})`;
      layer.beginPath();
      layer.arc(
        SIDE * painter.between(0.04, 0.96),
        base * (1 - painter.random() ** 1.4),
        painter.between(1.5, 4.6),
        0,
        Math.PI * 2,
      );
      layer.fill();
    }
  });
}
