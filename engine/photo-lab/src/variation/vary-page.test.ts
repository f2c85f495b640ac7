import { toRaster } from '@adwright/engine-drawing';
import type { Raster, Rect } from '@adwright/engine-pixels';
import { expect, it } from 'vitest';
import { varyPage } from './vary-page.ts';

const SIDE = 540;
type Paint = [box: Rect, colour: [number, number, number]];

/** Creates a page of one colour with boxes. */
function pageOf(paints: readonly Paint[]): Raster {
  const data = new Uint8Array(3 * SIDE * SIDE).fill(236);
  for (const [{ x, y, width, height }, colour] of paints)
    for (let row = y; row < y + height; row++)
      for (let column = x; column < x + width; column++)
        data.set(colour, 3 * (row * SIDE + column));
  return { width: SIDE, height: SIDE, data };
}

const WORDS: Paint = [{ x: 60, y: 60, width: 380, height: 60 }, [20, 20, 20]];
const PICTURE: Paint = [{ x: 90, y: 380, width: 160, height: 160 }, [180, 40, 40]];

/** Returns the topmost and the lowest row of a colour, as shares of the picture's width. */
function rowsOf(
  { width, height, data }: Raster,
  isColour: (red: number, green: number) => boolean,
) {
  const rows = Array.from({ length: height }, (_, row) => row).filter((row) => {
    const at = 3 * (row * width + Math.floor(width / 5));
    return isColour(data[at] ?? 0, data[at + 1] ?? 0);
  });
  return { top: (rows[0] ?? 0) / width, foot: ((rows.at(-1) ?? 0) + 1) / width };
}

it('varyPage spreads the parts over a story if the page’s picture must stay at the page’s edge', async () => {
  const canvas = await varyPage(pageOf([WORDS, PICTURE]), 1);
  if (canvas === null) throw new Error('the page was not varied');
  expect([canvas.width, canvas.height]).toEqual([1080, 1920]);
  const page = toRaster(canvas);
  const words = rowsOf(page, (red) => red < 60);
  const picture = rowsOf(page, (red, green) => red > 150 && green < 80);
  expect(words.top).toBeGreaterThan(0.3);
  expect(picture.foot).toBeCloseTo(1920 / 1080, 1);
  expect(picture.foot - picture.top).toBeCloseTo(160 / SIDE, 1);
});

it('varyPage returns null for a page whose only parts cannot move', async () => {
  expect(await varyPage(pageOf([PICTURE]), 1)).toBeNull();
});

it('varyPage keeps the background of a page with a faint tint, but changes the background of a plain page', async () => {
  const box = { x: 300, y: 300, width: 160, height: 160 };
  const apart: Paint = [{ x: 330, y: 320, width: 100, height: 100 }, [180, 40, 40]];
  const colourAfter = async (paints: readonly Paint[]) => {
    const canvas = await varyPage(pageOf(paints), 1);
    if (canvas === null) throw new Error('the page was not varied');
    return [...toRaster(canvas).data.subarray(0, 3)];
  };
  const tinted = await colourAfter([WORDS, [box, [236, 214, 220]], apart]);
  for (const value of tinted) expect(Math.abs(value - 236)).toBeLessThan(4);
  const plain = await colourAfter([WORDS, apart]);
  expect(Math.max(...plain) - Math.min(...plain)).toBeGreaterThan(8);
});

it('varyPage shows the new background inside the letters of a page’s largest words', async () => {
  const letters = [0, 1, 2, 3, 4].flatMap((at): Paint[] => [
    [{ x: 60 + 80 * at, y: 60, width: 72, height: 110 }, [20, 20, 20]],
    [{ x: 80 + 80 * at, y: 85, width: 32, height: 60 }, [236, 236, 236]],
  ]);
  const canvas = await varyPage(
    pageOf([...letters, [{ x: 60, y: 400, width: 200, height: 20 }, [20, 20, 20]]]),
    1,
  );
  if (canvas === null) throw new Error('the page was not varied');
  const { data } = toRaster(canvas);
  const old = data.filter(
    (value, at) => at % 3 === 0 && value === 236 && data[at + 1] === 236 && data[at + 2] === 236,
  );
  expect(old).toHaveLength(0);
});
