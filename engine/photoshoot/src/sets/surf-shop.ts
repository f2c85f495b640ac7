import { oklch } from '@adwright/engine-pixels';
import { defineSet } from '../kit/define-set.ts';
import { SIDE } from '../kit/frame.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';

/** Photoshoot scene that shows a surf shop: surfboards that lean against white planks, palm leaves and sun. */
export const surfShop = defineSet({
  light: 'day',
  ownThings: ['surfboard'],
  paint,
});

/** Surfboards: colour of the deck and colour of the stripe, each as lightness, chroma and hue. */
const BOARDS = [
  [0.9, 0.05, 85, 0.62, 0.17, 30],
  [0.78, 0.11, 195, 0.96, 0.01, 90],
  [0.86, 0.13, 92, 0.5, 0.12, 250],
  [0.72, 0.15, 35, 0.95, 0.02, 90],
  [0.94, 0.01, 90, 0.6, 0.11, 200],
] as const;

function paint(painter: SetPainter, hue: number | null): SetLook {
  const { horizon } = painter;
  const base = hue ?? 205;
  painter.wall(oklch(0.95, 0.02, base), oklch(0.8, hue === null ? 0.035 : 0.08, base));
  painter.blurred(5, (context) => {
    for (let plank = 0; plank < 10; plank++) {
      context.fillStyle = `rgba(60,80,90,${painter.between(0.02, 0.09)})`;
      context.fillRect(plank * 112 - 20, 0, 108, horizon + 20);
      context.fillStyle = 'rgba(50,70,80,0.28)';
      context.fillRect(plank * 112 + 88, 0, 4, horizon + 20);
    }
  });
  painter.blurred(7, (context) => {
    for (const [index, share] of [0.08, 0.25, 0.5, 0.73, 0.92].entries()) {
      const [l, c, h, stripeL, stripeC, stripeH] = BOARDS[index] ?? BOARDS[0];
      const [half, tall] = [58, horizon * painter.between(0.84, 0.96)];
      const [x, foot] = [SIDE * share, horizon + 18];
      context.save();
      context.translate(x, foot);
      context.rotate(painter.between(-0.05, 0.05));
      const outline = () => {
        context.beginPath();
        context.moveTo(0, -tall);
        context.bezierCurveTo(half * 1.1, -tall * 0.78, half * 1.25, -tall * 0.22, half * 0.42, 0);
        context.lineTo(-half * 0.42, 0);
        context.bezierCurveTo(-half * 1.25, -tall * 0.22, -half * 1.1, -tall * 0.78, 0, -tall);
      };
      context.shadowColor = 'rgba(20,40,50,0.4)';
      context.shadowBlur = 18;
      context.shadowOffsetX = 14;
      const deck = context.createLinearGradient(-half, 0, half, 0);
      deck.addColorStop(0, oklch(Math.min(0.98, l + 0.04), c, h));
      deck.addColorStop(1, oklch(l - 0.16, c, h));
      context.fillStyle = deck;
      outline();
      context.fill();
      context.shadowColor = 'transparent';
      outline();
      context.clip();
      context.fillStyle = oklch(stripeL, stripeC, stripeH);
      if (index % 2 === 0) context.fillRect(-13, -tall, 26, tall);
      else for (const at of [0.3, 0.38]) context.fillRect(-half * 2, -tall * at, half * 4, 26);
      context.restore();
    }
  });
  painter.leaves(5, 140, 0.5, 8, SIDE * 0.02, SIDE * 0.3);
  painter.windowLight(0.4);
  painter.floor({
    material: 'wood',
    light: oklch(0.86, 0.04, 80),
    dark: oklch(0.62, 0.05, 68),
    sheen: 0.08,
  });
  return { gloss: 0.06, shadowSide: 1, shadow: 0.38 };
}
