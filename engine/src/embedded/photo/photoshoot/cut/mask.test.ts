import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../ad/random.ts';
import { components, dilatePlane, erodePlane } from './mask.ts';

const WIDTH = 23;
const HEIGHT = 11;
const random = seededRandom(8);
const plane = Float32Array.from({ length: WIDTH * HEIGHT }, () => Math.floor(random() * 99) - 40);

/** What a square around each pixel holds, the slow way. */
function squares(radius: number): number[][] {
  return Array.from(plane, (_, at) =>
    Array.from(plane).filter(
      (__, other) =>
        Math.abs((other % WIDTH) - (at % WIDTH)) <= radius &&
        Math.abs(Math.floor(other / WIDTH) - Math.floor(at / WIDTH)) <= radius,
    ),
  );
}

describe('dilatePlane and erodePlane', () => {
  it.each([0, 1, 2, 3, 7])('take the greatest and the least within %d pixels', (radius) => {
    const around = squares(radius);
    expect([...dilatePlane(plane, WIDTH, HEIGHT, radius)]).toEqual(
      around.map((values) => Math.max(...values)),
    );
    expect([...erodePlane(plane, WIDTH, HEIGHT, radius)]).toEqual(
      around.map((values) => Math.min(...values)),
    );
  });
});

describe('components', () => {
  it('tells apart what only corners join, and how far each reaches', () => {
    const rows = ['..#....', '.##..#.', '....##.', '...#...'];
    const data = Uint8Array.from(rows.join(''), (cell) => (cell === '#' ? 1 : 0));
    const { list } = components({ width: 7, height: 4, data });
    expect(list).toEqual([
      { label: 1, area: 3, left: 1, right: 2, top: 0, bottom: 1, touchesRim: true },
      { label: 2, area: 3, left: 4, right: 5, top: 1, bottom: 2, touchesRim: false },
      { label: 3, area: 1, left: 3, right: 3, top: 3, bottom: 3, touchesRim: true },
    ]);
  });
});
