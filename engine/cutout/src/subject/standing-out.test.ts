import { expect, it } from 'vitest';
import { withStandingOut } from './standing-out.ts';

const SIDE = 64;
const isBowl = (x: number, y: number) => Math.hypot(x - 32, y - 16) < 9;
const isHandle = (x: number, y: number) => Math.abs(x - 32) < 2 && y >= 16 && y < 58;

/** Photo of a spoon; the model misses the handle. */
function spoon(groundAt: (x: number, y: number) => number) {
  const data = new Uint8Array(SIDE * SIDE * 3);
  const values = new Uint8Array(SIDE * SIDE);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const at = y * SIDE + x;
      data.fill(isBowl(x, y) || isHandle(x, y) ? 60 : groundAt(x, y), 3 * at, 3 * at + 3);
      values[at] = isBowl(x, y) ? 255 : 0;
    }
  return { raster: { width: SIDE, height: SIDE, data }, map: { side: SIDE, values } };
}

it('withStandingOut adds the part of an object that the saliency map missed if the background is plain', async () => {
  const { raster, map } = spoon((x) => 225 + (x % 3));
  const { values } = await withStandingOut(raster, map);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++)
      expect((values[y * SIDE + x] ?? 0) > 200, `${x} ${y}`).toBe(isBowl(x, y) || isHandle(x, y));
});

it('withStandingOut leaves the saliency map unchanged if the background is not plain', async () => {
  const { raster, map } = spoon((x, y) => (y < 30 ? 235 : 40 + ((x * 7 + y * 5) % 90)));
  expect(await withStandingOut(raster, map)).toBe(map);
});

it('withStandingOut does not add a scene that fills the whole photo to the subject', async () => {
  const { raster, map } = spoon((x, y) =>
    Math.max(Math.abs(x - 32), Math.abs(y - 32)) > 29 ? 225 : 90,
  );
  expect(await withStandingOut(raster, map)).toBe(map);
});

it('withStandingOut adds all areas that differ from a flat background to the subject, such as words beside a picture on a page', async () => {
  const isWord = (x: number, y: number) => y > 58 && y < 62 && x > 4 && x < 20;
  const { raster, map } = spoon((x, y) => (isWord(x, y) ? 90 : 252));
  const { values } = await withStandingOut(raster, map);
  expect(values[60 * SIDE + 10]).toBe(255);
});
