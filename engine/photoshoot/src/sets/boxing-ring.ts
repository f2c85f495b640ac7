import { norm, oklch, ramp } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { addLight, lay, rgb } from '../kit/backdrop.ts';
import { paintBulbs } from '../kit/bulbs.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/**
 * Photoshoot scene that shows a boxing ring: ropes and a corner post in front of a dark hall, spotlights above, and
 * canvas as the floor.
 */
export const boxingRing = defineSet({
  indoors: true,
  light: 'hours',
  paint,
});

/** Horizontal position of the ring's corner post, as a share of the picture's side. */
const POST = 0.8;
/** Vertical positions of the ropes at the corner post: 0 is the picture's top, 1 the far edge of the floor. */
const ROPES = [0.3, 0.47, 0.64, 0.81] as const;
/**
 * Factor by which the distances between the ropes grow from the corner post to the picture's left edge, because
 * that side of the ring is nearer to the camera.
 */
const TO_THE_LEFT = 1.14;
/** Factor by which the distances between the ropes grow from the corner post to the picture's right edge. */
const TO_THE_RIGHT = 1.5;
/**
 * Vertical position of the horizon at the camera's height (0 is the picture's top, 1 the far edge of the
 * floor). Ropes above this position rise towards the camera.
 */
const EYE_ROW = 0.6;

function paint(painter: SetPainter, hue: number | null): SetLook {
  const { noise, horizon } = painter;
  const base = hue ?? 262;
  const bottom = Math.max(1, horizon) / SIDE;
  const [hall, smoke] = [rgb(0.13, 0.035, base), rgb(0.42, 0.06, base)];
  painter.backdrop(5, (x, y, out) => {
    const down = y / bottom;
    out.set(hall);
    lay(out, smoke, 0.55 * Math.exp(-norm(x - 0.5, down * 0.7) * 2.1));
    // The spectators sit in dark rows, and light from the ring falls on their heads.
    const rise = (down - 0.5) / 0.42;
    if (rise > 0 && rise < 1) {
      const row = Math.floor(rise * 5);
      const seat = x * (34 - row * 4) + row * 0.5;
      const head = norm(((seat % 1) - 0.5) * 1.1, ((rise * 5) % 1) - 0.45);
      const own = noise(Math.floor(seat) * 3.1 + 0.5, row * 7.7 + 0.5);
      lay(
        out,
        rgb(0.3 + 0.16 * own, 0.05, 40),
        0.8 * ramp(0.36 - head, 0, 0.1) * ramp(own, 0.2, 0.4),
      );
    }
    addLight(
      out,
      [0.5, 0.56, 0.7],
      0.12 * sumOctaves(noise, x * 3, y * 4, 3) * ramp(1 - down, 0, 1),
    );
  });
  painter.soften(9);
  spots(painter);
  painter.bokeh(['#ffffff', '#ffe2b0', '#9fc4ff'], 18, horizon * 0.42, horizon * 0.7, 4, 12, 1.5);
  painter.blurred(4, (context) => {
    for (const [index, share] of ROPES.entries())
      rope(context, horizon, share, ROPE_COLOURS[index]);
    cornerPost(painter, context, hue);
  });
  painter.floor({
    material: 'concrete',
    light: oklch(0.93, hue === null ? 0.008 : 0.04, hue ?? 240),
    dark: oklch(0.8, hue === null ? 0.014 : 0.06, hue ?? 250),
    sheen: 0.08,
  });
  // The light shines down on the ring, so the hall behind the ring is dark.
  painter.shade(0, horizon, SIDE, SIDE - horizon, 0.24);
  return { gloss: 0.06, shadowSide: 1, shadow: 0.42 };
}

const ROPE_COLOURS = ['#c8202c', '#f4f4f2', '#2450b8', '#f4f4f2'] as const;

/**
 * Paints one rope of the ring from the picture's left edge to the corner post, and from the post to the right
 * edge. Parts of the rope nearer to the camera are thicker.
 */
