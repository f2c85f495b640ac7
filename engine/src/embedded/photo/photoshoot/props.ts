import { oklch } from '../../colour/oklch.ts';
import { HORIZON, SIDE } from './sets/frame.ts';
import { leaf } from './sets/leaf.ts';
import type { SetPainter } from './sets/set-painter.ts';
import type { PropName } from './shoot-direction.ts';

type PaintProp = (painter: SetPainter) => void;

const BEHIND: Partial<Record<PropName, PaintProp>> = {
  leaves: (painter) => painter.leaves(12, 142, 0.44, 6, SIDE * 0.05, SIDE * 0.75),
  lights: (painter) => painter.bokeh(['#fff3d0', '#ffdf9a', '#ffffff'], 46, 0, HORIZON, 8, 34, 4),
  stones: (painter) => stones(painter),
  smoke: (painter) =>
    painter.blurred(46, (context) => {
      for (let puff = 0; puff < 16; puff++) {
        context.fillStyle = 'rgba(255,255,255,0.2)';
        context.beginPath();
        context.ellipse(
          painter.random() * SIDE,
          painter.between(SIDE * 0.3, SIDE * 0.8),
          painter.between(90, 240),
          painter.between(40, 110),
          0,
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    }),
};

const BEFORE: Partial<Record<PropName, PaintProp>> = {
  leaves: (painter) => painter.leaves(6, 142, 0.36, 13, SIDE * 0.8, SIDE * 1.02),
  petals: (painter) => {
    for (const [count, blur, low, high] of [
      [16, 1.2, HORIZON + 120, SIDE],
      [9, 7, 0, SIDE],
    ] as const) {
      painter.blurred(blur, (context) => {
        for (let petal = 0; petal < count; petal++) {
          leaf(
            context,
            painter.random() * SIDE,
            painter.between(low, high),
            painter.between(26, 58),
            painter.between(0, 6.3),
            oklch(painter.between(0.72, 0.88), 0.11, painter.between(350, 375)),
          );
        }
      });
    }
  },
  drops: (painter) => {
    const { context } = painter;
    for (let drop = 0; drop < 70; drop++) {
      const x = painter.random() * SIDE;
      const y = painter.between(HORIZON + 60, SIDE);
      const size = painter.between(3, 13);
      const water = context.createRadialGradient(x - size * 0.3, y - size * 0.3, 0, x, y, size);
      water.addColorStop(0, 'rgba(255,255,255,0.85)');
      water.addColorStop(0.4, 'rgba(255,255,255,0.12)');
      water.addColorStop(1, 'rgba(20,40,60,0.3)');
      context.fillStyle = water;
      context.beginPath();
      context.ellipse(x, y, size, size * 0.62, 0, 0, Math.PI * 2);
      context.fill();
    }
  },
  snow: (painter) => painter.bokeh(['#ffffff'], 110, 0, SIDE, 2, 12, 2),
};

/** Lays the props that the instructions name behind or before the product. */
export function paintProps(
  painter: SetPainter,
  props: ReadonlySet<PropName>,
  depth: 'behind' | 'before',
): void {
  const painters = depth === 'behind' ? BEHIND : BEFORE;
  for (const prop of props) painters[prop]?.(painter);
}

function stones(painter: SetPainter): void {
  painter.blurred(2.5, (context) => {
    for (const side of [0.12, 0.87]) {
      for (let stone = 0; stone < 4; stone++) {
        const x = SIDE * side + painter.between(-90, 90);
        const y = painter.between(HORIZON + 40, HORIZON + 190);
        const size = painter.between(38, 92);
        const rock = context.createRadialGradient(
          x - size * 0.4,
          y - size * 0.4,
          size * 0.1,
          x,
          y,
          size,
        );
        rock.addColorStop(0, oklch(0.76, 0.012, 80));
        rock.addColorStop(1, oklch(0.38, 0.015, 70));
        context.fillStyle = 'rgba(0,0,0,0.28)';
        context.beginPath();
        context.ellipse(x + 8, y + size * 0.5, size * 1.05, size * 0.24, 0, 0, Math.PI * 2);
        context.fill();
        context.fillStyle = rock;
        context.beginPath();
        context.ellipse(x, y, size, size * 0.62, painter.between(-0.2, 0.2), 0, Math.PI * 2);
        context.fill();
      }
    }
  });
}
