import { oklch } from '@adwright/engine-pixels';
import { paintBalloonsBehind } from '../kit/balloons.ts';
import { paintBlossoms } from '../kit/blossoms.ts';
import { paintBoughs } from '../kit/boughs.ts';
import { chooseConfettiColour } from '../kit/confetti-colour.ts';
import { SIDE } from '../kit/frame.ts';
import { paintLeaf } from '../kit/leaf.ts';
import { paintPool } from '../kit/light-pool.ts';
import { isPile, isSingle, PILES } from '../kit/piles.ts';
import type { PropName } from '../kit/prop-names.ts';
import type { SetLook } from '../kit/set-look.ts';
import type { SetPainter } from '../kit/set-painter.ts';
import { paintSprigs, type Sprig } from '../kit/sprigs.ts';
import { paintBead } from './beads.ts';
import { paintBubbles } from './bubbles.ts';
import { paintButterfliesBefore, paintButterfliesBehind } from './butterflies.ts';
import { paintFeathersBefore, paintFeathersBehind } from './drifting-feathers.ts';
import { paintHeartsBefore, paintHeartsBehind } from './paper-hearts.ts';
import { placePiles, type Spot, scatterBeans } from './props-on-floor.ts';
import { paintSmoke } from './smoke.ts';
import { paintFog, paintOvercast, paintRain, paintRipples } from './weather.ts';

type PaintProp = (painter: SetPainter) => void;

/** Functions that paint props in the air behind the product. */
const BEHIND: Partial<Record<PropName, PaintProp>> = {
  boughs: (painter) =>
    paintBoughs(painter, [-0.02, 0.06, 0.3, 0.22], {
      blur: 2.5,
      reach: 0.4,
      snowy: painter.view.snowy,
    }),
  blossoms: (painter) => paintBlossoms(painter, [0.0, 0.1, 0.24], { blur: 3, reach: 0.44 }),
  leaves: (painter) => painter.leaves(12, 142, 0.44, 6, SIDE * 0.05, SIDE * 0.75),
  lights: (painter) =>
    painter.bokeh(['#fff3d0', '#ffdf9a', '#ffffff'], 46, 0, SIDE * 0.62, 8, 34, 1.5),
  bubbles: (painter) => paintBubbles(painter, 16, [0.04, 0.7], [14, 56]),
  fog: paintFog,
  lavender: (painter) => sprigs(painter, 'lavender', 'behind'),
  pampas: (painter) => sprigs(painter, 'pampas', 'behind'),
  ears: (painter) => sprigs(painter, 'ears', 'behind'),
  smoke: (painter) => paintSmoke(painter, 0.02, 0.95, 0.62),
  dust: (painter) => dust(painter, painter.horizon * 0.5, 60, 0.9),
  rain: (painter) => {
    paintOvercast(painter);
    paintRain(painter, 150, 60, 1.5);
    paintRipples(painter, 46);
  },
  confetti: (painter) => confetti(painter, 60, 0.8, 0.02, 0.74),
  fallen: (painter) => painter.fallen(44, [30, 78], 0),
  butterflies: paintButterfliesBehind,
  feathers: paintFeathersBehind,
  hearts: paintHeartsBehind,
};

/**
 * Functions that paint luminous props in the air behind the product, after the scene is lit. If these props were
 * painted earlier, a dark scene would hide them.
 */
const LIT: Partial<Record<PropName, PaintProp>> = {
  // Balloons are placed where the picture has room, so that a zoomed camera does not crop them.
  balloons: paintBalloonsBehind,
  // Steam rises behind the product and fades out below the product's top, so that it does not cover the
  // product.
  steam: (painter) => paintSmoke(painter, -0.1, 0.66, painter.view.key === 'low' ? 0.34 : 0.6),
};

