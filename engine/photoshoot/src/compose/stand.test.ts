import { createSeededRandom } from '@adwright/engine-pixels';
import { describe, expect, it } from 'vitest';
import { EYE_LEVEL, SIDE } from '../kit/frame.ts';
import { SetPainter } from '../kit/set-painter.ts';
import { STANDS, type StandKind } from '../kit/stand-kinds.ts';
import { measureFootDepth } from './foot.ts';
import { computeMeanColour } from './harmonise.ts';
import type { Placement } from './placement.ts';
import { makeBoard } from './sample-shots.ts';
import { clipToTop, computeStandRadius, paintStand, type StandLook } from './stand.ts';

const PLACE = { left: 440, top: 400, width: 200, height: 400, base: 800 };
const LOOK: StandLook = {
  colour: { lightness: 0.8, chroma: 0.02, hue: 70 },
  material: null,
  lightSide: -1,
  shadow: 0.38,
  gloss: 0,
};

/**
 * Paints a stand on a floor of one colour, for the tests. Returns the painter of the picture, and a function
 * for the mean level of a window.
 */
function painted(
  kind: StandKind,
  look: Partial<StandLook> = {},
  floor = '#a0a0a0',
  place: Placement = PLACE,
) {
  const painter = new SetPainter(createSeededRandom(3), EYE_LEVEL);
  painter.context.fillStyle = floor;
  painter.context.fillRect(0, 0, SIDE, SIDE);
  paintStand(painter, kind, place, { ...LOOK, ...look });
  const level = (x: number, y: number, wide = 12, high = 8) => {
    const [red, green, blue] = computeMeanColour(painter.canvas, x, y, wide, high);
    return (red + green + blue) / 3;
  };
  return { level, painter };
}

const RADIUS = computeStandRadius('podium', PLACE.width);
const MIDDLE = PLACE.left + PLACE.width / 2;
const SIDE_ROW = PLACE.base + RADIUS * 0.17 + STANDS.podium.rise * 0.3;

