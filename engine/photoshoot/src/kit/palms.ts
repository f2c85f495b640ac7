import { oklch } from '@adwright/engine-pixels';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { SIDE } from './frame.ts';
import type { SetPainter } from './set-painter.ts';

/**
 * Position and slant of a palm tree. Lengths are shares of the picture's side, except for `high`, which is a
 * share of the height of the area above the floor.
 */
export interface PalmSite {
  x: number;
  /** Row of the palm's base, as a share of the height of the area above the floor. */
  foot: number;
  high: number;
  /** Horizontal distance between the palm's crown and its base. */
  lean: number;
}

/** Number of fronds of a palm. */
const FRONDS = 13;
/** Number of leaflets on each side of a frond. */
const LEAFLETS = 20;
/** Number of rings along a palm's trunk. */
const RINGS = 26;

/** Paints palm trees in front of a distant background, if the brief names palms and does not exclude plants. */
export function paintPalms(painter: SetPainter, sites: readonly PalmSite[], blur: number): void {
  const { view } = painter;
  if (!view.palms || view.leafless || painter.horizon === 0) return;
  const dim = { day: 1, sunset: 0.42, night: 0.22 }[view.time ?? 'day'];
  painter.blurred(blur, (context) => {
    for (const site of sites) palm(painter, context, site, dim);
  });
}

function palm(
  painter: SetPainter,
  context: SKRSContext2D,
  { x, foot, high, lean }: PalmSite,
  dim: number,
): void {
  const [footX, footY] = [SIDE * x, painter.horizon * foot];
  const tall = painter.horizon * high;
  const [crownX, crownY] = [footX + SIDE * lean, footY - tall];
  const wide = tall * 0.034;
  for (let ring = 0; ring < RINGS; ring++) {
    const share = ring / RINGS;
    const half = wide * (1.25 - 0.6 * share);
    const [at, y] = [footX + SIDE * lean * share ** 1.7, footY - tall * share];
    const bark = context.createLinearGradient(at - half, 0, at + half, 0);
    bark.addColorStop(0, oklch(0.7 * dim, 0.04, 70));
    bark.addColorStop(1, oklch(0.36 * dim, 0.04, 60));
    context.fillStyle = bark;
    context.beginPath();
    context.ellipse(at, y - tall / RINGS / 2, half, tall / RINGS, 0, 0, Math.PI * 2);
    context.fill();
  }
  // Fronds at the back of the crown are darker and are painted first.
  for (let index = 0; index < FRONDS; index++) {
    const turn = ((index * 5) % FRONDS) / FRONDS;
    const back = index < FRONDS / 2;
    frond(
      painter,
      context,
      [crownX, crownY],
      Math.PI * (1.14 - 1.28 * turn) + painter.between(-0.12, 0.12),
      tall * painter.between(0.42, 0.54),
      oklch((back ? 0.4 : 0.54) * dim + painter.between(-0.03, 0.04) * dim, 0.1 * dim, 134),
    );
  }
  context.fillStyle = oklch(0.4 * dim, 0.06, 62);
  for (const [aside, down] of [
    [-0.9, 0.7],
    [0.7, 0.9],
    [0, 1.3],
  ] as const) {
    context.beginPath();
    context.arc(crownX + aside * wide, crownY + down * wide, wide * 0.75, 0, Math.PI * 2);
    context.fill();
  }
}

/** Paints a palm frond that rises from the crown and bends over, with leaflets on both sides of the rib. */
function frond(
  painter: SetPainter,
  context: SKRSContext2D,
  [x, y]: readonly [number, number],
  angle: number,
  long: number,
  green: string,
): void {
  const at = (share: number) =>
    [
      x + Math.cos(angle) * long * share,
      y - Math.sin(angle) * long * share + long * 0.62 * share ** 2.2,
    ] as const;
  context.strokeStyle = green;
  context.lineCap = 'round';
  for (let leaflet = 1; leaflet <= LEAFLETS; leaflet++) {
    const share = leaflet / LEAFLETS;
    const [ribX, ribY] = at(share);
    const [nextX, nextY] = at(share + 0.02);
    const heading = Math.atan2(nextY - ribY, nextX - ribX);
    const reach = long * 0.3 * Math.sin(Math.PI * (0.16 + 0.78 * share));
    context.lineWidth = Math.max(2, long * 0.022);
    for (const side of [-1, 1]) {
      const out = heading + side * (0.9 - 0.35 * share) + painter.between(-0.08, 0.08);
      context.beginPath();
      context.moveTo(ribX, ribY);
      // The leaflets bend down as if pulled by gravity.
      context.quadraticCurveTo(
        ribX + Math.cos(out) * reach * 0.6,
        ribY + Math.sin(out) * reach * 0.6,
        ribX + Math.cos(out) * reach,
        ribY + Math.sin(out) * reach + reach * 0.25,
      );
      context.stroke();
    }
  }
}
