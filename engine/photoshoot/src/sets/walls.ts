import { norm, oklch, ramp } from '@adwright/engine-pixels';
import { lay, mixed, type Rgb, rgb } from '../kit/backdrop.ts';
import type { Floor } from '../kit/floor.ts';
import { type SetView, SIDE } from '../kit/frame.ts';
import { FIRELIGHT, paintPool } from '../kit/light-pool.ts';
import { cloudy, type Noise } from '../kit/noise-field.ts';
import type { Paint } from '../kit/paints.ts';
import type { PaintSet } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/** Writes the colour of a place of a wall; x and y are shares of the picture's side. */
type Masonry = (x: number, y: number, noise: Noise, out: Float64Array) => void;

/** A wall lit from the upper left, dimmer towards the floor. */
function wall(painter: SetPainter, masonry: Masonry, floor: Floor, blur: number): void {
  const { noise } = painter;
  const bottom = painter.horizon / SIDE;
  painter.backdrop(3, (x, y, out) => {
    masonry(x, y, noise, out);
    const fall = 1.12 - 0.5 * norm(x - 0.28, y - 0.16) - 0.16 * ramp(y, bottom * 0.8, bottom);
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
    paintPool(
      painter.context,
      'screen',
      {
        x: SIDE * x,
        y: painter.horizon * 0.36,
        reach: 330,
        stops: FIRELIGHT,
      },
      0.7,
    );
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
    lay(out, [0, 0, 0], 0.3 * norm(x - 0.35, y - 0.2));
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

/** Black, grey or white, where the words' velvet has no colour. */
function toneOfStuff({ lightness, chroma }: Paint): SetView['tone'] {
  if (chroma > 0.03) return null;
  return lightness < 0.45 ? 'black' : lightness > 0.8 ? 'white' : 'grey';
}

/** A curtain of velvet in a spot of light. */
export const drape: PaintSet = (painter, hue) => {
  const base = hue ?? 22;
  const { stuff } = painter.view;
  const tone = painter.view.tone ?? (hue === null && stuff !== null ? toneOfStuff(stuff) : null);
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
    const spot = Math.exp(-norm(x - 0.46, (y - 0.3) * 0.9) * 2);
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
