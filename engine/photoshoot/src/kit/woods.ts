import { norm, ramp } from '@adwright/engine-pixels';
import { addLight, formatHex, lay, mixColours, type Rgb } from './backdrop.ts';
import { SIDE } from './frame.ts';
import { sumOctaves } from './noise-field.ts';
import type { SetPainter } from './set-painter.ts';

export interface Foliage {
  light: Rgb;
  middle: Rgb;
  dark: Rgb;
  trunk: Rgb;
}

/** Position of the sun between the tree crowns, in shares of the picture's side. */
const SUN = { x: 0.32, y: 0.1 };

function computeGlow(x: number, y: number): number {
  return Math.exp(-norm(x - SUN.x, (y - SUN.y) * 0.85) * 2.5);
}

/**
 * Paints trees that are far out of focus, so that each leaf and each gap looks like a disc. Dark masses of
 * leaves are painted first, then trunks in the haze, then lit leaves with the sky between them.
 */
export function paintWoods(painter: SetPainter, foliage: Foliage, trunks = 6): void {
  const { light, middle, dark, trunk } = foliage;
  const { noise } = painter;
  const drift = painter.between(0, 90);
  const bottom = painter.horizon / SIDE;
  painter.backdrop(8, (x, y, out) => {
    const glow = computeGlow(x, y);
    const mass = sumOctaves(noise, x * 2.6 + drift, y * 2.6, 3);
    out.set(dark);
    lay(out, middle, ramp(mass + glow * 0.5, 0.42, 0.86));
    lay(out, light, glow * 0.62);
    lay(out, middle, 0.5 * ramp(y / bottom, 0.72, 1));
    addLight(out, light, 0.06 * glow);
  });
  discs(painter, 210, [26, 74], 9, (x, y) => {
    const mass = sumOctaves(noise, x * 3.4 + drift, y * 3.4, 3) + computeGlow(x, y) * 0.4;
    return mixColours(dark, middle, ramp(mass, 0.4, 0.72));
  });
  stems(painter, trunks, trunk, middle);
  discs(painter, 190, [12, 40], 5, (x, y) => {
    const mass = sumOctaves(noise, x * 4.2 + drift + 30, y * 4.2, 3) + computeGlow(x, y) * 0.45;
    return mixColours(mixColours(dark, middle, 0.6), light, ramp(mass, 0.5, 0.95));
  });
  undergrowth(painter, foliage);
  gaps(painter, light);
}

/** Paints out-of-focus leaves as discs. */
function discs(
  painter: SetPainter,
  count: number,
  [small, large]: readonly [number, number],
  blur: number,
  colourAt: (x: number, y: number) => Rgb,
): void {
  painter.blurred(blur, (context) => {
    for (let disc = 0; disc < count; disc++) {
      const [x, y] = [painter.random(), (painter.random() * (painter.horizon + 40)) / SIDE];
      context.globalAlpha = painter.between(0.22, 0.6);
      context.fillStyle = formatHex(colourAt(x, y));
      context.beginPath();
      context.arc(x * SIDE, y * SIDE, painter.between(small, large), 0, Math.PI * 2);
      context.fill();
    }
  });
}

/** Paints the trunks of trees, thinner and paler with distance, with a lit edge on the left. */
function stems(painter: SetPainter, count: number, trunk: Rgb, haze: Rgb): void {
  for (let stem = 0; stem < count; stem++) {
    const near = (stem + 0.5) / count;
    const side = stem % 2 === 0 ? -1 : 1;
    const x = SIDE * (0.5 + side * painter.between(0.12, 0.3 + 0.3 * near));
    const half = 10 + 44 * near ** 1.6;
    const lean = painter.between(-60, 60);
    const foot = painter.horizon * (0.9 + 0.12 * near);
    painter.blurred(10 + 6 * near, (context) => {
      const [bark, lit] = [
        mixColours(trunk, haze, 0.6 - 0.5 * near),
        mixColours(trunk, haze, 0.85),
      ];
      const round = context.createLinearGradient(x - half, 0, x + half, 0);
      round.addColorStop(0, formatHex(lit));
      round.addColorStop(0.3, formatHex(bark));
      round.addColorStop(1, formatHex(mixColours(bark, [0, 0, 0], 0.35)));
      context.fillStyle = round;
      context.globalAlpha = 0.55 + 0.4 * near;
      context.beginPath();
      context.moveTo(x - half * 1.5, foot);
      context.quadraticCurveTo(x - half, foot - 120, x - half * 0.8 + lean, -60);
      context.lineTo(x + half * 0.8 + lean, -60);
      context.quadraticCurveTo(x + half, foot - 120, x + half * 1.5, foot);
      context.fill();
    });
  }
}

/** Paints ferns and grass where the haze ends. */
function undergrowth(painter: SetPainter, { light, middle, dark }: Foliage): void {
  painter.blurred(9, (context) => {
    for (let blade = 0; blade < 150; blade++) {
      const x = painter.random() * SIDE;
      const tall = painter.between(24, 96) * (0.6 + 0.9 * Math.abs(x / SIDE - 0.5));
      const sway = painter.between(-40, 40);
      context.fillStyle = formatHex(
        blade % 3 === 0
          ? mixColours(middle, light, painter.random() * 0.7)
          : mixColours(dark, middle, 0.55),
      );
      context.globalAlpha = 0.6;
      context.beginPath();
      context.moveTo(x - 9, painter.horizon + 24);
      context.quadraticCurveTo(x, painter.horizon - tall * 0.6, x + sway, painter.horizon - tall);
      context.quadraticCurveTo(x + 12, painter.horizon - tall * 0.5, x + 9, painter.horizon + 24);
      context.fill();
    }
  });
}

/** Paints gaps of sky between the leaves: bright discs in clusters, mostly near the sun. */
function gaps(painter: SetPainter, light: Rgb): void {
  const bright = formatHex(mixColours(light, [1, 1, 0.94], 0.6));
  painter.blurred(2.5, (context) => {
    context.globalCompositeOperation = 'screen';
    context.fillStyle = bright;
    for (let cluster = 0; cluster < 15; cluster++) {
      const [atX, atY] = [painter.random() * SIDE, painter.random() ** 1.4 * painter.horizon * 0.8];
      const glow = 0.3 + 0.7 * computeGlow(atX / SIDE, atY / SIDE);
      for (let gap = 0; gap < 7; gap++) {
        context.globalAlpha = painter.between(0.08, 0.5) * glow;
        context.beginPath();
        context.arc(
          atX + painter.between(-90, 90),
          atY + painter.between(-70, 70),
          painter.between(8, 34),
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    }
  });
}
