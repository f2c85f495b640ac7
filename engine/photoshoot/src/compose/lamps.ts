import { oklch, withAlpha } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { ShootDirection } from '../direction/shoot-direction.ts';
import type { LightWishes } from '../direction/shoot-wishes.ts';
import type { StyleFinish } from '../direction/style-finishes.ts';
import { SIDE } from '../kit/frame.ts';
import { paintPool } from '../kit/light-pool.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import type { Placement } from './placement.ts';

/**
 * Paints the shadow that an object in front of the lamp casts on the wall and the floor. The shadow is painted
 * before the product, so that it does not darken the product.
 */
export function paintGobo(painter: SetPainter, gobo: LightWishes['gobo']): void {
  if (gobo === 'window') painter.windowLight(0.5);
  if (gobo === 'leaves') for (let frond = 0; frond < 2; frond++) painter.leafShadow(0.24);
  if (gobo !== 'blinds') return;
  painter.blurred(7, (context) => {
    context.transform(1, -0.24, 0.1, 1, 0, SIDE * 0.1);
    context.fillStyle = 'rgba(22,15,10,0.4)';
    for (let y = -SIDE * 0.2; y < SIDE * 1.3; y += 62) context.fillRect(-200, y, SIDE + 400, 31);
  });
}

/** Angle between the middle sun ray and the horizon, in radians. */
const RAY_SLANT = 0.86;
/** Angle between an outermost sun ray and the middle sun ray, in radians. */
const RAY_SPREAD = 0.42;

/**
 * Paints sun rays in the air that spread from a point beyond the upper corner on the lit side. The function
 * must be called before the product is painted; otherwise the rays would cover the product.
 */
export function paintRays(painter: SetPainter, lightSide: -1 | 1, warm: boolean): void {
  const tint = warm ? '255,214,150' : '255,240,206';
  const reach = SIDE * 1.5;
  const [x, y] = [SIDE * (0.5 + 0.56 * lightSide), -SIDE * 0.12];
  // Sun rays are visible only in front of a darker background, so the background is darkened first.
  paintPool(painter.context, 'multiply', {
    x,
    y,
    reach: SIDE * 0.9,
    stops: [
      [0, '#f2f0ec'],
      [1, '#b2afac'],
    ],
  });
  painter.blurred(13, (context) => {
    context.globalCompositeOperation = 'lighter';
    for (let ray = 0; ray < 9; ray++) {
      const slant = RAY_SLANT + RAY_SPREAD * (ray / 4 - 1) + painter.between(-0.04, 0.04);
      const half = painter.between(0.012, 0.05);
      const strength = painter.between(0.2, 0.56);
      const end = (angle: number) =>
        [x - lightSide * reach * Math.cos(angle), y + reach * Math.sin(angle)] as const;
      const light = context.createLinearGradient(x, y, ...end(slant));
      light.addColorStop(0, `rgba(${tint},${strength})`);
      light.addColorStop(0.45, `rgba(${tint},${strength * 0.6})`);
      light.addColorStop(1, `rgba(${tint},0)`);
      context.fillStyle = light;
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(...end(slant - half));
      context.lineTo(...end(slant + half));
      context.fill();
    }
  });
}

/**
 * Turns the daylight in a painted room into night, and paints a lamp's light on the product's lit side. The
 * function must be called before the product is painted; otherwise the product would be darkened too.
 */
export function paintNightfall({ context }: SetPainter, lightSide: -1 | 1): void {
  paintPool(context, 'multiply', {
    x: SIDE * (0.5 + 0.3 * lightSide),
    y: SIDE * 0.4,
    reach: SIDE * 0.75,
    stops: [
      [0, 'rgb(250,206,150)'],
      [1, 'rgb(84,90,124)'],
    ],
  });
}

/**
 * Paints the glow of a lamp behind the product on the scene.
 * @param hue hue of a coloured lamp in degrees of OKLCH; null for a warm white lamp
 */
export function paintBacklight(
  { context }: SetPainter,
  { left, top, width, height }: Placement,
  hue: number | null,
): void {
  const reach = Math.max(width, height) * 0.86;
  context.save();
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = 'rgba(70,66,74,0.55)';
  context.fillRect(0, 0, SIDE, SIDE);
  context.restore();
  paintPool(context, 'screen', {
    x: left + width / 2,
    y: top + height * 0.4,
    from: reach * 0.1,
    reach,
    stops: hue === null ? WARM_GLOW : makeColouredGlow(hue),
  });
}

