import { oklch } from '../../../colour/oklch.ts';
import { ramp } from '../../ramp.ts';
import { lay, mixed, type Rgb, rgb, shine } from './backdrop.ts';
import type { Floor } from './floor.ts';
import { SIDE } from './frame.ts';
import { cloudy, type Noise } from './noise-field.ts';
import type { PaintSet } from './set-look.ts';
import type { SetPainter } from './set-painter.ts';

/** Writes the colour of a place of a wall; x and y are shares of the picture's side. */
type Masonry = (x: number, y: number, noise: Noise, out: Float64Array) => void;

/** A wall lit from the upper left, dimmer towards the floor. */
function wall(painter: SetPainter, masonry: Masonry, floor: Floor, blur: number): void {
  const { noise } = painter;
  const bottom = painter.horizon / SIDE;
  painter.backdrop(3, (x, y, out) => {
    masonry(x, y, noise, out);
    const fall = 1.12 - 0.5 * Math.hypot(x - 0.28, y - 0.16) - 0.16 * ramp(y, bottom * 0.8, bottom);
    for (let channel = 0; channel < 3; channel++) out[channel] = (out[channel] ?? 0) * fall;
  });
  painter.soften(blur);
  painter.floor(floor);
}

/** Distance to the rim of a brick, and a number of its own. */
function brickAt(x: number, y: number, width: number, height: number, noise: Noise) {
  const row = Math.floor(y / height);
  const along = x / width + (row % 2) * 0.5;
  const cell = Math.floor(along);
  const edge = Math.min(
    Math.min(y / height - row, 1 - y / height + row) * height,
    Math.min(along - cell, 1 - along + cell) * width,
  );
  return { edge, own: noise(cell * 3.7 + 0.5, row * 5.3 + 0.5) };
}

export const brick: PaintSet = (painter, hue) => {
  const { tone } = painter.view;
  const pale = tone === 'white' ? 0.86 : tone === 'grey' ? 0.6 : tone === 'black' ? 0.2 : null;
  const clay = pale === null ? rgb(0.5, 0.1, hue ?? 38) : rgb(pale, 0.008, 70);
  const mortar = pale === null ? rgb(0.72, 0.02, 60) : rgb(pale * 0.84, 0.008, 70);
  wall(
    painter,
    (x, y, noise, out) => {
      const bent = y + (noise(x * 9, y * 9) - 0.5) * 0.004;
      const { edge, own } = brickAt(x, bent, 0.13, 0.045, noise);
      const grain = cloudy(noise, x * 40, y * 40, 3) - 0.5;
      out.set(mixed(clay, [0.12, 0.06, 0.05], (own - 0.35) * 0.55 * (pale === null ? 1 : 0.2)));
      lay(out, [0, 0, 0], grain * 0.4 + (cloudy(noise, x * 3, y * 3, 3) - 0.5) * 0.5);
      lay(out, mortar, 0.85 * ramp(0.0055 - edge, 0, 0.0025));
      // Each brick throws a little shade on the joint below it.
      lay(out, [0, 0, 0], 0.3 * ramp(0.009 - edge, 0, 0.004) * ramp(edge, 0.003, 0.006));
    },
    {
      material: 'concrete',
      light: oklch(0.7, 0.012, 70),
      dark: oklch(0.38, 0.012, 60),
      sheen: 0.14,
    },
    4,
  );
  painter.windowLight(0.2, '255,226,186');
  return { gloss: 0.1, shadowSide: 1, shadow: 0.42 };
};

/** Boards of an old barn. */
export const barn: PaintSet = (painter, hue) => {
  const base = hue ?? 66;
  const [light, dark] = [rgb(0.7, hue === null ? 0.028 : 0.11, base), rgb(0.34, 0.03, base - 8)];
  wall(
    painter,
    (x, y, noise, out) => {
      const board = Math.floor(x / 0.105);
      const across = x / 0.105 - board;
      const own = noise(board * 5.7 + 0.5, 3.5);
      const fibre = cloudy(noise, x * 70 + own * 30, y * 4 + own * 9, 3);
      const knot = Math.sin(
        (across + noise(board * 9, y * 3) * 0.6) * 12 + noise(x * 6, y * 2) * 8,
      );
      out.set(light);
      lay(out, dark, (fibre - 0.35) * 1.1 + (own - 0.5) * 0.5 + knot * 0.09);
      lay(out, [0.05, 0.035, 0.03], 0.85 * ramp(0.045 - Math.min(across, 1 - across), 0, 0.03));
    },
    { material: 'wood', light: oklch(0.56, 0.05, 58), dark: oklch(0.24, 0.04, 50), sheen: 0.06 },
    4,
  );
  painter.windowLight(0.2, '255,232,196');
  return { gloss: 0.04, shadowSide: 1, shadow: 0.42 };
};