/** Functions that paint props in the air in front of the product. */
const BEFORE: Partial<Record<PropName, PaintProp>> = {
  boughs: (painter) =>
    paintBoughs(painter, [0.9, 0.96], { blur: 6, reach: 0.24, snowy: painter.view.snowy }),
  leaves: (painter) => painter.leaves(4, 142, 0.36, 13, SIDE * 0.86, SIDE * 1.04, 0.6),
  petals: (painter) => {
    for (const [count, blur, low, high] of [
      [16, 1.2, 0.78, 1],
      [9, 7, 0, 1],
    ] as const) {
      painter.blurred(blur, (context) => {
        for (let petal = 0; petal < count; petal++) {
          paintLeaf(
            context,
            painter.random() * SIDE,
            SIDE * painter.between(low, high),
            painter.between(26, 58),
            painter.between(0, 6.3),
            petalColour(painter),
          );
        }
      });
    }
  },
  confetti: (painter) => {
    confetti(painter, 60, 0.6, 0.78, 1);
    confetti(painter, 12, 6, 0, 1);
  },
  bubbles: (painter) => paintBubbles(painter, 7, [0.2, 0.92], [20, 64]),
  drops: (painter) => droplets(painter, 90, 0.72, 1),
  butterflies: paintButterfliesBefore,
  feathers: paintFeathersBefore,
  hearts: paintHeartsBefore,
  lavender: (painter) => sprigs(painter, 'lavender', 'before'),
  ears: (painter) => sprigs(painter, 'ears', 'before'),
  fog: (painter) => paintSmoke(painter, 0.7, 1.25, 0.26),
  rain: (painter) => paintRain(painter, 34, 130, 3),
  smoke: (painter) => paintSmoke(painter, 0.62, 1.2, 0.42),
  dust: (painter) => dust(painter, painter.horizon + (SIDE - painter.horizon) * 0.8, 26, 0.4),
  snow: (painter) => painter.bokeh(['#ffffff'], 110, 0, SIDE, 2, 12, 2),
};

/** Paints a cloud of dust above the floor, with grains that reflect the light. */
function dust(painter: SetPainter, middle: number, grains: number, thick: number): void {
  const { context, horizon } = painter;
  if (horizon > 0)
    for (const [x, reach, opacity] of [
      [0.16, 0.5, 0.4],
      [0.86, 0.56, 0.46],
      [0.5, 0.7, 0.22],
    ] as const)
      paintPool(
        context,
        'screen',
        {
          x: SIDE * x,
          y: middle,
          reach: SIDE * reach,
          stops: [
            [0, `rgba(214,178,132,${opacity})`],
            [0.45, `rgba(206,168,122,${opacity * 0.55})`],
            [1, 'rgba(200,160,116,0)'],
          ],
        },
        thick,
      );
  painter.bokeh(['#ffe9c4', '#f6d7a4', '#ffffff'], grains, 0, SIDE * 0.96, 1.5, 5, 1.2);
}

/**
 * Paints sprigs of plants on both sides of the picture: bunches behind the product, or single stems near the
 * lens.
 */
function sprigs(painter: SetPainter, sprig: Sprig, depth: 'behind' | 'before'): void {
  paintSprigs(
    painter,
    sprig,
    depth === 'behind'
      ? { blur: 2.2, count: 10, foot: 1.05, height: 0.64 }
      : { blur: 7, count: 4, foot: 1.1, height: 0.3 },
  );
}

/** Paints snippets of paper in all colours between two heights, given as shares of the picture's side. */
function confetti(
  painter: SetPainter,
  count: number,
  blur: number,
  low: number,
  high: number,
): void {
  painter.blurred(blur, (context) => {
    for (let piece = 0; piece < count; piece++) {
      context.save();
      context.translate(painter.random() * SIDE, SIDE * painter.between(low, high));
      context.rotate(painter.between(0, 6.3));
      context.scale(1, painter.between(0.25, 0.8));
      context.fillStyle = chooseConfettiColour(painter, piece, () =>
        oklch(painter.between(0.7, 0.86), 0.15, (piece * 67) % 360),
      );
      const size = painter.between(9, 17);
      context.fillRect(-size, -size * 0.6, 2 * size, 1.2 * size);
      context.restore();
    }
  });
}

function petalColour(painter: SetPainter): string {
  const { bloom } = painter.view;
  if (bloom === 'white') return oklch(painter.between(0.93, 0.99), 0.012, 80);
  const hue = bloom ?? 362;
  return oklch(
    painter.between(0.68, 0.86),
    bloom === null ? 0.11 : 0.15,
    hue + painter.between(-12, 13),
  );
}

/** Area of a product and the free area for props around the product, in pixels. */
export interface Room {
  left: number;
  width: number;
  base: number;
  lightSide: -1 | 1;
  /** Whether props may be placed on all sides of the product, as in a picture from above. */
  around: boolean;
  /** Scale of the props, which {@link choosePropScale} returns. */
  scale: number;
}

const IN_AIR = { behind: BEHIND, lit: LIT, before: BEFORE };

/**
 * Paints the props in the air: those behind the product (before or after the scene is lit), or those in front of the
 * product.
 */