type Stops = Parameters<typeof paintPool>[2]['stops'];

const WARM_GLOW: Stops = [
  [0, 'rgba(255,246,226,0.95)'],
  [0.4, 'rgba(255,226,180,0.36)'],
  [0.7, 'rgba(255,216,164,0.1)'],
  [1, 'rgba(255,210,150,0)'],
];

/** Returns the gradient of a coloured lamp's glow, which is nearly white at its brightest point. */
function makeColouredGlow(hue: number): Stops {
  return [
    [0, withAlpha(oklch(0.82, 0.12, hue), 0.95)],
    [0.3, withAlpha(oklch(0.66, 0.2, hue), 0.6)],
    [0.65, withAlpha(oklch(0.58, 0.22, hue), 0.2)],
    [1, withAlpha(oklch(0.55, 0.22, hue), 0)],
  ];
}

/**
 * Paints a spotlight from above that lights only the product; the surroundings are dim, and the light cone is
 * visible in the air.
 */
export function paintSpot(painter: SetPainter, { left, width, top, base }: Placement): void {
  const { context } = painter;
  const x = left + width / 2;
  const reach = Math.max(width * 0.9, (base - top) * 0.62);
  paintPool(context, 'multiply', {
    x,
    y: (top + base) / 2,
    from: reach * 0.7,
    reach: reach * 2,
    stops: [
      [0, '#ffffff'],
      [1, '#17161c'],
    ],
  });
  painter.blurred(30, (cone) => {
    const air = cone.createLinearGradient(0, -40, 0, base);
    air.addColorStop(0, 'rgba(255,248,230,0.42)');
    air.addColorStop(1, 'rgba(255,248,230,0)');
    cone.fillStyle = air;
    cone.beginPath();
    cone.moveTo(x - 40, -60);
    cone.lineTo(x + 40, -60);
    cone.lineTo(x + reach, base);
    cone.lineTo(x - reach, base);
    cone.fill();
  });
}

/**
 * Minimum share (0–1) of the product's own colours that a product keeps in coloured light. The share is high,
 * because buyers must recognise the product's colour.
 */
const LAMPLIT_OWN = 0.75;

/**
 * Returns the finish of the style, changed by the light of the coloured lamps that the brief names. The
 * coloured lamps light the product too.
 */
export function adaptFinishToLamps({ finish, lighting: { gels } }: ShootDirection): StyleFinish {
  if (gels === null || finish.grade.saturation === 0) return finish;
  const [lit, far] = gels.map((hue) => oklch(0.68, 0.23, hue));
  if (lit === undefined || far === undefined) return finish;
  return { ...finish, own: Math.max(finish.own, LAMPLIT_OWN), gels: [lit, far, 0.85] };
}

/** Paints the light that the brief requests (warm or cool, bright or dim), coming from the lit side. */
export function paintMood(
  context: SKRSContext2D,
  { warmth, brightness }: ShootDirection,
  lightSide: -1 | 1,
): void {
  if (warmth !== 0)
    paintPool(
      context,
      'soft-light',
      {
        x: SIDE * (0.5 + 0.3 * lightSide),
        y: 0,
        reach: SIDE * 1.3,
        stops: [
          [0, warmth > 0 ? 'rgba(255,190,90,0.9)' : 'rgba(110,170,255,0.85)'],
          [1, warmth > 0 ? 'rgba(235,120,50,0.4)' : 'rgba(40,80,200,0.4)'],
        ],
      },
      Math.min(1, Math.abs(warmth)),
    );
  if (brightness === 0) return;
  const bright = brightness > 0;
  paintPool(
    context,
    bright ? 'screen' : 'multiply',
    {
      x: SIDE * (bright ? 0.5 : 0.5 + 0.06 * lightSide),
      y: SIDE * 0.52,
      from: SIDE * 0.3,
      reach: SIDE * 0.78,
      stops: [
        [0, '#ffffff'],
        [1, bright ? '#9a9a9a' : '#16161c'],
      ],
    },
    // If the brief requests a dark picture, the scene is already dark, so the requested light changes it less.
    bright ? 0.2 : 0.35,
  );
}
