import { createSeededRandom, type Raster } from '@adwright/engine-pixels';
import { describe, expect, it } from 'vitest';
import { computeMatte } from './matte.ts';
import { createMask, SIDE, type Test } from './sample-shapes.ts';

const slope: Test = (x, y) => x > 40 + y / 3;

function grainy(test: Test, light: number, dark: number, grain: number): Raster {
  const random = createSeededRandom(7);
  const data = Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, index) => {
    const at = Math.floor(index / 3);
    const level = test(at % SIDE, Math.floor(at / SIDE)) ? dark : light;
    return level + (random() + random() - 1) * grain;
  });
  return { width: SIDE, height: SIDE, data };
}

/**
 * Returns the roughness of the drawn outline in pixels: the change of the visible area from row to row that
 * exceeds a slope of one third.
 */
function roughness(rgba: Uint8Array): number {
  const rows = Array.from({ length: 100 }, (_, index) => {
    let sum = 0;
    for (let x = 0; x < SIDE; x++) sum += (rgba[((index + 30) * SIDE + x) * 4 + 3] ?? 0) / 255;
    return sum + index / 3;
  });
  return (
    rows.slice(1).reduce((sum, row, index) => sum + Math.abs(row - (rows[index] ?? 0)), 0) / 99
  );
}

describe('computeMatte', () => {
  it('draws a smooth outline of a grainy product', () => {
    expect(
      roughness(computeMatte(grainy(slope, 190, 140, 24), createMask(slope), 0.5)),
    ).toBeLessThan(0.15);
  });

  it('draws a smooth outline if product and background have similar colours and the mask has stair steps', () => {
    const stepped: Test = (x, y) => x > 40 + Math.round(y / 9) * 3;
    expect(
      roughness(computeMatte(grainy(slope, 240, 236, 4), createMask(stepped), 0.5)),
    ).toBeLessThan(0.15);
  });

  it("does not treat a dark line at the product's foot as a mixture of product and background", () => {
    const foot: Test = (_, y) => y < 80;
    const photo = grainy(foot, 200, 200, 0);
    for (let at = 0; at < SIDE * SIDE; at++) {
      const y = Math.floor(at / SIDE);
      // A red product, a grey background, and between them a dark line that belongs to the background.
      const colour = y < 80 ? [190, 80, 60] : y < 82 ? [70, 70, 70] : [180, 180, 180];
      photo.data.set(colour, at * 3);
    }
    const rgba = computeMatte(photo, createMask(foot), 0.5);
    expect(rgba[(81 * SIDE + 80) * 4 + 3]).toBeLessThan(60);
    expect(rgba[(77 * SIDE + 80) * 4 + 3]).toBe(255);
  });
});
