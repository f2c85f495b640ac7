import { oklch, ramp } from '@adwright/engine-pixels';
import { addLight, formatHex, lay, mixColours, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/** Photoshoot scene that shows the sea under water: light from the surface in shafts and on the sand. */
export const underwater = defineSet({
  light: 'hours',
  ownProps: ['drops', 'bubbles'],
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const { noise } = painter;
  const base = hue ?? 215;
  const drift = painter.between(0, 60);
  const [bright, deep] = [rgb(0.88, 0.1, base - 15), rgb(0.34, 0.1, base + 20)];
  const caustic = (x: number, y: number) => {
    const bentX = x + (noise(x * 1.2 + drift, y * 1.2) - 0.5) * 1.1;
    const bentY = y + (noise(x * 1.2, y * 1.2 + drift) - 0.5) * 1.1;
    return 1 - Math.abs(2 * noise(bentX, bentY + 30) - 1);
  };
  painter.backdrop(5, (x, y, out) => {
    const down = y / 0.7;
    out.set(bright);
    lay(out, deep, ramp(down, -0.1, 1.15));
    const spread = (x - 0.34) / (y + 0.34);
    const shaft = sumOctaves(noise, spread * 9 + drift, 2.5, 3);
    addLight(out, [0.75, 0.95, 1], 0.75 * ramp(shaft, 0.46, 0.74) * ramp(0.75 - y, 0, 0.7));
    addLight(out, [0.8, 1, 1], 0.6 * ramp(0.12 - y, 0, 0.12) * caustic(x * 16, y * 60) ** 4);
  });
  corals(painter, base);
  painter.bokeh(['#e6fbff', '#ffffff'], 44, 0, painter.horizon, 3, 15, 1);
  painter.floor({
    material: 'sand',
    light: oklch(0.84, 0.06, base - 25),
    dark: oklch(0.42, 0.08, base),
    sheen: 0.05,
  });
  painter.sunbeams(0.16, '200,245,255');
  return { gloss: 0.02, shadowSide: 1, shadow: 0.2 };
}

/** Hues of corals in degrees of OKLCH; the water absorbs some of the corals' colour. */
const CORALS = [20, 350, 48, 300, 8, 75] as const;

/** Paints corals at both sides of the picture: branching fans, with rounded corals at their base. */
function corals(painter: SetPainter, water: number): void {
  const { horizon } = painter;
  for (const [blur, count, deep] of [
    [11, 6, 0.55],
    [6, 6, 0.2],
  ] as const)
    painter.blurred(blur, (context) => {
      context.lineCap = 'round';
      for (let coral = 0; coral < count; coral++) {
        const side = coral % 2 === 0 ? -1 : 1;
        const x = SIDE * (0.5 + side * painter.between(0.26, 0.56));
        const base = horizon + 26 - 30 * deep;
        const hue = CORALS[coral % CORALS.length] ?? 20;
        const colour = mixColours(
          rgb(painter.between(0.6, 0.74), 0.16, hue),
          rgb(0.5, 0.1, water),
          deep,
        );
        context.fillStyle = formatHex(mixColours(colour, [0, 0, 0], 0.2));
        context.beginPath();
        context.ellipse(
          x + 50,
          base,
          painter.between(70, 120),
          painter.between(34, 60),
          0,
          Math.PI,
          0,
        );
        context.fill();
        context.strokeStyle = formatHex(colour);
        const branch = (fromX: number, fromY: number, long: number, turn: number, wide: number) => {
          const [toX, toY] = [fromX + Math.sin(turn) * long, fromY - Math.cos(turn) * long];
          context.lineWidth = wide;
          context.beginPath();
          context.moveTo(fromX, fromY);
          context.lineTo(toX, toY);
          context.stroke();
          if (wide < 9) return;
          for (const part of [-1, 1])
            branch(
              toX,
              toY,
              long * painter.between(0.66, 0.84),
              turn + part * painter.between(0.24, 0.5),
              wide * 0.74,
            );
        };
        branch(x, base, painter.between(70, 120) * (1.2 - deep), painter.between(-0.2, 0.2), 30);
      }
    });
}