function rope(context: SKRSContext2D, horizon: number, share: number, colour = '#f4f4f2'): void {
  const at = (apart: number) => horizon * (EYE_ROW + (share - EYE_ROW) * apart);
  const [left, post, right] = [at(TO_THE_LEFT), at(1), at(TO_THE_RIGHT)];
  for (const [shift, thick, ink] of [
    [0, 1, colour],
    [0.28, 0.44, 'rgba(0,0,0,0.38)'],
    [-0.26, 0.22, 'rgba(255,255,255,0.5)'],
  ] as const) {
    const half = (wide: number) => (wide * thick) / 2;
    context.fillStyle = ink;
    for (const [x, y, wide] of [
      [-60, left, 27],
      [SIDE + 60, right, 36],
    ] as const) {
      context.beginPath();
      context.moveTo(x, y + shift * wide - half(wide));
      context.lineTo(SIDE * POST, post + shift * 23 - half(23));
      context.lineTo(SIDE * POST, post + shift * 23 + half(23));
      context.lineTo(x, y + shift * wide + half(wide));
      context.fill();
    }
  }
}

/** Paints the ring's corner post with its pad and the turnbuckles of the ropes. */
function cornerPost({ horizon }: SetPainter, context: SKRSContext2D, hue: number | null): void {
  const x = SIDE * POST;
  const round = (half: number, [edge, body, light]: readonly [string, string, string]) => {
    const gradient = context.createLinearGradient(x - half, 0, x + half, 0);
    gradient.addColorStop(0, edge);
    gradient.addColorStop(0.34, light);
    gradient.addColorStop(0.6, body);
    gradient.addColorStop(1, edge);
    return gradient;
  };
  context.fillStyle = round(22, ['#1b1d22', '#4a4e57', '#a9afba']);
  context.fillRect(x - 22, horizon * 0.16, 44, horizon);
  for (const share of ROPES) {
    context.fillStyle = '#c9ccd2';
    context.fillRect(x - 58, horizon * share - 8, 116, 16);
  }
  const pad = hue ?? 27;
  context.fillStyle = round(46, [
    oklch(0.3, 0.13, pad),
    oklch(0.5, 0.2, pad),
    oklch(0.66, 0.19, pad),
  ]);
  for (const share of ROPES) {
    context.beginPath();
    context.roundRect(x - 46, horizon * (share - 0.062), 92, horizon * 0.124, 22);
    context.fill();
  }
}

/** Horizontal positions of the spotlights, as shares of the picture's side. */
const SPOTS = [0.1, 0.36, 0.64, 0.9] as const;

/** Paints a truss of spotlights above the ring, and the light cones of the spotlights. */
function spots(painter: SetPainter): void {
  painter.blurred(22, (context) => {
    context.globalCompositeOperation = 'lighter';
    for (const x of SPOTS) {
      const cone = context.createLinearGradient(0, 0, 0, painter.horizon);
      cone.addColorStop(0, 'rgba(214,228,255,0.42)');
      cone.addColorStop(1, 'rgba(214,228,255,0)');
      context.fillStyle = cone;
      context.beginPath();
      context.moveTo(SIDE * x - 26, painter.horizon * 0.04);
      context.lineTo(SIDE * x + 26, painter.horizon * 0.04);
      context.lineTo(SIDE * (0.5 + (x - 0.5) * 0.7) + 190, painter.horizon);
      context.lineTo(SIDE * (0.5 + (x - 0.5) * 0.7) - 190, painter.horizon);
      context.fill();
    }
  });
  paintBulbs(
    painter,
    SPOTS.map((x) => [SIDE * x, painter.horizon * 0.05] as const),
    [
      { blur: 30, radius: 54, colour: 'rgba(226,236,255,0.8)' },
      { blur: 4, radius: 24, colour: '#ffffff' },
    ],
  );
}
