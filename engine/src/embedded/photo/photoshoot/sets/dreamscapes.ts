import { oklch } from '../../../colour/oklch.ts';
import { ramp } from '../../ramp.ts';
import { lay, mixed, rgb, shine } from './backdrop.ts';
import { SIDE } from './frame.ts';
import { cloudy } from './noise-field.ts';
import type { PaintSet } from './set-look.ts';

/** Foil that shimmers in all colours. */
export const holographic: PaintSet = (painter, hue) => {
  const { noise } = painter;
  const drift = painter.between(0, 60);
  const wheel = Array.from({ length: 32 }, (_, step) =>
    rgb(0.83, 0.11, hue === null ? step * 11.25 : hue + Math.sin(step / 5) * 60),
  );
  painter.backdrop(
    3,
    (x, y, out) => {
      const bend = cloudy(noise, x * 1.7 + drift, y * 1.7, 3);
      const crease = cloudy(noise, x * 3 + bend * 3 + drift, y * 3 - bend * 2, 3);
      const turn = (bend * 2.6 + crease * 1.3 + x * 0.5 + y * 0.35) * 20;
      const at = ((turn % 32) + 32) % 32;
      const from = wheel[Math.floor(at)] ?? [1, 1, 1];
      const to = wheel[(Math.floor(at) + 1) % 32] ?? [1, 1, 1];
      out.set(mixed(from, to, at - Math.floor(at)));
      const slope =
        cloudy(noise, x * 3 + bend * 3 + drift + 0.03, y * 3 - bend * 2 + 0.02, 3) - crease;
      shine(out, [1, 1, 1], ramp(slope, 0.004, 0.03) * 0.4);
      lay(out, [0.45, 0.4, 0.62], ramp(-slope, 0.006, 0.035) * 0.45);
    },
    SIDE,
  );
  painter.bokeh(['#ffffff', '#ffe6fb', '#dff6ff'], 30, 0, painter.horizon, 5, 26, 1.5);
  painter.sweep(oklch(0.9, 0.04, hue ?? 300));
  return { gloss: 0.3, shadowSide: 1, shadow: 0.24 };
};

/** Steps, arches and balls in two pastel colours. */
export const podiums: PaintSet = (painter, hue, pick) => {
  const base = hue ?? [355, 165, 250, 60][pick % 4] ?? 355;
  const other = base + 150;
  painter.wall(oklch(0.89, 0.065, base), oklch(0.76, 0.085, base));
  const solid = (
    x: number,
    width: number,
    height: number,
    colour: readonly [number, number, number],
    arch: boolean,
  ) =>
    painter.blurred(5, (context) => {
      const [lightness, chroma, turn] = colour;
      const left = SIDE * x - width / 2;
      const round = context.createLinearGradient(left, 0, left + width, 0);
      round.addColorStop(0, oklch(lightness + 0.03, chroma, turn));
      round.addColorStop(0.3, oklch(lightness + 0.06, chroma * 0.8, turn));
      round.addColorStop(1, oklch(lightness - 0.1, chroma, turn));
      context.shadowColor = 'rgba(90,60,80,0.3)';
      context.shadowBlur = 40;
      context.shadowOffsetX = 24;
      context.fillStyle = round;
      context.beginPath();
      context.roundRect(
        left,
        painter.horizon + 20 - height,
        width,
        height,
        arch ? [width / 2, width / 2, 0, 0] : 8,
      );
      context.fill();
    });
  solid(0.7, 300, 520, [0.86, 0.07, base], true);
  solid(0.7, 180, 400, [0.78, 0.09, base], true);
  solid(0.2, 230, 190, [0.88, 0.06, other], false);
  solid(0.36, 180, 96, [0.9, 0.05, base + 30], false);
  painter.blurred(5, (context) => {
    painter.ball(context, SIDE * 0.19, painter.horizon - 236, 66, oklch(0.85, 0.09, base + 40));
    painter.ball(context, SIDE * 0.9, painter.horizon - 40, 60, oklch(0.82, 0.09, other));
  });
  painter.windowLight(0.28);
  painter.sweep(oklch(0.85, 0.07, base));
  return {
    gloss: 0.1,
    shadowSide: 1,
    shadow: 0.34,
    stand: { hue: other, chroma: 0.05, picks: [0, 1, 3] },
  };
};

/** Above the clouds. */
export const clouds: PaintSet = (painter, hue) => {
  const { noise } = painter;
  const time = painter.view.time ?? 'day';
  const base = hue ?? (time === 'sunset' ? 30 : 240);
  const dim = { day: 1, sunset: 0.92, night: 0.5 }[time];
  const [zenith, low] = [rgb(0.66 * dim, 0.1, base), rgb(0.9 * dim, 0.04, base - 20)];
  const [white, shade] = [rgb(0.99 * dim, 0.01, base), rgb(0.78 * dim, 0.05, base + 10)];
  const drift = painter.between(0, 60);
  const bottom = painter.horizon / SIDE;
  painter.backdrop(
    4,
    (x, y, out) => {
      const warp = cloudy(noise, x * 2 + drift, y * 2, 2) - 0.5;
      const mass = cloudy(noise, x * 2.6 + drift + warp, y * 4.4 + warp, 5);
      const above = cloudy(noise, x * 2.6 + drift + warp - 0.07, y * 4.4 + warp - 0.11, 5);
      // They close into a floor towards the foreground.
      const cover = ramp(mass + 0.55 * ramp(y, bottom * 0.35, bottom * 1.1), 0.5, 0.68);
      out.set(zenith);
      lay(out, low, ramp(y, 0, bottom));
      lay(out, shade, cover);
      lay(out, white, cover * ramp(0.5 + (mass - above) * 4, 0.32, 0.78));
      shine(out, [1, 0.95, 0.85], 0.16 * Math.exp(-Math.hypot(x - 0.25, y - 0.1) * 3));
    },
    SIDE,
  );
  return { gloss: 0, shadowSide: 1, shadow: 0.18 };
};
