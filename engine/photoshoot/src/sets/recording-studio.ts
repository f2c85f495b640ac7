import { norm, oklch, ramp, withAlpha } from '@adwright/engine-pixels';
import { addLight, lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintStandingObject } from '../kit/standing-objects.ts';

/**
 * Photoshoot scene that shows a recording studio: foam on the wall, loudspeakers, a microphone, and the lights of a
 * mixing desk.
 */
export const recordingStudio = defineSet({
  indoors: true,
  light: 'hours',
  within: 'workspace',
  paint,
});

/** Paints foam wedges on a dark wall from the front: each tile has four slopes that face four sides. */
function foam(painter: SetPainter, hue: number): void {
  const { noise } = painter;
  const [dark, light] = [rgb(0.2, 0.02, hue), rgb(0.42, 0.035, hue)];
  const [lamp, warm] = [rgb(0.66, 0.2, hue), rgb(0.7, 0.13, 60)];
  painter.backdrop(4, (x, y, out) => {
    const [u, v] = [((x * 9) % 1) - 0.5, ((y * 9) % 1) - 0.5];
    const upright = (Math.floor(x * 9) + Math.floor(y * 9)) % 2 === 0;
    const slope = upright ? Math.abs(u) - u * 0.7 : Math.abs(v) - v * 0.7;
    out.set(dark);
    lay(out, light, 0.9 * ramp(slope, 0, 0.8) + 0.1 * sumOctaves(noise, x * 4, y * 4, 2));
    const wood = Math.abs(x - 0.5) > 0.34;
    if (wood) {
      out.set(rgb(0.42, 0.06, 55));
      lay(out, [0.12, 0.07, 0.04], 0.8 * ramp(Math.abs(((x * 34) % 1) - 0.5), 0.3, 0.42));
      addLight(out, [0.3, 0.2, 0.1], 0.3 * sumOctaves(noise, x * 40, y * 4, 3));
    }
    addLight(out, lamp, 0.5 * Math.exp(-Math.abs(Math.abs(x - 0.5) - 0.34) * 16));
    addLight(out, warm, 0.3 * Math.exp(-norm(x - 0.2, y - 0.1) * 3));
  });
  painter.soften(7);
}

function paint(painter: SetPainter, hue: number | null, pick: number): SetLook {
  const base = hue ?? 285;
  const left = pick % 2 === 0;
  const x = (share: number) => SIDE * (left ? share : 1 - share);
  foam(painter, base);
  paintStandingObject(painter, {
    kind: 'speaker',
    x: x(0.9),
    base: painter.horizon * 0.86,
    height: 300,
    blur: 10,
    body: '#2b2c30',
    light: 0.6,
  });
  painter.blurred(9, (context) => {
    const desk = context.createLinearGradient(0, painter.horizon * 0.8, 0, painter.horizon + 20);
    desk.addColorStop(0, '#3c3d44');
    desk.addColorStop(1, '#141519');
    context.fillStyle = desk;
    context.fillRect(-60, painter.horizon * 0.84, SIDE + 120, painter.horizon * 0.2);
    for (let strip = 0; strip < 44; strip++) {
      const at = strip * 26 - 20;
      context.fillStyle = 'rgba(0,0,0,0.5)';
      context.fillRect(at + 6, painter.horizon * 0.9, 5, painter.horizon * 0.1);
      context.fillStyle = '#c9ccd2';
      context.fillRect(at, painter.horizon * painter.between(0.9, 0.97), 17, 9);
      context.fillStyle = withAlpha(['#63e08a', '#ffcf5a', '#ff6a5a'][strip % 3] ?? '#63e08a', 0.9);
      context.fillRect(at + 4, painter.horizon * 0.865, 9, 7);
    }
  });
  paintStandingObject(painter, {
    kind: 'microphone',
    x: x(0.16),
    base: painter.horizon + 40,
    height: 470,
    blur: 8,
    body: '#3a3c42',
    turn: left ? 0.3 : -0.3,
    light: 0.75,
  });
  painter.bokeh(
    ['#63e08a', '#ffcf5a', oklch(0.76, 0.18, base)],
    26,
    painter.horizon * 0.84,
    painter.horizon * 0.98,
    6,
    17,
    1.5,
  );
  painter.floor({
    material: 'wood',
    light: oklch(0.42, 0.05, 55),
    dark: oklch(0.18, 0.035, 48),
    sheen: 0.3,
  });
  return { gloss: 0.16, shadowSide: 1, shadow: 0.34 };
}
