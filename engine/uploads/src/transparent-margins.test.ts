import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openPhoto } from './open-photo.ts';
import { findSeenPart, MAX_LOOKED_AT_PIXELS } from './transparent-margins.ts';

const THING = { left: 3003, top: 1201, width: 410, height: 333 };

/** Returns a transparent picture of 4000 × 3000 pixels with one opaque object. */
const pictureWith = async (colour: string) => {
  const { left, top, width, height } = THING;
  const thing = await sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();
  return sharp({
    create: { width: 4000, height: 3000, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([{ input: thing, left, top }])
    .png({ compressionLevel: 1 })
    .toBuffer();
};

it('findSeenPart finds the visible box of a large picture on a small copy, with one more pixel on each side', async () => {
  const small = sharp(await pictureWith('#c83232')).resize(800, 600, { fit: 'fill' });
  const seen = await findSeenPart(small, { width: 4000, height: 3000 });
  const { left = 0, top = 0, width = 0, height = 0 } = seen?.box ?? {};
  for (const spare of [
    THING.left - left,
    THING.top - top,
    left + width - THING.left - THING.width,
    top + height - THING.top - THING.height,
  ]) {
    expect(spare).toBeGreaterThanOrEqual(0);
    expect(spare).toBeLessThanOrEqual(15);
  }
});

it('findSeenPart finds the exact visible box of an unscaled picture', async () => {
  const picture = sharp(await pictureWith('#c83232')).extract({ ...THING, left: 2900, width: 600 });
  const whole = { width: 600, height: THING.height };
  const seen = await findSeenPart(sharp(await picture.png().toBuffer()), whole);
  expect(seen?.box).toEqual({ left: 103, top: 0, width: 410, height: 333 });
});

it.each([
  ['#c83232', '#ffffff'],
  ['#ffffff', '#20242b'],
])(
  'openPhoto opens a large picture of an object in %s on %s without the margins',
  async (colour, ground) => {
    expect(4000 * 3000).toBeGreaterThan(MAX_LOOKED_AT_PIXELS);
    const photo = await openPhoto(await pictureWith(colour));
    expect(photo.ground).toBe(ground);
    expect(photo.width).toBeLessThan(520);
    expect(photo.height).toBeLessThan(450);
  },
);
