import { fromRaster, norm, type Raster, toJpeg, toLab, toRaster } from '@adwright/engine-pixels';
import { createSampleProduct } from '@adwright/engine-testing';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { varyPhoto } from './vary-photo.ts';

const PAPER = [40, 215, 90] as const;
const INK = [24, 22, 30] as const;
/** Size to which labels are scaled before they are compared, in pixels. */
const SIZE = { width: 48, height: 32 };

/** Prints a label with letter-like strokes onto a jar. The label is not its own mirror image. */
async function labelledJar() {
  const { jpeg, width, height, alpha } = await createSampleProduct({
    kind: 'jar',
    body: '#7a2f3a',
    backdrop: ['#dfe4e8', '#b9c2ca'],
    noise: 3,
    size: 900,
  });
  const photo = await toRaster(sharp(jpeg));
  const solid = [...alpha.keys()].filter((at) => (alpha[at] ?? 0) > 200);
  const columns = solid.map((at) => at % width);
  const rows = solid.map((at) => Math.floor(at / width));
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const [top, foot] = [Math.min(...rows), Math.max(...rows)];
  const [w, h] = [Math.round(0.5 * (right - left)), Math.round(0.3 * (foot - top))];
  const [x, y] = [Math.round((left + right - w) / 2), Math.round(top + 0.55 * (foot - top))];
  for (let row = 0; row < h; row++)
    for (let column = 0; column < w; column++)
      photo.data.set(colourAt(column / w, row / h), 3 * ((y + row) * width + x + column));
  const side = 160;
  const values = Uint8Array.from({ length: side * side }, (_, at) => {
    const [u, v] = [((at % side) + 0.5) / side, (Math.floor(at / side) + 0.5) / side];
    return alpha[Math.floor(v * height) * width + Math.floor(u * width)] ?? 0;
  });
  return { upload: await toJpeg(fromRaster(photo)), subject: { side, values } };
}

/** Returns the label’s colour at a position; `u` and `v` are shares (0–1) of the label’s width and height. */
function colourAt(u: number, v: number): readonly number[] {
  const letter = (12 * u) % 1;
  const isLine = v > 0.2 && v < 0.45 && u > 0.1 && u < 0.9 - 0.4 * v;
  const isStroke = letter < 0.3 || (v < 0.27 && letter < 0.75);
  const isBar = v > 0.6 && v < 0.75 && u > 0.1 && u < 0.45;
  return (isLine && isStroke) || isBar ? INK : PAPER;
}

/** Returns the only label of a picture, scaled to one size, in CIE Lab. */
async function readLabel(picture: Buffer): Promise<{ lab: Float32Array; shape: number }> {
  const raster = await toRaster(sharp(picture));
  const counts = { x: new Map<number, number>(), y: new Map<number, number>() };
  for (let at = 0; at < raster.width * raster.height; at++) {
    if (!isPaper(raster, at)) continue;
    const [x, y] = [at % raster.width, Math.floor(at / raster.width)];
    counts.x.set(x, (counts.x.get(x) ?? 0) + 1);
    counts.y.set(y, (counts.y.get(y) ?? 0) + 1);
  }
  const lines = (own: Map<number, number>) =>
    [...own].filter(([, count]) => count > 15).map(([line]) => line);
  const [columns, rows] = [lines(counts.x), lines(counts.y)];
  const box = {
    left: Math.min(...columns),
    top: Math.min(...rows),
    width: Math.max(...columns) - Math.min(...columns) + 1,
    height: Math.max(...rows) - Math.min(...rows) + 1,
  };
  const label = await sharp(picture)
    .extract(box)
    .resize(SIZE.width, SIZE.height, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return { lab: toLab(label), shape: box.width / box.height };
}

function isPaper({ data }: Raster, at: number): boolean {
  const [red = 0, green = 0, blue = 0] = data.subarray(3 * at, 3 * at + 3);
  return green > 150 && green - red > 80 && green - blue > 60;
}

/** Returns the mean colour difference (ΔE) between two labels. */
function measureLabelDifference(one: Float32Array, other: Float32Array, isTurned = false): number {
  let sum = 0;
  for (let at = 0; at < SIZE.width * SIZE.height; at++) {
    const [x, row] = [at % SIZE.width, at - (at % SIZE.width)];
    const from = isTurned ? row + SIZE.width - 1 - x : at;
    const away = (channel: number) =>
      (one[3 * from + channel] ?? 0) - (other[3 * at + channel] ?? 0);
    sum += norm(away(0), away(1), away(2));
  }
  return sum / (SIZE.width * SIZE.height);
}

// The light of a photoshoot set falls on the label too, so its colours may change a little there.
it.each([
  ['a photoshoot set', 'set', 0, 8],
  ['areas of colour', 'field', 1, 2],
])(
  'varyPhoto shows the printed label of a product on %s as it was printed',
  async (_, name, seed, most) => {
    const { upload, subject } = await labelledJar();
    const { jpeg, composition } = await varyPhoto(upload, seed, subject);
    expect(composition).toBe(name);
    const [before, after] = [await readLabel(upload), await readLabel(jpeg)];
    expect(after.shape).toBeCloseTo(before.shape, 1);
    const own = measureLabelDifference(before.lab, after.lab);
    expect(own).toBeLessThan(most);
    expect(measureLabelDifference(before.lab, after.lab, true)).toBeGreaterThan(own + 6);
  },
);
