import { oklch } from '@adwright/engine-pixels';
import type { ShootDirection } from '../direction/shoot-direction.ts';
import { SIDE } from '../kit/frame.ts';
import { paintLeaf } from '../kit/leaf.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { SETS } from '../set-registry.ts';
import type { Placement } from './placement.ts';

/** Standard deviation of the blur for light discs close to the lens, in pixels. */
const DISC_BLUR = 9;

/** Indexes of the photoshoot's pictures that get a foreground object. */
const THROUGH: readonly number[] = [1, 3];

/**
 * Paints a blurred foreground object into a lower corner, which gives the picture depth. Returns false if no
 * foreground object was painted.
 */
export function paintForeground(
  painter: SetPainter,
  { scene, bare, key, props }: ShootDirection,
  pick: number,
  product: Pick<Placement, 'left' | 'width'>,
): boolean {
  const near = SETS[scene].foreground;
  if (near === null || bare || !THROUGH.includes(pick % 4) || painter.horizon === 0) return false;
  const side = product.left + product.width / 2 > SIDE / 2 ? -1 : 1;
  const corner = SIDE * (0.5 + 0.5 * side);
  if (near === 'lights') {
    // There must be room beside the product, because blurred light discs in front of it would look like
    // smudges.
    const room = (side < 0 ? product.left : SIDE - product.left - product.width) - 3 * DISC_BLUR;
    const colours = key === 'high' ? ['#ffffff', '#ffeccb'] : ['#ffcf8a', '#ff9f5c', '#ffe6c0'];
    painter.blurred(DISC_BLUR, (context) => {
      context.globalCompositeOperation = 'screen';
      for (let disc = 0; disc < 6; disc++) {
        context.fillStyle = colours[disc % colours.length] ?? '#ffffff';
        context.globalAlpha = painter.between(0.1, 0.26);
        const inward = painter.between(-30, 170);
        const y = SIDE * painter.between(0.72, 1.02);
        const radius = painter.between(44, 96);
        context.beginPath();
        context.arc(corner - side * Math.min(inward, room - radius), y, radius, 0, Math.PI * 2);
        context.fill();
      }
    });
    return true;
  }
  // No foreground object is painted if the brief requests props, because it would hide them.
  if (props.size > 0) return false;
  const dim = painter.view.time === 'night' ? 0.42 : 1;
  if (near === 'leaves') {
    paintBlades(painter, corner, side, dim);
    return true;
  }
  const field = near === 'petals' ? null : (painter.view.hue ?? near.petals);
  painter.blurred(24, (context) => {
    for (let blade = 0; blade < 7; blade++) {
      paintLeaf(
        context,
        corner + side * painter.between(-10, 60),
        SIDE * painter.between(0.9, 1.08),
        painter.between(200, 240),
        -side * painter.between(0.15, 1.25),
        petal(painter, dim, field),
      );
    }
  });
  return true;
}

/**
 * Paints blades of grass in front of the lens. The nearest blades are the most blurred; the palest blades have
 * the sun behind them.
 */
function paintBlades(painter: SetPainter, corner: number, side: -1 | 1, dim: number): void {
  for (const [blur, count, tall, lightness] of [
    [12, 26, 190, 0.62],
    [22, 16, 250, 0.46],
  ] as const)
    painter.blurred(blur, (context) => {
      for (let blade = 0; blade < count; blade++) {
        const inward = painter.random() ** 1.5;
        const x = corner - side * inward * SIDE * 0.36;
        const height = tall * (1.1 - inward) * painter.between(0.55, 1);
        const lean = painter.between(-0.5, 0.5) * height;
        const wide = painter.between(7, 15);
        context.globalAlpha = painter.between(0.5, 0.85);
        context.fillStyle = oklch(
          (lightness + painter.between(-0.08, 0.12)) * dim,
          0.1 * dim,
          painter.between(116, 138),
        );
        context.beginPath();
        context.moveTo(x - wide, SIDE + 40);
        context.quadraticCurveTo(x, SIDE - height * 0.5, x + lean, SIDE - height);
        context.quadraticCurveTo(x + wide, SIDE - height * 0.4, x + wide, SIDE + 40);
        context.fill();
      }
    });
}

/**
 * Returns the colour of a petal: the colour of the named flowers or of the field, or a random colour.
 */
function petal(painter: SetPainter, dim: number, field: number | null): string {
  const { bloom } = painter.view;
  if (bloom === 'white') return oklch(0.95 * dim, 0.015, 90);
  const own = bloom ?? field;
  const hue = own === null ? painter.between(300, 375) : own + painter.between(-8, 8);
  return oklch(painter.between(0.7, 0.86) * dim, 0.13 * dim, hue);
}
