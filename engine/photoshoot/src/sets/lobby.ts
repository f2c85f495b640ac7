import { norm, oklch, ramp } from '@adwright/engine-pixels';
import { addLight, lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { LAMPLIGHT, paintPool } from '../kit/light-pool.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintStandingObject } from '../kit/standing-objects.ts';

/**
 * Photoshoot scene that shows a hotel lobby: wooden panels between lines of light, columns, a desk, chairs, and a
 * polished stone floor.
 */
export const lobby = defineSet({
  indoors: true,
  light: 'hours',
  within: 'luxury',
  paint,
});

/**
 * Glass globe lamps above the desk: horizontal position, vertical position (0 is the picture's top, 1 the far
 * edge of the floor), and radius in pixels.
 */
const GLOBES = [
  [0.4, 0.2, 30],
  [0.5, 0.12, 36],
  [0.6, 0.24, 28],
] as const;

function paint(painter: SetPainter, hue: number | null): SetLook {
  const { noise, horizon } = painter;
  const bottom = horizon / SIDE;
  const dim = painter.view.key === 'low' || painter.view.time === 'night' ? 0.72 : 1;
  const base = hue ?? 58;
  const [wood, deep, plaster] = [
    rgb(0.5 * dim, hue === null ? 0.065 : 0.09, base),
    rgb(0.26 * dim, 0.05, base - 8),
    rgb(0.88 * dim, 0.025, 80),
  ];
  painter.backdrop(4, (x, y, out) => {
    const down = y / bottom;
    if (down < 0.09) {
      // The coffered ceiling of the lobby has light along its edge.
      out.set(plaster);
      lay(out, deep, 0.3 * ramp(Math.abs(((x * 5) % 1) - 0.5), 0.4, 0.5));
      addLight(out, [1, 0.82, 0.55], 0.4 * Math.exp(-(0.09 - down) * 26));
      return;
    }
    const panel = x * 9;
    const seam = Math.abs(panel - Math.round(panel));
    out.set(wood);
    lay(out, deep, (sumOctaves(noise, x * 40, y * 2.4, 3) - 0.4) * 0.7 + 0.3 * ramp(down, 0.3, 1));
    // The wooden panels of the lobby have vertical grooves.
    lay(out, deep, 0.34 * (0.5 + 0.5 * Math.sin(x * 330)));
    addLight(
      out,
      [1, 0.74, 0.42],
      0.85 * Math.exp(-seam * 26) * (Math.round(panel) % 3 === 0 ? 1 : 0),
    );
    addLight(out, [1, 0.78, 0.5], 0.42 * Math.exp(-(down - 0.09) * 7));
    addLight(out, [1, 0.8, 0.52], 0.12 * Math.exp(-norm((x - 0.5) * 1.6, (down - 0.5) * 1.1) * 3));
  });
  painter.soften(7);
  columns(painter, dim);
  painter.blurred(8, (context) => {
    // The desk of the lobby is lit from below its top.
    const [top, foot] = [horizon * 0.73, horizon + 20];
    context.fillStyle = oklch(0.3 * dim, 0.045, 50);
    context.fillRect(SIDE * 0.29, top, SIDE * 0.42, foot - top);
    const glow = context.createLinearGradient(0, top, 0, foot);
    glow.addColorStop(0, 'rgba(255,206,130,0.85)');
    glow.addColorStop(0.4, 'rgba(255,190,110,0.25)');
    glow.addColorStop(1, 'rgba(255,190,110,0)');
    context.fillStyle = glow;
    context.fillRect(SIDE * 0.29, top, SIDE * 0.42, foot - top);
    context.fillStyle = oklch(0.93 * dim, 0.012, 80);
    context.fillRect(SIDE * 0.27, top - 14, SIDE * 0.46, 22);
    // Flowers stand at one end of the desk.
    painter.vessel(context, SIDE * 0.34, top - 12, 34, 62, oklch(0.9 * dim, 0.01, 80));
    for (let flower = 0; flower < 12; flower++)
      painter.ball(
        context,
        SIDE * 0.34 + painter.between(-42, 42),
        top - 96 + painter.between(-34, 24),
        painter.between(13, 20),
        oklch(painter.between(0.8, 0.95) * dim, 0.05, painter.between(340, 380)),
      );
  });
  for (const [x, turn] of [
    [0.14, 0.5],
    [0.87, -0.5],
  ] as const)
    paintStandingObject(painter, {
      kind: 'armchair',
      x: SIDE * x,
      base: horizon + 34,
      height: 240,
      blur: 8,
      body: oklch(0.46, 0.07, hue ?? 165),
      turn,
      light: dim,
    });
  globes(painter);
  painter.floor({
    material: 'marble',
    light: oklch(0.9 * dim, 0.018, 78),
    dark: oklch(0.66 * dim, 0.03, 70),
    vein: oklch(0.5, 0.03, 60),
    sheen: 0.42,
  });
  return { gloss: 0.24, shadowSide: 1, shadow: 0.32 };
}

/** Paints two columns of pale stone. */
function columns(painter: SetPainter, dim: number): void {
  painter.blurred(8, (context) => {
    for (const x of [SIDE * 0.235, SIDE * 0.765]) {
      const round = context.createLinearGradient(x - 50, 0, x + 50, 0);
      round.addColorStop(0, oklch(0.72 * dim, 0.025, 76));
      round.addColorStop(0.32, oklch(0.96 * dim, 0.015, 82));
      round.addColorStop(1, oklch(0.5 * dim, 0.03, 68));
      context.fillStyle = round;
      context.fillRect(x - 46, -60, 92, painter.horizon + 76);
      context.fillRect(x - 58, painter.horizon - 26, 116, 44);
    }
  });
}

/** Paints glass globe lamps on thin rods, and the lamps' light on the wall behind. */
function globes(painter: SetPainter): void {
  for (const [x, y, radius] of GLOBES)
    paintPool(painter.context, 'screen', {
      x: SIDE * x,
      y: painter.horizon * y,
      reach: radius * 8,
      stops: LAMPLIGHT,
    });
  painter.blurred(4, (context) => {
    for (const [x, y, radius] of GLOBES) {
      context.fillStyle = '#3a2c1c';
      context.fillRect(SIDE * x - 2, -60, 4, painter.horizon * y + 60);
      context.fillStyle = '#fff3d6';
      context.beginPath();
      context.arc(SIDE * x, painter.horizon * y, radius, 0, Math.PI * 2);
      context.fill();
    }
  });
}
