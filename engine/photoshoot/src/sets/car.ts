import { oklch, ramp } from '@adwright/engine-pixels';
import { addLight, lay, rgb } from '../kit/backdrop.ts';
import { defineSet } from '../kit/define-set.ts';
import { SIDE, type TimeOfDay } from '../kit/frame.ts';
import { paintPool } from '../kit/light-pool.ts';
import { sumOctaves } from '../kit/noise-field.ts';
import { paintOutdoorLight } from '../kit/outdoor-light.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintSky } from '../kit/sky.ts';

/**
 * Photoshoot scene that shows the inside of a car: the road through the windscreen, a mirror, the steering wheel, and a
 * leather dashboard.
 */
export const car = defineSet({
  indoors: true,
  light: 'hours',
  ownThings: ['parkedCar', 'taxi', 'camperVan'],
  paint,
});

function paint(painter: SetPainter, hue: number | null): SetLook {
  const { horizon } = painter;
  const time = painter.view.time ?? 'day';
  const dim = { day: 1, sunset: 0.72, night: 0.3 }[time];
  const leather = (lightness: number) => oklch(lightness, hue === null ? 0.008 : 0.07, hue ?? 260);
  paintRoad(painter, time, dim);
  paintPillarsAndMirror(painter, dim);
  paintWheel(painter);
  painter.floor({ material: 'leather', light: leather(0.4), dark: leather(0.24), sheen: 0.1 });
  paintDashboard(painter, leather, dim);
  paintOutdoorLight(painter, horizon);
  if (time === 'night') instruments(painter);
  return { gloss: 0.08, shadowSide: 1, shadow: 0.4 };
}

/** Paints the road and the land beside the road, seen through the windscreen. */
function paintRoad(painter: SetPainter, time: TimeOfDay, dim: number): void {
  const { noise, horizon } = painter;
  const bottom = horizon / SIDE;
  const line = bottom * 0.56;
  const { shade: sky, sun } = paintSky(painter, time, line, 0.45);
  const [hills, field, ripe, hedge, road] = [
    rgb(0.66 * dim, 0.045, 200),
    rgb(0.66 * dim, 0.1, 124),
    rgb(0.8 * dim, 0.09, 98),
    rgb(0.42 * dim, 0.08, 140),
    rgb(0.5 * dim, 0.01, 260),
  ];
  const drift = painter.between(0, 50);
  painter.backdrop(4, (x, y, out) => {
    sky(x, y, out);
    const crest = line - 0.09 * sumOctaves(noise, x * 2 + drift, 4, 3);
    lay(out, hills, ramp(y - crest, 0, 0.008));
    const near = (y - line) / (bottom - line);
    if (near <= 0) return;
    out.set(field);
    // Motion blur stretches the meadows and ploughed fields beside the road.
    lay(out, ripe, 0.8 * ramp(sumOctaves(noise, x * 2.4 + drift, near * 4 + 9, 2), 0.46, 0.6));
    lay(
      out,
      hedge,
      0.5 * ramp(sumOctaves(noise, x * 5, near * 26, 2), 0.5, 0.72) +
        0.5 * (1 - ramp(near, 0, 0.1)),
    );
    const half = 0.05 + 0.5 * near;
    const across = (x - 0.56) / half;
    lay(out, road, ramp(1 - Math.abs(across), 0, 0.06));
    lay(out, [0, 0, 0], 0.12 * ramp(1 - Math.abs(across), 0, 0.06) * noise(x * 3, near * 40));
    lay(out, [1, 1, 0.95], 0.7 * dim * ramp(0.025 - Math.abs(Math.abs(across) - 0.9), 0, 0.015));
    const dash = (3 / (near + 0.16)) % 1;
    lay(
      out,
      [1, 0.95, 0.8],
      0.8 * dim * ramp(0.025 - Math.abs(across), 0, 0.012) * (dash < 0.5 ? 1 : 0),
    );
    if (time === 'sunset') addLight(out, sun, 0.16 * (1 - near));
  });
  roadside(painter, line * SIDE, dim);
  painter.soften(9);
  if (time === 'night')
    painter.bokeh(
      ['#ff5d4a', '#fff1cf', '#ffcf7a'],
      34,
      line * SIDE - 40,
      line * SIDE + 90,
      8,
      30,
      2,
    );
}

function paintPillarsAndMirror(painter: SetPainter, dim: number): void {
  const { horizon } = painter;
  painter.blurred(9, (context) => {
    context.fillStyle = '#2a2b2f';
    for (const side of [0, 1]) {
      const x = side * SIDE;
      const inward = side === 0 ? 1 : -1;
      context.beginPath();
      context.moveTo(x - inward * 80, -80);
      context.lineTo(x + inward * 120, -80);
      context.lineTo(x - inward * 4, horizon + 40);
      context.lineTo(x - inward * 80, horizon + 40);
      context.fill();
    }
    context.fillRect(-80, -80, SIDE + 160, 96);
    context.beginPath();
    context.roundRect(SIDE * 0.58, 46, 250, 84, 34);
    context.fill();
    context.fillStyle = oklch(0.72 * dim, 0.03, 235);
    context.beginPath();
    context.roundRect(SIDE * 0.58 + 12, 58, 226, 60, 26);
    context.fill();
  });
}

