import { norm, oklch, ramp, withAlpha } from '@adwright/engine-pixels';
import { lay, rgb, shine } from '../kit/backdrop.ts';
import { SIDE } from '../kit/frame.ts';
import { cloudy } from '../kit/noise-field.ts';
import type { PaintSet } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { standThing } from '../kit/things.ts';

/** A diner of the fifties: booths of red leather under a neon sign, chrome, tiles in black and white. */
export const diner: PaintSet = (painter, hue, pick) => {
  const { noise } = painter;
  const base = hue ?? 25;
  const bottom = painter.horizon / SIDE;
  const night = painter.view.time === 'night';
  const [wall, low] = [
    rgb(night ? 0.4 : 0.84, 0.035, base + 150),
    rgb(night ? 0.3 : 0.72, 0.05, base + 150),
  ];
  const seat = rgb(0.47, 0.17, base);
  painter.backdrop(4, (x, y, out) => {
    const down = y / bottom;
    out.set(wall);
    lay(out, low, norm(x - 0.4, y) * 0.7 + (cloudy(noise, x * 3, y * 3, 3) - 0.5) * 0.2);
    // A dado of pale tiles with a band of chrome above it.
    if (down > 0.5) {
      const joint = Math.min(Math.abs(((x * 16) % 1) - 0.5), Math.abs(((y * 16) % 1) - 0.5));
      out.set([0.93, 0.91, 0.86]);
      lay(out, [0.66, 0.62, 0.56], 0.5 * ramp(joint, 0.06, 0.02) + 0.3 * ramp(down, 0.5, 1));
    }
    const chrome = ramp(0.035 - Math.abs(down - 0.49), 0, 0.012);
    lay(out, [0.62, 0.65, 0.69], chrome);
    shine(out, [1, 1, 1], 0.5 * chrome * ramp(0.012 - Math.abs(down - 0.482), 0, 0.01));
    // Backs of the booths, in rolls of leather.
    const booth = ((x + (pick % 2) * 0.2) / 0.46) % 1;
    if (booth < 0.86 && down > 0.6) {
      const roll = Math.sin(booth * 44) ** 2;
      const crown = ramp(down, 0.6 + 0.03 * (booth - 0.43) ** 2 * 4, 0.63);
      lay(out, seat, crown);
      shine(out, [1, 0.85, 0.8], 0.16 * crown * roll * ramp(1 - down, 0, 0.4));
      lay(out, [0.15, 0.02, 0.03], 0.5 * crown * (1 - roll) + 0.3 * crown * ramp(down, 0.8, 1));
      lay(out, [0.95, 0.92, 0.86], 0.9 * ramp(0.016 - Math.abs(down - 0.645), 0, 0.01));
    }
  });
  painter.soften(8);
  const [sign, other] = [oklch(0.76, 0.2, base - 5), oklch(0.84, 0.13, base + 180)];
  for (const [blur, width, opacity] of [
    [30, 34, 0.8],
    [4, 9, 1],
  ] as const)
    painter.blurred(
      blur,
      (context) => {
        context.globalCompositeOperation = 'lighter';
        context.lineWidth = width;
        context.lineCap = 'round';
        const [x, y] = [SIDE * (pick % 2 === 0 ? 0.26 : 0.74), painter.horizon * 0.22];
        context.strokeStyle = sign;
        context.beginPath();
        context.roundRect(x - 170, y - 74, 340, 148, 74);
        context.stroke();
        context.strokeStyle = other;
        // Handwriting of light, too far away to read.
        context.beginPath();
        for (let step = 0; step <= 60; step++)
          context.lineTo(x - 110 + step * 3.7, y + Math.sin(step * 0.62) * (26 - step * 0.2));
        context.stroke();
      },
      opacity,
    );
  painter.bokeh(
    ['#ffd9a0', '#fff3dc', sign],
    16,
    painter.horizon * 0.1,
    painter.horizon * 0.6,
    9,
    26,
    2,
  );
  painter.floor({
    material: 'checker',
    light: '#f6f4ef',
    dark: '#bdb8ae',
    vein: '#1c1b1d',
    sheen: 0.3,
  });
  return { gloss: 0.2, shadowSide: 1, shadow: 0.36 };
};

/** Wedges of foam before a dark wall, seen from the front: four slopes to a tile, each turned to another side. */
function foam(painter: SetPainter, hue: number): void {
  const { noise } = painter;
  const [dark, light] = [rgb(0.2, 0.02, hue), rgb(0.42, 0.035, hue)];
  const [lamp, warm] = [rgb(0.66, 0.2, hue), rgb(0.7, 0.13, 60)];
  painter.backdrop(4, (x, y, out) => {
    const [u, v] = [((x * 9) % 1) - 0.5, ((y * 9) % 1) - 0.5];
    const upright = (Math.floor(x * 9) + Math.floor(y * 9)) % 2 === 0;
    const slope = upright ? Math.abs(u) - u * 0.7 : Math.abs(v) - v * 0.7;
    out.set(dark);
    lay(out, light, 0.9 * ramp(slope, 0, 0.8) + 0.1 * cloudy(noise, x * 4, y * 4, 2));
    const wood = Math.abs(x - 0.5) > 0.34;
    if (wood) {
      out.set(rgb(0.42, 0.06, 55));
      lay(out, [0.12, 0.07, 0.04], 0.8 * ramp(Math.abs(((x * 34) % 1) - 0.5), 0.3, 0.42));
      shine(out, [0.3, 0.2, 0.1], 0.3 * cloudy(noise, x * 40, y * 4, 3));
    }
    shine(out, lamp, 0.5 * Math.exp(-Math.abs(Math.abs(x - 0.5) - 0.34) * 16));
    shine(out, warm, 0.3 * Math.exp(-norm(x - 0.2, y - 0.1) * 3));
  });
  painter.soften(7);
}

/** A studio where sound is recorded: foam on the wall, monitors, a microphone, lights of a mixing desk. */
export const recordingStudio: PaintSet = (painter, hue, pick) => {
  const base = hue ?? 285;
  const left = pick % 2 === 0;
  const x = (share: number) => SIDE * (left ? share : 1 - share);
  foam(painter, base);
  standThing(painter, {
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
  standThing(painter, {
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
};