export function paintProps(
  painter: SetPainter,
  props: ReadonlySet<PropName>,
  depth: keyof typeof IN_AIR,
): void {
  for (const prop of props) IN_AIR[depth][prop]?.(painter);
}

/**
 * Paints the props that stand or lie on the floor. A first call paints the props behind the product; a later
 * call paints the props in front of the product.
 */
export function paintPropsBeside(
  painter: SetPainter,
  props: ReadonlySet<PropName>,
  depth: 'far' | 'near',
  room: Room,
  look: SetLook,
): void {
  const { key, horizon } = painter.view;
  const light = { lightSide: room.lightSide, lies: horizon === 0, dim: key === 'low' };
  const beside = [...props].filter((prop) => prop === 'beans' || isPile(prop));
  for (const [index, prop] of beside.entries()) {
    const wide = isPile(prop) ? PILES[prop].width : BEANS_PX;
    const all = spots(painter, room, index, beside.length, wide);
    const at = (isSingle(prop) ? all.slice(0, 1) : all).filter(
      ({ far }) => far === (depth === 'far'),
    );
    if (isPile(prop)) placePiles(painter, prop, at, light, look);
    else scatterBeans(painter, at);
  }
}

/** Width of a handful of coffee beans, in pixels. */
const BEANS_PX = 260;

/**
 * Lowest row in which a prop beside the product may stand, in pixels, so that the picture's lower edge does not
 * cut the prop.
 */
const LOWEST = SIDE * 0.955;

/** Minimum distance between a pile's centre and the picture's side edge, in half widths of the pile. */
const IN_FRAME = 1.04;

/** Minimum free width beside the product for a pile in front of the product, as a share of the pile's width. */
const LEAST_ROOM = 0.5;

/**
 * Returns the positions of the props on the floor. If the brief requests one kind of prop, it is placed
 * twice: in front of the product, and smaller behind the other side of the product. If there are several
 * kinds of props, they alternate between the sides, starting on the side with more room.
 */
function spots(
  painter: SetPainter,
  { left, width, base, around, scale }: Room,
  index: number,
  count: number,
  wide: number,
): (Spot & { far: boolean })[] {
  const right = SIDE - left - width;
  const roomier = left > right ? -1 : 1;
  const at = (side: number, far: boolean) => {
    const size = (far ? 0.78 : 1) * scale;
    const half = (wide * size) / 2;
    const edge = side < 0 ? left : left + width;
    // If there is no room beside the product, props are placed in front of the product's corner or partly
    // behind the product.
    const beside = edge + side * (half + (far ? -18 : painter.between(12, 40)));
    const x = Math.min(SIDE - half * IN_FRAME, Math.max(half * IN_FRAME, beside));
    if (painter.horizon === 0) {
      const y = SIDE * (far ? painter.between(0.26, 0.36) : painter.between(0.84, 0.94));
      return { x, y, size, flat: 1, far };
    }
    const y = far
      ? base - painter.between(44, 62)
      : Math.min(LOWEST, base + painter.between(12, 40));
    return { x, y, size, flat: 0.42, far };
  };
  // A prop that would cover most of the product is placed behind the product, because labels must stay
  // legible.
  const narrow = (side: number) => (side < 0 ? left : right) < wide * scale * LEAST_ROOM;
  const side = index % 2 === 0 ? roomier : -roomier;
  if (around && count < 3)
    return [at(side, true), at(-side, true), at(side, false), at(-side, false)];
  if (count === 1) return [at(side, narrow(side)), at(-side, true)];
  if (side !== roomier && narrow(side)) {
    // If one side has too little room for a visible prop, both props are placed on the roomier side, one behind
    // the other.
    const out = at(roomier, false);
    const x = out.x + roomier * wide * scale;
    const inFrame =
      roomier < 0 ? x > wide * scale * LEAST_ROOM : x < SIDE - wide * scale * LEAST_ROOM;
    if (painter.horizon > 0 && inFrame) return [{ ...out, x, y: base - painter.between(20, 44) }];
  }
  return [at(side, index > 1 || narrow(side))];
}

/** Paints water drops that lie on the floor between two heights, given as shares of the picture's side. */
function droplets(painter: SetPainter, count: number, low: number, high: number): void {
  for (let drop = 0; drop < count; drop++)
    paintBead(
      painter.context,
      painter.random() * SIDE,
      SIDE * painter.between(low, high),
      2.5 + 12 * painter.random() ** 2.5,
      0.6,
    );
}
