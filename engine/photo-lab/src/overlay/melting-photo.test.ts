import { fromRaster, toJpeg } from '@adwright/engine-pixels';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { lettered } from '../testing/lettered.ts';
import { overlayText } from './overlay-text.ts';

const WORDS = { title: 'Slow mornings start here', subtitle: 'Single-origin espresso' };

/**
 * Creates a photo of an object on a background, and its saliency map. Positions are shares of the photo's width and
 * height.
 */
async function photoOf(
  width: number,
  height: number,
  isThing: (u: number, v: number) => boolean,
  groundAt: (x: number, y: number) => number,
) {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = 3 * (y * width + x);
      if (isThing(x / width, y / height)) data.set([30, 60, 190], at);
      else data.fill(groundAt(x, y), at, at + 3);
    }
  const values = Uint8Array.from({ length: 96 * 96 }, (_, at) =>
    isThing(((at % 96) + 0.5) / 96, (Math.floor(at / 96) + 0.5) / 96) ? 255 : 0,
  );
  return { bytes: await toJpeg(fromRaster({ width, height, data })), map: { side: 96, values } };
}

it('meltingPhoto fades a product shot into its own white background without hiding objects at the photo’s border', async () => {
  const { bytes, map } = await photoOf(
    480,
    480,
    (u, v) => Math.hypot(u - 0.5, v - 0.5) < 0.5,
    () => 255,
  );
  const quiet = await lettered('quiet', bytes, WORDS, 1, map);
  expect(quiet).toMatchObject({ style: 'quiet', onPhoto: false });
  const pixels = await sharp(quiet.jpeg).resize(108, 108).raw().toBuffer();
  expect(Math.min(...pixels.subarray(0, 24))).toBeGreaterThan(250);
  const row = [...pixels.subarray(30 * 324, 31 * 324)];
  const blue = row.filter((value, at) => at % 3 === 2 && value - (row[at - 2] ?? 0) > 120).length;
  const tinged = row.filter((value, at) => at % 3 === 2 && value - (row[at - 2] ?? 0) > 12).length;
  expect(tinged - blue).toBeLessThan(4);
});

const grain = (x: number, y: number) => 40 + ((x * 7 + y * 13) % 70) + (y > 300 ? 60 : 0);
const isSlender = (u: number, v: number) => Math.abs(u - 0.5) < 0.16 && v > 0.05 && v < 0.95;

it('meltingPhoto shows the full height of a slender subject and places the words beside the subject', async () => {
  const { bytes, map } = await photoOf(360, 520, isSlender, grain);
  for (const seed of [0, 1]) {
    const [quiet, , panel] = await overlayText(bytes, WORDS, seed, map);
    const { x = 0, width = 0 } = quiet?.textBox ?? {};
    const isRight = x > 540;
    expect(isRight || x + width < 540).toBe(true);
    // The text must lie on the opposite side of the picture from the panel style's text.
    expect((panel?.textBox.x ?? 0) > 540).toBe(!isRight);
    const pixels = await sharp(quiet?.jpeg).resize(54, 54).raw().toBuffer();
    const rows = Array.from({ length: 54 }, (_, row) =>
      pixels.subarray(row * 162, (row + 1) * 162),
    );
    const shown = rows.filter((row) =>
      row.some((value, at) => at % 3 === 2 && value - (row[at - 2] ?? 0) > 90),
    );
    expect(shown.length).toBeGreaterThan(46);
  }
});

it('meltingPhoto places the words below a subject if a photo with words beside it would cut and fade the subject', async () => {
  const isFace = (u: number, v: number) =>
    (Math.abs(u - 0.4) < 0.25 && v > 0.05 && v < 0.95) ||
    (v > 0.25 && v < 0.55 && u > 0.4 && u < 0.92);
  const { bytes, map } = await photoOf(420, 500, isFace, grain);
  const quiet = await lettered('quiet', bytes, WORDS, 0, map);
  expect(quiet.textBox.x).toBeLessThan(200);
  expect(quiet.textBox.width).toBeGreaterThan(540);
});

it('panelStyle places a story’s panel beside the photo if a panel below would be mostly empty', async () => {
  const { bytes, map } = await photoOf(
    240,
    680,
    (u, v) => Math.abs(u - 0.5) < 0.4 && v > 0.02 && v < 0.97,
    grain,
  );
  const panel = await lettered('panel', bytes, { title: 'Come and see', subtitle: '' }, 0, map);
  const { x, y, width } = panel.textBox;
  expect(y).toBeGreaterThan(500);
  expect(x + width).toBeLessThan(0.45 * 1080);
});
