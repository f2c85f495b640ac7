import { norm, oklch } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { addLight, lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { LAMPLIGHT, paintPool } from '../kit/light-pool.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows a wide staircase in an elegant house: pale stone, a carpet held by brass rods, balusters,
 * and lamps at the bottom.
 */
export const staircase = defineSet({
  light: 'hours',
  paint,
});

/** Number of steps of the staircase. */
const STEPS = 13;
/**
 * Height of the uppermost step, as a share (0–1) of the height between the far edge of the floor and the
 * picture's top.
 */
const RISE = 0.6;
/** Share of their width (0–1) by which the stairs get narrower from bottom to top. */
const NARROWS = 0.44;
/** Half the width of the stairs at the bottom, as a share of the picture's side. */
const HALF = 0.43;
/** Half the width of the carpet at the bottom, as a share of the picture's side. */
const CARPET = 0.2;

function paint(painter: SetPainter, hue: number | null): SetLook {
  const { noise } = painter;
  const horizon = Math.max(1, painter.horizon);
  const bottom = horizon / SIDE;
  const dim = painter.view.key === 'low' || painter.view.time === 'night' ? 0.6 : 1;
  const [light, dark] = [rgb(0.9 * dim, 0.022, 82), rgb(0.6 * dim, 0.035, 74)];
  painter.backdrop(5, (x, y, out) => {
    const fall = norm(x - 0.5, (y - bottom * 0.3) * 1.2);
    out.set(light);
    lay(out, dark, fall * 0.85 + (sumOctaves(noise, x * 3, y * 3, 4) - 0.5) * 0.3);
    // The wall beside the stairs has pilasters (flat pillars).
    const bay = Math.abs(((x * 5 + 0.5) % 1) - 0.5);
    lay(out, dark, 0.4 * Math.max(0, 1 - Math.abs(bay - 0.32) * 60));
    addLight(out, [1, 0.9, 0.7], 0.14 * dim * Math.exp(-fall * 4));
  });
  painter.soften(6);
  painter.blurred(4, (context) => {
    gallery(context, horizon, dim);
    for (let step = STEPS - 1; step >= 0; step--) tread(context, step, horizon, hue ?? 22, dim);
    for (const side of [-1, 1] as const) balustrade(context, side, horizon, dim);
  });
  for (const x of [0.045, 0.955]) {
    const y = horizon * 0.48;
    paintPool(painter.context, 'screen', { x: SIDE * x, y, reach: SIDE * 0.3, stops: LAMPLIGHT });
    painter.blurred(5, (context) => globe(context, SIDE * x, y, horizon));
  }
  painter.floor({
    material: 'marble',
    light: oklch(0.95 * dim, 0.012, 84),
    dark: oklch(0.76 * dim, 0.025, 78),
    vein: oklch(0.62 * dim, 0.05, 70),
    sheen: 0.3,
  });
  return {
    gloss: 0.26,
    shadowSide: 1,
    shadow: 0.3,
    stand: { hue: 84, lightness: 0.92 * dim, chroma: 0.015, picks: [3] },
  };
}

/** Returns half the width of the stairs at a given share of their height, as a share of the picture's side. */
const halfAt = (share: number) => HALF * (1 - NARROWS * share);
// Steps that are farther away look less tall, so their edges are closer together towards the top.
const rowAt = (share: number, horizon: number) =>
  horizon * (1.02 - RISE * (1 - (1 - share) ** 1.5));

/** Paints the landing at the top of the stairs: a tall arched window in daylight. */
function gallery(context: SKRSContext2D, horizon: number, dim: number): void {
  const top = rowAt(1, horizon);
  const [half, arch] = [SIDE * 0.14, horizon * 0.18];
  context.fillStyle = oklch(0.97 * dim, 0.01, 84);
  context.beginPath();
  context.roundRect(SIDE / 2 - half - 18, arch - half - 18, 2 * half + 36, top - arch + half + 18, [
    half,
    half,
    0,
    0,
  ]);
  context.fill();
  const day = context.createLinearGradient(0, arch - half, 0, top);
  day.addColorStop(0, dim < 1 ? '#33416e' : '#dcebf7');
  day.addColorStop(1, dim < 1 ? '#8c7a86' : '#fdf3dc');
  context.fillStyle = day;
  context.beginPath();
  context.roundRect(SIDE / 2 - half, arch - half, 2 * half, top - arch + half, [half, half, 0, 0]);
  context.fill();
  context.fillStyle = oklch(0.9 * dim, 0.015, 84);
  context.fillRect(SIDE / 2 - 5, arch - half, 10, top);
  for (const row of [0.1, 0.34])
    context.fillRect(SIDE / 2 - half, arch + (top - arch) * row, 2 * half, 9);
}

/** Paints one step of the staircase: the lit tread, the riser in shadow, and the carpet on both. */
function tread(
  context: SKRSContext2D,
  step: number,
  horizon: number,
  hue: number,
  dim: number,
): void {
  const [near, far] = [step / STEPS, (step + 1) / STEPS];
  const [y, up] = [rowAt(near, horizon), rowAt(far, horizon)];
  const edge = y + (up - y) * 0.66;
  const bar = (share: number, from: number, to: number, fill: string) => {
    const half = SIDE * halfAt(near) * share;
    context.fillStyle = fill;
    context.fillRect(SIDE / 2 - half, to, 2 * half, from - to + 1);
  };
  const carpet = CARPET / HALF;
  bar(1, y, edge, oklch((0.74 - 0.05 * near) * dim, 0.025, 78));
  bar(1, edge, up, oklch((0.94 - 0.05 * near) * dim, 0.015, 84));
  bar(carpet, y, edge, oklch(0.36 * dim, 0.13, hue));
  bar(carpet, edge, up, oklch(0.5 * dim, 0.16, hue));
  bar(carpet * 1.05, edge + 3, edge - 2, oklch(0.8 * dim, 0.11, 86));
}

/** Paints a handrail on turned balusters along one side of the stairs, starting at a post at the bottom. */
function balustrade(context: SKRSContext2D, side: -1 | 1, horizon: number, dim: number): void {
  const at = (share: number) =>
    [SIDE * (0.5 + side * halfAt(share)), rowAt(share, horizon)] as const;
  const tall = (share: number) => horizon * 0.26 * (1 - 0.52 * share);
  for (let post = STEPS; post >= 0; post--) {
    const share = post / STEPS;
    const [x, y] = at(share);
    const [high, wide] = [tall(share), 20 * (1 - 0.5 * share)];
    const stone = context.createLinearGradient(x - wide / 2, 0, x + wide / 2, 0);
    stone.addColorStop(0, oklch(0.97 * dim, 0.01, 84));
    stone.addColorStop(1, oklch(0.6 * dim, 0.03, 76));
    context.fillStyle = stone;
    context.beginPath();
    context.ellipse(x, y - high * 0.3, wide * 0.62, high * 0.26, 0, 0, Math.PI * 2);
    context.rect(x - wide * 0.26, y - high, wide * 0.52, high);
    context.fill();
  }
  context.strokeStyle = oklch(0.34 * dim, 0.06, 50);
  context.lineWidth = 20;
  context.lineCap = 'round';
  context.beginPath();
  for (let post = 0; post <= STEPS; post++) {
    const [x, y] = at(post / STEPS);
    context.lineTo(x, y - tall(post / STEPS));
  }
  context.stroke();
}

/** Paints a glass lamp on a post. */
function globe(context: SKRSContext2D, x: number, y: number, horizon: number): void {
  const post = context.createLinearGradient(x - 26, 0, x + 26, 0);
  post.addColorStop(0, oklch(0.86, 0.02, 84));
  post.addColorStop(1, oklch(0.5, 0.035, 76));
  context.fillStyle = post;
  context.fillRect(x - 26, y + 70, 52, horizon - y);
  context.fillRect(x - 36, y + 56, 72, 22);
  context.fillStyle = oklch(0.66, 0.11, 82);
  context.fillRect(x - 7, y + 20, 14, 40);
  context.fillStyle = '#fff3d2';
  context.beginPath();
  context.arc(x, y, 36, 0, Math.PI * 2);
  context.fill();
}
