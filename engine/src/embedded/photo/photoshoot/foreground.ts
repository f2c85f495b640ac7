import { oklch } from '../../colour/oklch.ts';
import { SIDE } from './sets/frame.ts';
import { leaf } from './sets/leaf.ts';
import type { SetPainter } from './sets/set-painter.ts';
import type { SceneName, ShootDirection } from './shoot-direction.ts';

/** What stands so near to the lens that it is only a blur. */
type Near = 'leaves' | 'lights' | 'petals';

const NEAR: Partial<Record<SceneName, Near>> = {
  nature: 'leaves',
  garden: 'petals',
  kitchen: 'leaves',
  workspace: 'leaves',
  spa: 'leaves',
  zen: 'leaves',
  lounge: 'leaves',
  sunnyWindow: 'leaves',
  greenhouse: 'leaves',
  surfShop: 'leaves',
  subway: 'lights',
  apothecary: 'lights',
  vineyard: 'leaves',
  waterfall: 'leaves',
  beach: 'leaves',
  meadow: 'petals',
  lavender: 'petals',
  urban: 'lights',
  neonStreet: 'lights',
  night: 'lights',
  rooftop: 'lights',
  cafe: 'lights',
  luxury: 'lights',
  festive: 'lights',
  party: 'lights',
};

/** Pictures of a shoot that are taken through something. */
const THROUGH: readonly number[] = [1, 3];

/** Something out of focus in a lower corner, which gives the picture depth; false where there is nothing. */
export function paintForeground(
  painter: SetPainter,
  { scene, bare, key }: ShootDirection,
  pick: number,
  productX: number,
): boolean {
  const near = NEAR[scene];
  if (near === undefined || bare || !THROUGH.includes(pick % 4) || painter.horizon === 0)
    return false;
  const side = productX > SIDE / 2 ? -1 : 1;
  const corner = SIDE * (0.5 + 0.5 * side);
  if (near === 'lights') {
    const colours = key === 'high' ? ['#ffffff', '#ffeccb'] : ['#ffcf8a', '#ff9f5c', '#ffe6c0'];
    painter.blurred(9, (context) => {
      context.globalCompositeOperation = 'screen';
      for (let disc = 0; disc < 6; disc++) {
        context.fillStyle = colours[disc % colours.length] ?? '#ffffff';
        context.globalAlpha = painter.between(0.1, 0.26);
        context.beginPath();
        context.arc(
          corner - side * painter.between(-30, 170),
          SIDE * painter.between(0.72, 1.02),
          painter.between(44, 96),
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    });
    return true;
  }
  const dim = painter.view.time === 'night' ? 0.42 : 1;
  painter.blurred(24, (context) => {
    for (let blade = 0; blade < 7; blade++) {
      const colour =
        near === 'leaves'
          ? oklch(painter.between(0.34, 0.52) * dim, 0.09 * dim, painter.between(128, 150))
          : petal(painter, dim);
      leaf(
        context,
        corner + side * painter.between(-10, 60),
        SIDE * painter.between(0.9, 1.08),
        painter.between(200, near === 'leaves' ? 330 : 240),
        -side * painter.between(0.15, 1.25),
        colour,
      );
    }
  });
  return true;
}

/** The colour of a petal: that of the flowers named, or one of many. */
function petal(painter: SetPainter, dim: number): string {
  const { bloom } = painter.view;
  if (bloom === 'white') return oklch(0.95 * dim, 0.015, 90);
  const hue = bloom === null ? painter.between(300, 375) : bloom + painter.between(-8, 8);
  return oklch(painter.between(0.7, 0.86) * dim, 0.13 * dim, hue);
}
