import { MASK_LEVELS } from '@adwright/contracts/values';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { beginCut, cutByMask, type EditedCut } from './edit-cut.ts';
import { encodeMask } from './mask-file.ts';

const [WIDTH, HEIGHT] = [360, 300];
const noSubject = () =>
  Promise.reject(new Error('a picture with its own alpha channel needs no saliency map'));

/**
 * Two coloured objects on a grey table: the left one spans x 60–160, the right one 220–300, both y 80–220.
 */
const isLeft = (x: number, y: number) => x >= 60 && x < 160 && y >= 80 && y < 220;
const isRight = (x: number, y: number) => x >= 220 && x < 300 && y >= 80 && y < 220;

function photo(): Promise<Buffer> {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let at = 0; at < WIDTH * HEIGHT; at++) {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
    const stripe = (x + y) % 7;
    const colour = isLeft(x, y)
      ? [190 + stripe, 60, 50]
      : isRight(x, y)
        ? [40, 90 + stripe, 170]
        : [200, 200, 198];
    data.set(colour, at * 3);
  }
  return sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png()
    .toBuffer();
}

function maskOf(test: (x: number, y: number) => boolean, width = WIDTH, height = HEIGHT) {
  const data = Uint8Array.from({ length: width * height }, (_, at) =>
    test(at % width, Math.floor(at / width)) ? 1 : 0,
  );
  return encodeMask({ width, height, data });
}

const pixelOf = ({ cut }: EditedCut, x: number, y: number) => [
  ...(cut?.rgba.subarray((y * cut.width + x) * 4).subarray(0, 4) ?? []),
];

describe('cutByMask', () => {
  it('shows one of several objects if the mask includes only that object', async () => {
    const edited = await cutByMask(await photo(), await maskOf(isRight));
    expect(edited.place.x).toBeCloseTo(220 / WIDTH, 1);
    expect(edited.place.width).toBeCloseTo(80 / WIDTH, 1);
    expect(edited.place.height).toBeCloseTo(140 / HEIGHT, 1);
    expect(edited.cut?.width).toBeLessThan(90);
  });

  it('leaves the colours of all pixels inside the product unchanged', async () => {
    const edited = await cutByMask(await photo(), await maskOf(isLeft));
    const { place } = edited;
    const [left, top] = [Math.round(place.x * WIDTH), Math.round(place.y * HEIGHT)];
    for (let y = 90; y < 210; y += 3)
      for (let x = 70; x < 150; x += 3)
        expect(pixelOf(edited, x - left, y - top)).toEqual([190 + ((x + y) % 7), 60, 50, 255]);
  });

  it('returns no cut-out for a mask without product pixels', async () => {
    const edited = await cutByMask(await photo(), await maskOf(() => false));
    expect(edited.cut).toBeNull();
  });

  it('keeps the soft shadow of a transparent picture where the mask includes the shadow', async () => {
    const data = new Uint8Array(300 * 300 * 4);
    for (let y = 100; y < 200; y++)
      for (let x = 60; x < 240; x++)
        data.set(y < 180 ? [200, 40, 40, 255] : [0, 0, 0, 90], (y * 300 + x) * 4);
    const png = await sharp(data, { raw: { width: 300, height: 300, channels: 4 } })
      .png()
      .toBuffer();
    const begun = await beginCut(png, noSubject);
    const { width, height } = begun.mask;
    const left = begun.mask.data.map((inside, at) => (at % width < width / 2 ? inside : 0));
    const mask = await encodeMask({ width, height, data: left });
    const edited = await cutByMask(png, mask);
    expect(edited.cut?.width).toBeGreaterThan(85);
    expect(edited.cut?.width).toBeLessThan(95);
    expect(pixelOf(edited, 20, 90)).toEqual([0, 0, 0, 90]);
  });

  it.each([
    ['of another size', () => maskOf(isLeft, 200, 200)],
    [
      'that is not a PNG',
      async () =>
        sharp(await maskOf(isLeft))
          .jpeg()
          .toBuffer(),
    ],
    ['that ends early', async () => (await maskOf(isLeft)).subarray(0, 60)],
    ['without a byte', async () => new Uint8Array()],
  ])('refuses a painted mask that is %s', async (_, mask) => {
    await expect(cutByMask(await photo(), await mask())).rejects.toMatchObject({
      code: 'invalid_request',
      field: 'mask',
    });
  });

  it('reads a colour PNG with an alpha channel as a mask, because browsers write masks in this format', async () => {
    const levels = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
    for (let at = 0; at < WIDTH * HEIGHT; at++)
      levels.fill(
        isLeft(at % WIDTH, Math.floor(at / WIDTH)) ? MASK_LEVELS.kept : MASK_LEVELS.removed,
        at * 4,
        at * 4 + 3,
      );
    const raw = { width: WIDTH, height: HEIGHT, channels: 4 } as const;
    const edited = await cutByMask(await photo(), await sharp(levels, { raw }).png().toBuffer());
    expect(edited.place.width).toBeCloseTo(100 / WIDTH, 1);
  });
});

describe('beginCut', () => {
  it('returns an automatic cut-out even with a very low confidence', async () => {
    const values = new Uint8Array(64 * 64).fill(90);
    for (let y = 20; y < 44; y++) values.fill(200, y * 64 + 12, y * 64 + 52);
    const edited = await beginCut(await photo(), async () => ({ side: 64, values }));
    expect(edited.cut).not.toBeNull();
    expect(edited.mask).toMatchObject({ width: WIDTH, height: HEIGHT });
  });

  it('returns the exact position of a cut-out in the whole photo for any photo size', async () => {
    // The photo is scaled down to 1100 pixels. If the photo were scaled down in two steps, rounding would make the
    // share larger than 1.
    const [width, height] = [1101, 1000];
    const data = new Uint8Array(width * height * 4);
    const isHole = (x: number, y: number) => x > 300 && x < 800 && y > 300 && y < 700;
    for (let at = 0; at < width * height; at++)
      if (!isHole(at % width, Math.floor(at / width))) data.set([200, 40, 40, 255], at * 4);
    const png = await sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer();
    const { place } = await beginCut(png, noSubject);
    expect(place).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  });
});