describe('paintStand', () => {
  it('a stand casts a shadow that is darkest at the stand’s bottom and fades with distance', () => {
    for (const kind of ['podium', 'block'] as const) {
      const { level } = painted(kind);
      const edge = MIDDLE + computeStandRadius(kind, PLACE.width);
      const row = PLACE.base + STANDS[kind].rise - 26;
      const [near, middle, far] = [8, 70, 130].map((out) => level(edge + out, row - out * 0.2));
      expect(near, kind).toBeLessThan((middle ?? 0) - 8);
      expect(middle, kind).toBeLessThan((far ?? 0) - 4);
    }
  });

  it('a golden stand keeps its gold colour in green light', () => {
    const gold = { lightness: 0.7, chroma: 0.11, hue: 80 };
    const front = (metal: boolean) => {
      const { painter } = painted('podium', { colour: { ...gold, metal } }, '#104030');
      const [red, green] = computeMeanColour(painter.canvas, MIDDLE - 20, SIDE_ROW, 40, 20);
      return red / green;
    };
    expect(front(true)).toBeGreaterThan(front(false) * 1.1);
  });

  it('a stand’s top is deep enough for the contact area of a box seen from above', () => {
    const place = { left: 0, top: 0, width: 300, height: 420, base: 420 };
    expect(measureFootDepth(makeBoard(), place)).toBe(0);
    const depth = measureFootDepth(makeBoard(0.2), place);
    expect(depth).toBeGreaterThan(420 * 0.18);
    // The far corner of the product's contact area must lie on the top of the stand.
    const corner = (deep: number) => {
      const { level } = painted('podium', {}, '#303030', { ...PLACE, depth: deep });
      return level(PLACE.left + PLACE.width - 12, PLACE.base - 70, 6, 4);
    };
    expect(corner(70)).toBeGreaterThan(corner(0) + 60);
  });

  it('a stand’s side is darker away from the lamp, and its top is lighter', () => {
    const { level } = painted('podium');
    const [lit, front, far] = [-0.7, 0, 0.85].map((share) =>
      level(MIDDLE + RADIUS * share, SIDE_ROW - 14 * Math.abs(share)),
    );
    expect(level(MIDDLE, PLACE.base + 4)).toBeGreaterThan((front ?? 0) + 12);
    expect(lit).toBeGreaterThan((far ?? 0) + 30);
    expect(front).toBeGreaterThan((far ?? 0) + 25);
  });

  it('a stand casts a shadow away from the lamp, and a dark line marks the contact with the floor', () => {
    const foot = PLACE.base + STANDS.podium.rise;
    for (const lightSide of [-1, 1] as const) {
      const { level } = painted('podium', { lightSide });
      const shaded = level(MIDDLE - lightSide * (RADIUS + 36), foot - 12);
      expect(shaded).toBeLessThan(level(MIDDLE + lightSide * (RADIUS + 36), foot - 12) - 25);
      expect(level(MIDDLE, foot + RADIUS * 0.17 * 0.78 + 2, 12, 3)).toBeLessThan(90);
    }
  });

  it('the reflection of a round stand in a glossy floor fades at the sides of the stand as it does in the middle', () => {
    const wide = { ...PLACE, left: 190, width: 700 };
    const white = { colour: { lightness: 0.97, chroma: 0, hue: 70 }, shadow: 0, gloss: 0.4 };
    const { level } = painted('podium', white, '#303030', wide);
    const side = MIDDLE - computeStandRadius('podium', wide.width) + 14;
    const foot = wide.base + STANDS.podium.rise;
    expect(level(side, foot + 8, 6, 4)).toBeGreaterThan(level(side, foot + 68, 6, 4) + 18);
  });

  it('a stand in a dark scene is dark', () => {
    const [bright, dark] = ['#a0a0a0', '#202020'].map((floor) =>
      painted('podium', {}, floor).level(MIDDLE, PLACE.base + 4),
    );
    expect(dark).toBeLessThan(0.72 * (bright ?? 0));
  });

  it('a stand has the texture of its material', () => {
    const warmth = (kind: StandKind, material: StandLook['material']) => {
      const [red, , blue] = computeMeanColour(
        painted(kind, { material }).painter.canvas,
        MIDDLE - 60,
        PLACE.base,
        120,
        16,
      );
      return red - blue;
    };
    expect(warmth('podium', 'wood')).toBeGreaterThan(warmth('podium', 'marble') + 25);
    expect(warmth('tray', null)).toBeGreaterThan(25);
  });

  it('a stand has the same material from the top to the bottom', () => {
    for (const kind of ['podium', 'block'] as const) {
      const { painter } = painted(kind, { material: 'concrete' });
      const { rise } = STANDS[kind];
      // The rows must differ: a side that repeated one row of the texture would have the same grain in every
      // row.
      const grain = (down: number) => {
        const y = Math.round(PLACE.base + 24 + rise * down);
        const { data } = painter.context.getImageData(MIDDLE - 50, y, 100, 1);
        const tones = Array.from({ length: 100 }, (_, x) => data[x * 4] ?? 0);
        const mean = tones.reduce((sum, tone) => sum + tone / 100, 0);
        return tones.map((tone) => tone - mean);
      };
      const [upper, lower] = [grain(0.5), grain(0.72)];
      const apart = upper.reduce((sum, tone, x) => sum + Math.abs(tone - (lower[x] ?? 0)) / 100, 0);
      expect(apart, kind).toBeGreaterThan(1.5);
    }
  });

  it('a shadow on a stand is clipped to the stand’s top', () => {
    for (const kind of ['podium', 'block'] as const) {
      const { painter } = painted(kind);
      const { context, canvas } = painter;
      const corner = () =>
        computeMeanColour(
          canvas,
          MIDDLE - computeStandRadius(kind, PLACE.width) - 2,
          PLACE.base - 60,
          12,
          36,
        )[0];
      const before = corner();
      context.save();
      clipToTop(context, kind, PLACE);
      context.fillStyle = '#000000';
      context.fillRect(0, 0, SIDE, SIDE);
      context.restore();
      expect(Math.abs(corner() - before), kind).toBeLessThan(12);
      expect(computeMeanColour(canvas, MIDDLE, PLACE.base - 8, 8, 6)[0], kind).toBeLessThan(8);
    }
  });

  it('a glossy floor shows the reflection of a stand', () => {
    const below = PLACE.base + STANDS.podium.rise + RADIUS * 0.17 + 24;
    const [matt, glossy] = [0, 0.4].map((gloss) =>
      painted('podium', { gloss }, '#303030').level(MIDDLE, below),
    );
    expect(glossy).toBeGreaterThan((matt ?? 0) + 8);
  });
});
