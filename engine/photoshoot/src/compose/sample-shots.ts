import type { CutOut } from '@adwright/engine-cutout';
import type { Raster } from '@adwright/engine-pixels';
import { directShoot } from '../direction/shoot-direction.ts';
import { composeShot } from './compose-shot.ts';

// Fixtures for tests of pictures: plain boards as products, and mean colours of windows of a picture.

/** Width of the sample products' cut-outs, in pixels. */
const CUT_WIDTH = 300;
/** Height of the sample products' cut-outs, in pixels. */
const CUT_HEIGHT = 420;

/**
 * Grey levels printed on a board: ranges of heights (shares of the board's height), each with its grey level.
 */
type Print = readonly (readonly [from: number, to: number, tone: number])[];

/** A print with a black band above a white band; the bottom of the board is not printed. */
export const PRINT: Print = [
  [0, 0.5, 16],
  [0.5, 0.9, 250],
];

/**
 * Returns a grey board with a lower edge that rises by `slant` of the board's height from left to right. The
 * left and the right side of the board differ by `lean` levels.
 */
export function makeBoard(slant = 0, lean = 0, print: Print = []): CutOut {
  const rgba = new Uint8Array(CUT_WIDTH * CUT_HEIGHT * 4);
  for (let y = 0; y < CUT_HEIGHT; y++) {
    for (let x = 0; x < CUT_WIDTH; x++) {
      if (y > CUT_HEIGHT * (1 - (slant * x) / CUT_WIDTH)) continue;
      const printed = print.find(([from, to]) => y > CUT_HEIGHT * from && y < CUT_HEIGHT * to);
      const tone = printed?.[2] ?? 150 - lean * (x / CUT_WIDTH - 0.5);
      rgba.set([tone, tone, tone, 255], (y * CUT_WIDTH + x) * 4);
    }
  }
  const box = { x: 0, y: 0, width: CUT_WIDTH, height: CUT_HEIGHT };
  return { width: CUT_WIDTH, height: CUT_HEIGHT, rgba, box, confidence: 1 };
}

/** Returns a black board with a white label across its lower half. */
export function label(): CutOut {
  const cut = makeBoard();
  for (let y = 0; y < CUT_HEIGHT; y++)
    for (let x = 0; x < CUT_WIDTH; x++) {
      const tone = y > CUT_HEIGHT / 2 && y < CUT_HEIGHT * 0.9 ? 250 : 16;
      cut.rgba.set([tone, tone, tone, 255], (y * CUT_WIDTH + x) * 4);
    }
  return cut;
}

/** Returns a bench: a board on two low legs, one at each end. */
export function makeBench(): CutOut {
  const cut = makeBoard();
  for (let y = CUT_HEIGHT * 0.85; y < CUT_HEIGHT; y++)
    for (let x = 30; x < CUT_WIDTH - 30; x++) cut.rgba[(y * CUT_WIDTH + x) * 4 + 3] = 0;
  return cut;
}

type Form = Parameters<typeof directShoot>[0];

/** Makes one picture of a photoshoot with the given form. */
export function makeShot(form: Form, pick = 0, cut = makeBoard()): Raster {
  return composeShot(cut, directShoot(form), pick, 4).raster;
}

/** Returns the mean red, green and blue of a window of a picture, given in shares of the picture's side. */
export function averageArea(
  { width, height, data }: Raster,
  [left, top, right, bottom]: readonly [number, number, number, number],
): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let y = Math.round(top * height); y < bottom * height; y++)
    for (let x = Math.round(left * width); x < right * width; x++, count++) {
      const at = (y * width + x) * 3;
      sum[0] += data[at] ?? 0;
      sum[1] += data[at + 1] ?? 0;
      sum[2] += data[at + 2] ?? 0;
    }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

/** Returns the luma of a colour, 0–255. */
export const computeLightness = ([red, green, blue]: readonly [number, number, number]) =>
  0.299 * red + 0.587 * green + 0.114 * blue;

/**
 * Returns the mean difference between two pictures in levels (0–255), over every eighth pixel, in the channel
 * that differs most.
 */
export function measureDifference(one: Raster, other: Raster): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < one.data.length; at += 24, count++)
    sum += Math.max(
      ...[at, at + 1, at + 2].map((channel) =>
        Math.abs((one.data[channel] ?? 0) - (other.data[channel] ?? 0)),
      ),
    );
  return sum / count;
}
