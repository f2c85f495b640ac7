import { createSeededRandom } from '@adwright/engine-pixels';
import { describe, expect, it } from 'vitest';
import { dilate, dilatePlane, erode, erodePlane, findComponents } from './mask.ts';

const WIDTH = 23;
const HEIGHT = 11;
const random = createSeededRandom(8);
const plane = Float32Array.from({ length: WIDTH * HEIGHT }, () => Math.floor(random() * 99) - 40);

/** Returns the expected result of a dilation by squares, computed pixel by pixel. */
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
  it.each([0, 1, 2, 3, 7])('return the maximum and the minimum within %d pixels', (radius) => {
    const around = squares(radius);
    expect([...dilatePlane(plane, WIDTH, HEIGHT, radius)]).toEqual(
      around.map((values) => Math.max(...values)),
    );
    expect([...erodePlane(plane, WIDTH, HEIGHT, radius)]).toEqual(
      around.map((values) => Math.min(...values)),
    );
  });
});

describe('dilate and erode', () => {
  // Some of the tested rows end inside a four-byte word, others at the end of a word.
  it.each([
    [WIDTH, 0],
    [WIDTH, 1],
    [WIDTH, 3],
    [WIDTH, 14],
    [20, 2],
  ])('grow and shrink a mask %d pixels wide by %d pixels', (width, radius) => {
    const data = Uint8Array.from({ length: width * HEIGHT }, () => (random() < 0.15 ? 1 : 0));
    const around = Array.from(data, (_, at) =>
      [...data].filter(
        (__, other) =>
          Math.abs((other % width) - (at % width)) <= radius &&
          Math.abs(Math.floor(other / width) - Math.floor(at / width)) <= radius,
      ),
    );
    const mask = { width, height: HEIGHT, data };
    expect([...dilate(mask, radius).data]).toEqual(around.map((values) => Math.max(...values)));
    expect([...erode(mask, radius).data]).toEqual(around.map((values) => Math.min(...values)));
  });
});

describe('findComponents', () => {
  it('separates areas that touch only at corners, and returns their bounding boxes', () => {
    const rows = ['..#....', '.##..#.', '....##.', '...#...'];
    const data = Uint8Array.from(rows.join(''), (cell) => (cell === '#' ? 1 : 0));
    const { list } = findComponents({ width: 7, height: 4, data });
    expect(list).toEqual([
      { label: 1, area: 3, left: 1, right: 2, top: 0, bottom: 1, touchesRim: true },
      { label: 2, area: 3, left: 4, right: 5, top: 1, bottom: 2, touchesRim: false },
      { label: 3, area: 1, left: 3, right: 3, top: 3, bottom: 3, touchesRim: true },
    ]);
  });

  it('joins the two arms of a shape that meet further down, and labels components in reading order', () => {
    const rows = ['#.#.#..#', '#.#.#..#', '#.###..#', '#..#...#', '####.###'];
    const data = Uint8Array.from(rows.join(''), (cell) => (cell === '#' ? 1 : 0));
    const { labels, list } = findComponents({ width: 8, height: 5, data });
    expect(list.map(({ label, area, touchesRim }) => [label, area, touchesRim])).toEqual([
      [1, 16, true],
      [2, 7, true],
    ]);
    expect([labels[0], labels[2], labels[4], labels[7]]).toEqual([1, 1, 1, 2]);
  });
});