/** Paints the visible part of the steering wheel. */
function paintWheel(painter: SetPainter): void {
  const { horizon } = painter;
  painter.blurred(10, (context) => {
    context.strokeStyle = '#1d1e22';
    context.lineWidth = 34;
    context.beginPath();
    context.ellipse(SIDE * 0.17, horizon + 30, 250, 230, -0.1, Math.PI, Math.PI * 2);
    context.stroke();
    context.strokeStyle = 'rgba(255,255,255,0.22)';
    context.lineWidth = 6;
    context.beginPath();
    context.ellipse(SIDE * 0.17, horizon + 24, 258, 238, -0.1, Math.PI * 1.1, Math.PI * 1.7);
    context.stroke();
  });
}

/**
 * Paints the top of the dashboard, with air vents and a seam.
 * @param leather returns the colour of the leather for a lightness
 */
function paintDashboard(
  painter: SetPainter,
  leather: (lightness: number) => string,
  dim: number,
): void {
  const { horizon } = painter;
  painter.blurred(7, (context) => {
    // Daylight falls on the top of the dashboard.
    const edge = context.createLinearGradient(0, horizon - 30, 0, horizon + 70);
    edge.addColorStop(0, leather(0.3));
    edge.addColorStop(0.4, leather(0.3 + 0.2 * dim));
    edge.addColorStop(1, 'rgba(0,0,0,0)');
    context.fillStyle = edge;
    context.beginPath();
    context.moveTo(-60, horizon + 90);
    context.lineTo(-60, horizon - 4);
    context.quadraticCurveTo(SIDE * 0.5, horizon - 44, SIDE + 60, horizon - 4);
    context.lineTo(SIDE + 60, horizon + 90);
    context.fill();
    for (const x of [0.55, 0.67, 0.9]) {
      context.fillStyle = '#101114';
      context.beginPath();
      context.roundRect(SIDE * x, horizon + 6, 104, 40, 12);
      context.fill();
      context.fillStyle = 'rgba(255,255,255,0.2)';
      for (const slat of [16, 26, 36]) context.fillRect(SIDE * x + 8, horizon + slat, 88, 3);
    }
  });
  painter.blurred(2, (context) => {
    context.strokeStyle = 'rgba(255,250,240,0.3)';
    context.setLineDash([15, 9]);
    context.lineWidth = 3;
    context.beginPath();
    context.moveTo(-60, horizon + 190);
    context.quadraticCurveTo(SIDE * 0.5, horizon + 140, SIDE + 60, horizon + 190);
    context.stroke();
  });
}

/**
 * Paints the parts of the car that glow at night: dials behind the steering wheel, a screen, and the light of
 * both on the dashboard.
 */
function instruments(painter: SetPainter): void {
  const { context, horizon } = painter;
  for (const [x, reach, opacity] of [
    [0.17, 420, 0.9],
    [0.74, 380, 0.75],
  ] as const)
    paintPool(
      context,
      'screen',
      {
        x: SIDE * x,
        y: horizon + 40,
        reach,
        stops: [
          [0, 'rgba(90,150,235,0.6)'],
          [0.4, 'rgba(60,105,190,0.3)'],
          [1, 'rgba(30,60,120,0)'],
        ],
      },
      opacity,
    );
  painter.blurred(6, (layer) => {
    layer.lineWidth = 7;
    for (const [x, colour] of [
      [0.1, '#8fd4ff'],
      [0.24, '#ffb27a'],
    ] as const) {
      layer.strokeStyle = colour;
      layer.beginPath();
      layer.arc(SIDE * x, horizon - 2, 54, Math.PI * 0.8, Math.PI * 2.2);
      layer.stroke();
    }
    const screen = layer.createLinearGradient(SIDE * 0.66, 0, SIDE * 0.84, 0);
    screen.addColorStop(0, '#2f6fc4');
    screen.addColorStop(1, '#63c7d8');
    layer.fillStyle = screen;
    layer.beginPath();
    layer.roundRect(SIDE * 0.65, horizon - 92, SIDE * 0.2, 92, 12);
    layer.fill();
  });
}

/** Paints trees along both sides of the road, larger when nearer. */
function roadside(painter: SetPainter, line: number, dim: number): void {
  const { context } = painter;
  for (const near of [0.07, 0.13, 0.24, 0.42, 0.68])
    for (const side of [-1, 1]) {
      const [x, y] = [
        SIDE * (0.56 + side * (0.06 + 0.86 * near)),
        line + (painter.horizon - line) * near,
      ];
      const tall = SIDE * 0.62 * near + 16;
      context.fillStyle = oklch(0.34 * dim, 0.03, 60);
      context.fillRect(x - tall * 0.03, y - tall * 0.5, tall * 0.06, tall * 0.5);
      for (let clump = 0; clump < 18; clump++) {
        const turn = painter.between(0, 6.3);
        const out = Math.sqrt(painter.random()) * tall * 0.3;
        const up = Math.sin(turn) * out;
        context.fillStyle = oklch(
          (0.5 - (0.3 * up) / tall - (0.14 * Math.cos(turn) * out) / tall) * dim,
          0.095,
          painter.between(122, 138),
        );
        context.beginPath();
        context.arc(x + Math.cos(turn) * out, y - tall * 0.66 + up, tall * 0.1, 0, 6.3);
        context.fill();
      }
    }
}
