import sharp from 'sharp';
import { expect, it } from 'vitest';
import { framePhoto } from './framed-photo.ts';

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

async function thingOn(
  background: string | typeof CLEAR,
  colour: string,
  { width, height, left, top }: Record<'width' | 'height' | 'left' | 'top', number>,
): Promise<Buffer> {
  const thing = sharp({ create: { width, height, channels: 3, background: colour } });
  return sharp({ create: { width: 1200, height: 900, channels: 4, background } })
    .composite([{ input: await thing.png().toBuffer(), left, top }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

const SMALL = { width: 90, height: 60, left: 900, top: 80 };
const LARGE = { width: 1000, height: 800, left: 100, top: 50 };

it('framePhoto removes wide transparent margins from a photo', async () => {
  const framed = sharp(await framePhoto(await thingOn(CLEAR, '#c83232', SMALL)));
  const { width, height, hasAlpha } = await framed.metadata();
  expect({ width, height, hasAlpha }).toEqual({ width: 106, height: 76, hasAlpha: false });
  const [corner, middle] = [
    { left: 1, top: 1 },
    { left: 50, top: 40 },
  ].map((place) =>
    framed
      .clone()
      .extract({ ...place, width: 1, height: 1 })
      .raw()
      .toBuffer(),
  );
  expect([...((await corner) ?? [])]).toEqual([255, 255, 255]);
  expect([...((await middle) ?? [])]).toEqual([200, 50, 50]);
});

it('framePhoto gives a white object a background that contrasts with it', async () => {
  for (const place of [SMALL, LARGE]) {
    const framed = await framePhoto(await thingOn(CLEAR, '#ffffff', place));
    const [red] = (await sharp(framed).stats()).channels;
    expect(red?.min).toBe(0x20);
    expect(red?.max).toBe(255);
  }
});

it('framePhoto returns a photo unchanged if it has no wide transparent margins and no white object on transparency', async () => {
  const jpeg = await sharp(await thingOn('#eeeeee', '#c83232', SMALL))
    .jpeg()
    .toBuffer();
  const opaque = await thingOn('#eeeeee', '#c83232', SMALL);
  const full = await thingOn(CLEAR, '#c83232', LARGE);
  for (const photo of [jpeg, opaque, full]) expect(await framePhoto(photo)).toBe(photo);
});
