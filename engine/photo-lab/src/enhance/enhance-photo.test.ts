import { fromRaster, type Raster, toJpeg, toRaster } from '@adwright/engine-pixels';
import {
  createSampleFoliage,
  createSamplePhoto,
  damageRaster,
  measureStructuralSimilarity,
} from '@adwright/engine-testing';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { enhancePhoto, mendPhoto } from './enhance-photo.ts';
import { enlarge } from './enlarge.ts';
import type { keepClean } from './keep-clean.ts';
import { jpegSteps } from './quantisation.ts';

const SEEDS = [2];

/**
 * Creates a small sample photo with a quarter of the usual pixels, so that it is enhanced in a quarter of the
 * time.
 */
const smallPhoto = (seed: number) => createSamplePhoto(seed, 240, 180);

function clippedShare({ data }: Raster): number {
  return data.filter((value) => value < 1 || value > 254).length / data.length;
}

describe('enhancePhoto', () => {
  it.each([
    ['noise', { noise: 12 }],
    ['blur', { blur: 1.2 }],
    ['a fade', { fade: [0.55, 60] }],
    ['darkness', { fade: [0.45, 4], noise: 3 }],
    [
      'noise, blur, a fade and a colour cast',
      { blur: 0.7, fade: [0.62, 38], cast: [1.12, 1, 0.82], noise: 10 },
    ],
  ] as const)('brings a photo with %s closer to the original', async (_, spoil) => {
    for (const seed of SEEDS) {
      const original = smallPhoto(seed);
      const spoilt = await damageRaster(original, spoil);
      const { raster } = mendPhoto(spoilt);
      expect(measureStructuralSimilarity(original, raster), `seed ${seed}`).toBeGreaterThan(
        measureStructuralSimilarity(original, spoilt),
      );
    }
  });

  it.each([
    ['light noise', { noise: 6 }],
    ['softness and noise', { blur: 1, noise: 5 }],
  ] as const)(
    'brings a photo with %s closer to the original, although a coarse JPEG has removed most of the fault',
    async (_, spoil) => {
      for (const seed of SEEDS) {
        const original = smallPhoto(seed);
        const jpeg = await fromRaster(await damageRaster(original, spoil))
          .jpeg({ quality: 75 })
          .toBuffer();
        const before = await toRaster(sharp(jpeg));
        const { raster } = mendPhoto(before, jpegSteps(jpeg) ?? undefined);
        expect(measureStructuralSimilarity(original, raster), `seed ${seed}`).toBeGreaterThan(
          measureStructuralSimilarity(original, before) + 0.003,
        );
      }
    },
  );

  it('does not clip the colours of a sunset to make the sea neutral', () => {
    const sunset = createSamplePhoto(3);
    for (let at = 0; at < sunset.data.length; at += 3) {
      const row = Math.floor(at / 3 / sunset.width);
      const luma = (sunset.data[at + 1] ?? 0) / 2;
      if (row < 120) sunset.data.set([251 + (row % 4), 120 + row, 20], at);
      else sunset.data.set([luma * 0.8 + 20, luma + 22, luma * 1.15 + 26], at);
    }
    const { raster } = mendPhoto(sunset);
    expect(clippedShare(raster) - clippedShare(sunset)).toBeLessThan(0.02);
  });

  it('keeps film grain, because it is a style', async () => {
    for (const quality of [90, 75]) {
      const grainy = await damageRaster(smallPhoto(4), { noise: 4.5 });
      const jpeg = await fromRaster(grainy).jpeg({ quality }).toBuffer();
      const before = await toRaster(sharp(jpeg));
      const { raster } = mendPhoto(before, jpegSteps(jpeg) ?? undefined);
      expect(measureStructuralSimilarity(before, raster), `quality ${quality}`).toBeGreaterThan(
        0.97,
      );
    }
  });

  it('enlarges a photo so that scaling it down again gives the original photo', async () => {
    const original = createSamplePhoto(4, 300, 225);
    const large = await enlarge(original, 900, 675);
    if (large === null) throw new Error('not enlarged');
    const back = await toRaster(fromRaster(large).resize(300, 225, { kernel: 'lanczos3' }));
    expect(measureStructuralSimilarity(original, back)).toBeGreaterThan(0.995);
  });

  it('applies only as large a share of the change as keepClean allows', async () => {
    const photo = await damageRaster(createSamplePhoto(1, 96, 72), { fade: [0.55, 60] });
    const kept = createSamplePhoto(2, 96, 72);
    const keep = vi.fn<typeof keepClean>(() => kept);
    expect(mendPhoto(photo, undefined, keep).raster).toBe(kept);
    expect(keep.mock.lastCall?.[0]).toBe(photo);
  });

  it('leaves a photo without faults unchanged', () => {
    const photo = createSamplePhoto(1, 96, 72);
    const keep = vi.fn<typeof keepClean>();
    expect(mendPhoto(photo, undefined, keep)).toEqual({ raster: photo, steps: [] });
    expect(keep).not.toHaveBeenCalled();
  });

  it('hardly changes a clean photo', () => {
    for (const seed of SEEDS) {
      const original = smallPhoto(seed);
      const { raster } = mendPhoto(original);
      expect(measureStructuralSimilarity(original, raster), `seed ${seed}`).toBeGreaterThan(0.97);
      expect(clippedShare(raster) - clippedShare(original)).toBeLessThan(0.02);
    }
  });

  it('does not change a perfect photo, but removes the artefacts of a coarse JPEG', async () => {
    // Scaling the photo down makes it as sharp as a camera's photo.
    const photo = await toRaster(fromRaster(createSamplePhoto(1, 960, 720)).resize(240, 180));
    const stored = (quality: number) => fromRaster(photo).jpeg({ quality }).toBuffer();
    const [fine, coarse] = await Promise.all([stored(95), stored(40)]);
    const [fineRaster, coarseRaster] = await Promise.all(
      [fine, coarse].map((jpeg) => toRaster(sharp(jpeg))),
    );
    if (!fineRaster || !coarseRaster) throw new Error('not decoded');
    const { raster, steps } = mendPhoto(fineRaster, jpegSteps(fine) ?? undefined);
    expect(raster === fineRaster).toBe(true);
    expect(steps).toEqual([]);
    const mended = mendPhoto(coarseRaster, jpegSteps(coarse) ?? undefined);
    expect(mended.raster === coarseRaster).toBe(false);
  });

  it('sharpens a photo that is soft everywhere, but not a photo with an unfocused background', async () => {
    const soft = await damageRaster(createSamplePhoto(2), { blur: 0.9 });
    expect(mendPhoto(soft).steps).toContain('Sharpened the detail');
    const data = Uint8Array.from(soft.data);
    // These white lines, one pixel wide, form a small sharp object in a blurred photo.
    for (let y = 150; y < 180; y++)
      for (let x = 200; x < 210; x++)
        data.fill(x % 4 < 1 ? 40 : 200, 3 * (y * soft.width + x), 3 * (y * soft.width + x + 1));
    const deep = { ...soft, data };
    const { raster, steps } = mendPhoto(deep);
    expect(steps).not.toContain('Sharpened the detail');
    expect(measureStructuralSimilarity(deep, raster)).toBeGreaterThan(0.999);
  });

  it('does not mistake foliage for noise', async () => {
    for (const seed of SEEDS) {
      const original = await createSampleFoliage(seed);
      const clean = mendPhoto(original);
      expect(clean.steps).not.toContain('Removed noise');
      expect(measureStructuralSimilarity(original, clean.raster), `seed ${seed}`).toBeGreaterThan(
        0.97,
      );
    }
  });

  it.each([
    ['warm', [1.08, 1, 0.88]],
    ['faintly warm', [1.04, 1, 0.94]],
    ['cool', [0.93, 1, 1.05]],
    ['green', [0.93, 1.04, 0.93]],
  ] as const)('makes a neutral wall neutral again under %s light', async (_, cast) => {
    const wall = smallPhoto(3);
    for (let at = 0; at < wall.data.length; at += 3) {
      const grey =
        0.3 * (wall.data[at] ?? 0) +
        0.6 * (wall.data[at + 1] ?? 0) +
        0.1 * (wall.data[at + 2] ?? 0);
      wall.data.fill(grey, at, at + 3);
    }
    const lit = await damageRaster(wall, { cast });
    const { raster } = mendPhoto(lit);
    const distance = ({ data }: Raster) =>
      data.reduce((sum, value, at) => sum + Math.abs(value - (data[at - (at % 3) + 1] ?? 0)), 0) /
      data.length;
    expect(distance(raster)).toBeLessThan(distance(lit) * 0.9);
  });

  it('brings the luma of a photo with a faint colour cast closer to the original', async () => {
    for (const seed of SEEDS) {
      const original = smallPhoto(seed);
      const lit = fromRaster(await damageRaster(original, { cast: [0.91, 1, 1.06] }));
      const jpeg = await lit.jpeg({ quality: 75 }).toBuffer();
      const before = await toRaster(sharp(jpeg));
      const { raster } = mendPhoto(before, jpegSteps(jpeg) ?? undefined);
      expect(measureStructuralSimilarity(original, raster), `seed ${seed}`).toBeGreaterThan(
        measureStructuralSimilarity(original, before),
      );
    }
  });

  it('keeps a dark scene with a lamp dark', () => {
    const night = createSamplePhoto(4);
    const data = night.data.map((value, at) => {
      const row = Math.floor(at / 3 / night.width);
      return row < 30 ? 246 : value * 0.3;
    });
    const { steps } = mendPhoto({ ...night, data });
    expect(steps).not.toContain('Opened up the tones');
  });

  it('enlarges small photos up to a longer side of 1500 pixels, at most threefold, with the same aspect ratio', async () => {
    const size = async (width: number, height: number) => {
      const photo = await enhancePhoto(
        await toJpeg(fromRaster(createSamplePhoto(2, width, height))),
      );
      const metadata = await sharp(photo.bytes).metadata();
      return [metadata.width, metadata.height];
    };
    expect(await size(600, 120)).toEqual([1500, 300]);
    expect(await size(120, 160)).toEqual([360, 480]);
    expect(await size(1600, 200)).toEqual([1600, 200]);
  });

  it('gives the same bytes and the same list of steps for the same photo', async () => {
    const bytes = await toJpeg(
      fromRaster(
        await damageRaster(createSamplePhoto(5, 240, 180), { noise: 12, fade: [0.6, 50] }),
      ),
    );
    const first = await enhancePhoto(bytes);
    expect(first.steps).toEqual(expect.arrayContaining(['Removed noise', 'Opened up the tones']));
    expect((await enhancePhoto(bytes)).bytes.equals(first.bytes)).toBe(true);
  });
});
