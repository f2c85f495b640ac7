import type { SKRSContext2D } from '@napi-rs/canvas';
import { oklch } from '../../colour/oklch.ts';
import type { StyleFinish } from './finish.ts';
import type { Placement } from './grounding.ts';
import { SIDE } from './sets/frame.ts';
import type { SetPainter } from './sets/set-painter.ts';
import type { ShootDirection } from './shoot-direction.ts';
import type { LightWishes } from './shoot-wishes.ts';

/** What the light falls through, as shadow on wall and floor; before the product is painted. */
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

/** Turns the daylight of a painted room to what is left of it at night, and lights a lamp on the side that the product is lit from; before the product is painted. */
export function paintNightfall({ context }: SetPainter, lightSide: -1 | 1): void {
  context.save();
  context.globalCompositeOperation = 'multiply';
  const [x, y] = [SIDE * (0.5 + 0.3 * lightSide), SIDE * 0.4];
  const lamp = context.createRadialGradient(x, y, 0, x, y, SIDE * 0.75);
  lamp.addColorStop(0, 'rgb(250,206,150)');
  lamp.addColorStop(1, 'rgb(84,90,124)');
  context.fillStyle = lamp;
  context.fillRect(0, 0, SIDE, SIDE);
  context.restore();
}

/** A lamp behind the product: its glow on the set. */
export function paintBacklight(
  { context }: SetPainter,
  { left, top, width, height }: Placement,
): void {
  const [x, y] = [left + width / 2, top + height * 0.4];
  const reach = Math.max(width, height) * 0.95;
  context.save();
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = 'rgba(70,66,74,0.55)';
  context.fillRect(0, 0, SIDE, SIDE);
  context.globalCompositeOperation = 'screen';
  const glow = context.createRadialGradient(x, y, reach * 0.1, x, y, reach);
  glow.addColorStop(0, 'rgba(255,246,226,0.95)');
  glow.addColorStop(0.4, 'rgba(255,226,180,0.5)');
  glow.addColorStop(1, 'rgba(255,210,150,0)');
  context.fillStyle = glow;
  context.fillRect(0, 0, SIDE, SIDE);
  context.restore();
}

/** A lamp above that lights the product alone: all around it is dim, its cone shows in the air. */
export function paintSpot(painter: SetPainter, { left, width, top, base }: Placement): void {
  const { context } = painter;
  const x = left + width / 2;
  const reach = Math.max(width * 0.9, (base - top) * 0.62);
  context.save();
  context.globalCompositeOperation = 'multiply';
  const pool = context.createRadialGradient(
    x,
    (top + base) / 2,
    reach * 0.7,
    x,
    (top + base) / 2,
    reach * 2,
  );
  pool.addColorStop(0, '#ffffff');
  pool.addColorStop(1, '#17161c');
  context.fillStyle = pool;
  context.fillRect(0, 0, SIDE, SIDE);
  context.restore();
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

/** The style in the light of the coloured lamps that the words name; they fall on the product too. */
export function lampFinish({ finish, lighting: { gels } }: ShootDirection): StyleFinish {
  if (gels === null || finish.grade.saturation === 0) return finish;
  const [lit, far] = gels.map((hue) => oklch(0.68, 0.23, hue));
  if (lit === undefined || far === undefined) return finish;
  return { ...finish, own: finish.own * 0.7, gels: [lit, far, 0.85] };
}

/** Light that the words asked for: warm or cool, bright or dim, from the side it falls in. */
export function paintMood(
  context: SKRSContext2D,
  { warmth, brightness }: ShootDirection,
  lightSide: -1 | 1,
): void {
  const lamp = SIDE * (0.5 + 0.3 * lightSide);
  if (warmth !== 0) {
    context.save();
    context.globalCompositeOperation = 'soft-light';
    context.globalAlpha = Math.min(1, Math.abs(warmth));
    const glow = context.createRadialGradient(lamp, 0, 0, lamp, 0, SIDE * 1.3);
    glow.addColorStop(0, warmth > 0 ? 'rgba(255,190,90,0.9)' : 'rgba(110,170,255,0.85)');
    glow.addColorStop(1, warmth > 0 ? 'rgba(235,120,50,0.4)' : 'rgba(40,80,200,0.4)');
    context.fillStyle = glow;
    context.fillRect(0, 0, SIDE, SIDE);
    context.restore();
  }
  if (brightness === 0) return;
  context.save();
  context.globalCompositeOperation = brightness > 0 ? 'screen' : 'multiply';
  // The set is dark already where the words ask for it.
  context.globalAlpha = brightness > 0 ? 0.2 : 0.35;
  const spot = context.createRadialGradient(
    brightness > 0 ? SIDE / 2 : SIDE * (0.5 + 0.06 * lightSide),
    SIDE * 0.52,
    SIDE * 0.3,
    SIDE / 2,
    SIDE * 0.52,
    SIDE * 0.78,
  );
  spot.addColorStop(0, '#ffffff');
  spot.addColorStop(1, brightness > 0 ? '#9a9a9a' : '#16161c');
  context.fillStyle = spot;
  context.fillRect(0, 0, SIDE, SIDE);
  context.restore();
}
