import { MAX_PHOTO_ZOOM } from '@adwright/contracts';
import { AD_FORMAT_NAMES, AD_FORMATS } from '@adwright/contracts/values';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openFillingPicture } from './filling-picture.ts';

const SIZES = [
  [640, 480],
  [40, 900],
  [900, 40],
  [3, 3],
] as const;

/**
 * Returns the largest difference between a channel and the photo's colour along the four edges of a picture.
 */
function worstEdge(pixels: Uint8Array, width: number, height: number): number {
  let worst = 0;
  const look = (x: number, y: number) => {
    const at = 4 * (y * width + x);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    worst = Math.max(worst, Math.abs(red - 200), Math.abs(green - 50), Math.abs(blue - 50));
    worst = Math.max(worst, 255 - alpha);
  };
  for (let x = 0; x < width; x += 1) for (const y of [0, height - 1]) look(x, y);
  for (let y = 0; y < height; y += 1) for (const x of [0, width - 1]) look(x, y);
  return worst;
}

it('a photo covers all edges of a format, even for extreme crops of extreme photos', async () => {
  const end = fc.constantFrom(0, 0.5, 1);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...AD_FORMAT_NAMES),
      fc.constantFrom(...SIZES),
      fc.record({ x: end, y: end, zoom: fc.constantFrom(1, 1.37, MAX_PHOTO_ZOOM) }),
      async (format, [width, height], focus) => {
        const background = { r: 200, g: 50, b: 50 };
        const photo = sharp({ create: { width, height, channels: 3, background } });
        // A size of one fifth has the same aspect ratio as the ad and takes less time.
        const ad = {
          width: Math.round(AD_FORMATS[format].width / 5),
          height: Math.round(AD_FORMATS[format].height / 5),
        };
        const { canvas } = await openFillingPicture(await photo.png().toBuffer(), ad, { focus });
        expect(canvas).toMatchObject(ad);
        expect(worstEdge(canvas.data(), canvas.width, canvas.height)).toBeLessThan(3);
      },
    ),
    { numRuns: 60 },
  );
}, 60_000);
