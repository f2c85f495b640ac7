import { expect, test } from 'vitest';
import { roundBox } from './distance.ts';
import { matte } from './objects/assembled.ts';
import type { ProductObject } from './product-object.ts';
import { renderScene } from './render-scene.ts';
import { makeScene } from './scene.ts';

const SIDE = 240;

/** A pale board, two units high, with a dark line down it. */
function linedBoard(halfLine: number): ProductObject {
  // Slanted, so that it comes between the rays in every way there is.
  const line = (x: number, y: number) => Math.abs(x - (y - 1) * 0.13) < halfLine;
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

test('what is filled in leaves out no fine line', () => {
  const scene = makeScene(linedBoard(0.011), null, 0);
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
});
