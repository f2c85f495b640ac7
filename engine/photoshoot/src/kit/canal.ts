import { oklch } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { paintBulbs } from './bulbs.ts';
import { SIDE, type TimeOfDay } from './frame.ts';
import type { SetPainter } from './set-painter.ts';
import { computeRise, type StreetEnd, type StreetLook } from './street.ts';

/** Colours and shapes of the houses along a canal in Venice. */
export const VENETIAN_HOUSES: StreetLook = {
  hue: 48,
  stray: 34,
  lightness: 0.8,
  chroma: 0.075,
  storeys: [3.2, 4.8],
  window: 0.34,
  roofs: false,
  trees: false,
  traffic: false,
  canal: true,
};

/** Share of the daylight that falls on buildings along the canal, by time of day. */
export const CANAL_DIM = { day: 1, sunset: 0.66, night: 0.34 } as const;

/**
 * Position of the bridge, in storeys of the houses: its distance from the camera, the height of its deck, and
 * half the canal's width under it.
 */
const BRIDGE = { away: 5.4, deck: 2.1, half: 3.4 } as const;

/** Paints a bridge with one arch from bank to bank, and the bridge's reflection in the water. */
export function paintBridge(
  painter: SetPainter,
  time: TimeOfDay,
  look: StreetLook,
  { middle, level }: StreetEnd,
): void {
  const x = SIDE * middle;
  const half = (SIDE * BRIDGE.half * 0.3 * 1.06) / BRIDGE.away;
  const row = (height: number) => SIDE * (level - computeRise(look, BRIDGE.away, height));
  const [deck, water] = [row(BRIDGE.deck), row(0)];
  const arch = (context: SKRSContext2D, towards: 1 | -1) => {
    const from = (y: number) => (towards === 1 ? y : 2 * water - y);
    context.beginPath();
    context.moveTo(x - half, from(water));
    context.lineTo(x - half, from(deck + 14));
    context.quadraticCurveTo(x, from(deck - 22), x + half, from(deck + 14));
    context.lineTo(x + half, from(water));
    context.lineTo(x + half * 0.62, from(water));
    context.bezierCurveTo(
      x + half * 0.6,
      from(deck + 20),
      x - half * 0.6,
      from(deck + 20),
      x - half * 0.62,
      from(water),
    );
    context.closePath();
    context.fill();
  };
  const stone = oklch(0.74 * CANAL_DIM[time], 0.03, look.hue + 20);
  painter.blurred(6, (context) => {
    context.fillStyle = stone;
    arch(context, 1);
  });
  painter.blurred(
    10,
    (context) => {
      context.fillStyle = stone;
      arch(context, -1);
    },
    0.4,
  );
}

/** Paints the light of lanterns along both banks at sunset and at night. */
export function paintLampGlow(
  painter: SetPainter,
  time: TimeOfDay,
  { middle, level }: StreetEnd,
): void {
  if (time === 'day') return;
  const places = [-0.42, -0.24, -0.13, 0.12, 0.22, 0.4].map(
    (aside) => [SIDE * (middle + aside), SIDE * (level - 0.02 - 0.1 * Math.abs(aside))] as const,
  );
  paintBulbs(painter, places, [
    { blur: 20, radius: 30, colour: 'rgba(255,180,80,0.7)' },
    { blur: 4, radius: 9, colour: '#fff2cf' },
  ]);
}
