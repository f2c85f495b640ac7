import { expect, test } from 'vitest';
import { matte } from '../kit/assembled.ts';
import { roundBox } from '../kit/distance.ts';
import type { ProductObject } from '../kit/product-object.ts';
import { renderScene } from './render-scene.ts';
import { makeScene } from './scene.ts';

const SIDE = 240;

/** Returns a pale board two units high, with a dark line that may lean to the left. */
function linedBoard(halfLine: number, slant: number, aside = 0): ProductObject {
  const line = (x: number, y: number) => Math.abs(x - aside - (y - 1) * slant) < halfLine;
  return {
    distance: (x, y, z) => roundBox(x, y - 1, z, 1, 1, 0.1, 0.02),
    part: (x, y) => (line(x, y) ? 1 : 0),
    materials: [matte('#f4f4f4'), matte('#101010')],
    decals: [],
    height: 2,
    radius: 1.1,
    yaw: 0,
    pitch: 0,
  };
}

/** Size of a pixel in units of the board. */
const PIXEL = 0.0074;

test.each<[name: string, board: ProductObject]>([
  // A slanted line crosses the grid of rays at varying offsets.
  ['slanted, three pixels wide', linedBoard(1.5 * PIXEL, 0.13)],
  ...[0, 1, 2, 3].map((aside): [string, ProductObject] => [
    `upright, a pixel wide, ${aside} aside`,
    linedBoard(0.75 * PIXEL, 0, aside * PIXEL),
  ]),
])(
  'renderScene keeps fine lines when the pixels between traced pixels are filled in: %s',
  (_, board) => {
    const scene = makeScene(board, null, 0);
    const light = {
      key: [-0.5, 0.8, 0.6],
      keyPower: 1,
      fill: 1,
      bounce: '#ffffff',
      shadow: 1,
    } as const;
    const view = { left: -0.12, right: 0.12, top: 0.12, bottom: -0.12 };
    const { data, width, height } = renderScene(scene, [], light, view, SIDE, SIDE);
    const broken = Array.from({ length: height - 20 }, (_, row) => row + 10).filter((y) => {
      const row = data.subarray(y * width * 4, (y + 1) * width * 4);
      return !row.some((level, at) => at % 4 === 0 && level < 110 && row[at + 3] === 255);
    });
    expect(broken).toEqual([]);
  },
);