/** Rough stones of a castle or a cellar. */
export const stonework: PaintSet = (painter, hue) => {
  const base = hue ?? 72;
  const [light, dark] = [rgb(0.66, 0.022, base), rgb(0.3, 0.018, base)];
  wall(
    painter,
    (x, y, noise, out) => {
      const bentX = x + (cloudy(noise, x * 6, y * 6, 2) - 0.5) * 0.06;
      const bentY = y + (cloudy(noise, x * 6 + 20, y * 6, 2) - 0.5) * 0.05;
      const { edge, own } = brickAt(bentX, bentY, 0.2, 0.105, noise);
      const grain = cloudy(noise, x * 20, y * 22, 4);
      out.set(light);
      lay(out, dark, (own - 0.4) * 0.6 + (grain - 0.42) * 1.1 + 0.2 * ramp(0.03 - edge, 0, 0.03));
      lay(out, [0.1, 0.09, 0.08], 0.8 * ramp(0.01 - edge, 0, 0.006));
    },
    {
      material: 'cobble',
      light: oklch(0.6, 0.02, base),
      dark: oklch(0.2, 0.015, base),
      sheen: 0.06,
    },
    5,
  );
  for (const x of [0.1, 0.92]) {
    painter.blurred(46, (context) => {
      context.globalCompositeOperation = 'lighter';
      context.fillStyle = 'rgba(255,150,60,0.6)';
      context.beginPath();
      context.arc(SIDE * x, painter.horizon * 0.36, 150, 0, Math.PI * 2);
      context.fill();
    });
    painter.blurred(6, (context) => {
      context.fillStyle = '#ffd78a';
      context.beginPath();
      context.ellipse(SIDE * x, painter.horizon * 0.36, 20, 46, 0, 0, Math.PI * 2);
      context.fill();
      context.fillStyle = '#2a201a';
      context.fillRect(SIDE * x - 9, painter.horizon * 0.42, 18, 90);
    });
  }
  return { gloss: 0.03, shadowSide: 1, shadow: 0.42 };
};

/** A blackboard that has been wiped and written on, above a shelf of chalk. */
export const chalkboard: PaintSet = (painter, hue) => {
  const slate = rgb(0.3, hue === null ? 0.022 : 0.05, hue ?? 165);
  const { noise } = painter;
  painter.backdrop(4, (x, y, out) => {
    const wiped = cloudy(noise, x * 2.4 + y * 1.2, y * 3 - x * 0.8, 4);
    const stroke = cloudy(noise, x * 30 + y * 60, y * 8 - x * 5, 2);
    out.set(slate);
    lay(out, [0.85, 0.88, 0.86], 0.3 * ramp(wiped, 0.4, 0.8) + (stroke - 0.5) * 0.06);
    lay(out, [0, 0, 0], 0.3 * Math.hypot(x - 0.35, y - 0.2));
  });
  painter.blurred(4, (context) => {
    context.lineCap = 'round';
    for (let line = 0; line < 6; line++) {
      const left = SIDE * (line % 2 === 0 ? 0.05 : 0.68);
      const y = painter.horizon * (0.12 + Math.floor(line / 2) * 0.2);
      context.strokeStyle = line === 1 ? 'rgba(246,220,130,0.7)' : 'rgba(240,244,240,0.62)';
      context.lineWidth = 6;
      context.beginPath();
      // Handwriting, too soft to read.
      for (let step = 0; step < 44; step++)
        context.lineTo(
          left + step * 6.4,
          y +
            Math.sin(step * 1.15 + line) * 15 * noise(step * 0.45, line * 3) +
            (step % 9 < 2 ? -8 : 0),
        );
      context.stroke();
    }
    context.fillStyle = oklch(0.6, 0.08, 62);
    context.fillRect(-60, painter.horizon - 34, SIDE + 120, 40);
    for (const [share, colour] of [
      [0.12, '#ffffff'],
      [0.2, '#f4d47c'],
      [0.86, '#f2a7b4'],
    ] as const) {
      context.fillStyle = colour;
      context.fillRect(SIDE * share, painter.horizon - 46, 62, 14);
    }
  });
  painter.floor({
    material: 'wood',
    light: oklch(0.68, 0.075, 66),
    dark: oklch(0.36, 0.065, 56),
    sheen: 0.14,
  });
  return { gloss: 0.1, shadowSide: 1, shadow: 0.4 };
};

/** A curtain of velvet in a spot of light. */
export const drape: PaintSet = (painter, hue) => {
  const base = hue ?? 22;
  const { tone } = painter.view;
  const chroma = tone === null ? 0.16 : 0.006;
  const lift = tone === 'white' ? 0.42 : tone === 'grey' ? 0.16 : tone === 'black' ? -0.16 : 0;
  const [dark, body, gloss]: readonly Rgb[] = [
    rgb(0.15 + lift, chroma * 0.4, base),
    rgb(0.38 + lift, chroma, base),
    rgb(0.58 + lift, chroma * 0.95, base + 4),
  ];
  const { noise } = painter;
  const drift = painter.between(0, 60);
  painter.backdrop(3, (x, y, out) => {
    const sway = (cloudy(noise, x * 2 + drift, y * 0.5, 2) - 0.5) * 0.5;
    const fold = Math.sin(x * 46 + sway * 22) * 0.6 + Math.sin(x * 23 + 1 + sway * 30) * 0.4;
    const nap = cloudy(noise, x * 80, y * 9, 2) - 0.5;
    const spot = Math.exp(-Math.hypot(x - 0.46, (y - 0.3) * 0.9) * 2);
    out.set(dark ?? [0, 0, 0]);
    lay(out, body ?? [0, 0, 0], ramp(fold, -0.75, 0.3));
    lay(out, gloss ?? [1, 1, 1], ramp(fold, 0.15, 0.9) ** 1.6 * (0.5 + 0.7 * spot) + nap * 0.12);
    for (let channel = 0; channel < 3; channel++)
      out[channel] = (out[channel] ?? 0) * (0.5 + 0.75 * spot);
  });
  painter.soften(3);
  painter.floor({
    material: 'wood',
    light: oklch(0.42, 0.06, 48),
    dark: oklch(0.14, 0.03, 42),
    sheen: 0.34,
  });
  return { gloss: 0.26, shadowSide: 1, shadow: 0.4 };
};

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
