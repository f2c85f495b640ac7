import { cycle, fromHex, oklch, type Random, withAlpha } from '@adwright/engine-pixels';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { markPart, type Painter } from '../composition.ts';
import { computePair } from '../shows-type.ts';
import type { Stage } from '../stage.ts';
import { addArchPath } from './arch.ts';

/**
 * A blur is painted as a small picture that is then enlarged. Each pixel of the small picture becomes this
 * many ad pixels along each axis.
 */
const BLUR_COARSENESS = 6;

/**
 * Returns a painter that paints the blurred result of another painter. The other painter paints at a small
 * scale and the result is enlarged, which takes a fraction of the time of a blur filter.
 */
function soft(stage: Stage, blur: number, paint: Painter): Painter {
  return (context) => {
    const small = createCanvas(
      Math.ceil(stage.width / BLUR_COARSENESS),
      Math.ceil(stage.height / BLUR_COARSENESS),
    );
    const inner = small.getContext('2d');
    inner.filter = `blur(${blur / BLUR_COARSENESS}px)`;
    inner.scale(1 / BLUR_COARSENESS, 1 / BLUR_COARSENESS);
    paint(inner);
    context.imageSmoothingQuality = 'high';
    context.drawImage(small, 0, 0, stage.width, stage.height);
  };
}

function leaf(context: SKRSContext2D, x: number, y: number, length: number, turn: number): void {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.beginPath();
  context.moveTo(0, 0);
  context.quadraticCurveTo(length * 0.24, -length * 0.5, 0, -length);
  context.quadraticCurveTo(-length * 0.24, -length * 0.5, 0, 0);
  context.fill();
  context.restore();
}

/** Paints the shadow of a branch in front of the window. */
function branch(stage: Stage, colour: string, random: Random): Painter {
  const stems = Array.from({ length: 3 }, () => ({
    x: stage.width * (0.62 + random() * 0.5),
    y: -stage.height * 0.04,
    turn: 2.5 + random() * 0.7,
  }));
  const jitter = Array.from({ length: 60 }, () => random());
  return (context) => {
    context.fillStyle = colour;
    stems.forEach((stem, index) => {
      for (let step = 1; step <= 10; step++) {
        const x = stem.x - Math.sin(stem.turn) * step * 46;
        const y = stem.y - Math.cos(stem.turn) * step * 46;
        const wobble = jitter[index * 20 + step] ?? 0;
        leaf(context, x, y, 110 + wobble * 60, stem.turn + 0.85 + wobble * 0.3);
        leaf(context, x, y, 110 + wobble * 60, stem.turn - 0.85 - wobble * 0.3);
      }
    });
  };
}

/** Shape of the window that lets in the light. */
type Opening = 'panes' | 'arch' | 'blinds';

/**
 * Paints a wall with the light of a window, and with the shadow of a branch. The shape of the window differs
 * between variations.
 */
export function paintLitWall(stage: Stage): Painter {
  const openings = ['panes', 'arch', 'blinds'] as const;
  // The table's edge is below the ad's bottom edge, so that no table is visible.
  return paintRoom(stage, stage.height * 1.04, cycle(openings, computePair(stage.number)));
}

/**
 * Paints a wall and a table, both in the light of a window. `table` is the height of the table's back edge, in
 * pixels of the ad.
 */
export function paintRoom(stage: Stage, table: number, opening: Opening = 'panes'): Painter {
  const { palette } = stage.style;
  const { width, height } = stage;
  const dark = palette.mode === 'dark' || (palette.mode === 'vivid' && palette.ink === '#ffffff');
  const { hue, chroma } = fromHex(palette.grounds[1]);
  // Window light makes a pale wall warmer, and makes a deep wall brighter in the wall's own hue. A layer of
  // light in another hue would turn a deep wall grey.
  const glow = dark
    ? oklch(palette.mode === 'dark' ? 0.46 : 0.58, Math.max(0.05, chroma), hue)
    : '#fffae8';
  const light = soft(stage, 14, windowLight(stage, table, glow, { dark, opening }));
  const shade = soft(
    stage,
    12,
    branch(
      stage,
      dark ? 'rgba(0, 0, 0, 0.34)' : withAlpha(oklch(0.35, chroma, hue), 0.17),
      stage.random,
    ),
  );
  return markPart('ground', (context) => {
    const wall = context.createLinearGradient(0, 0, width, table);
    wall.addColorStop(0, palette.grounds[0]);
    wall.addColorStop(1, palette.grounds[1]);
    context.fillStyle = wall;
    context.fillRect(0, 0, width, table);
    light(context);
    shade(context);
    const strongest = palette.mode === 'vivid' ? chroma * 0.85 : 0.1;
    const top = dark
      ? oklch(0.24, chroma * 0.8, hue)
      : oklch(0.8, Math.min(strongest, chroma + 0.02), hue);
    const front = dark
      ? oklch(0.13, chroma * 0.6, hue)
      : oklch(0.68, Math.min(strongest, chroma + 0.03), hue);
    const board = context.createLinearGradient(0, table, 0, height);
    board.addColorStop(0, top);
    board.addColorStop(1, front);
    context.fillStyle = board;
    context.fillRect(0, table, width, height - table);
    const edge = context.createLinearGradient(0, table - 26, 0, table + 4);
    edge.addColorStop(0, 'rgba(0, 0, 0, 0)');
    edge.addColorStop(1, 'rgba(0, 0, 0, 0.2)');
    context.fillStyle = edge;
    context.fillRect(0, table - 26, width, 26);
    context.fillStyle = 'rgba(255, 255, 255, 0.22)';
    context.fillRect(0, table, width, 2);
  });
}

interface WindowLight {
  dark: boolean;
  opening: Opening;
}

/** Paints light that falls through a window onto the wall. */
function windowLight(
  { width, height }: Stage,
  table: number,
  glow: string,
  { dark, opening }: WindowLight,
): Painter {
  return (context) => {
    context.save();
    // Light fades with the distance from the window.
    const fall = context.createLinearGradient(width * 0.9, 0, width * 0.5, table);
    fall.addColorStop(0, withAlpha(glow, dark ? 0.75 : 0.7));
    fall.addColorStop(1, withAlpha(glow, dark ? 0.22 : 0.4));
    context.fillStyle = fall;
    context.transform(1, -0.2, 0.42, 1, width * 0.16, height * 0.08);
    OPENINGS[opening](context, width, table);
    context.restore();
  };
}

const OPENINGS: Record<Opening, (context: SKRSContext2D, width: number, table: number) => void> = {
  panes(context, width, table) {
    for (let column = 0; column < 2; column++) {
      for (let row = 0; row < 3; row++) {
        context.fillRect(
          width * (0.3 + column * 0.25),
          table * (-0.08 + row * 0.3),
          width * 0.225,
          table * 0.27,
        );
      }
    }
  },
  arch(context, width, table) {
    for (const [left, share] of [
      [0.2, 0.2],
      [0.46, 0.34],
    ] as const) {
      addArchPath(context, width * (left + share / 2), table * 0.08, width * share, table * 0.9);
      context.fill();
    }
  },
  blinds(context, width, table) {
    for (let slat = 0; slat < 11; slat++)
      context.fillRect(width * 0.16, table * (-0.14 + slat * 0.095), width * 0.62, table * 0.052);
  },
};
