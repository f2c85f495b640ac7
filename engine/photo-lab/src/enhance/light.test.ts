import type { Raster } from '@adwright/engine-pixels';
import { createSamplePhoto, damageRaster } from '@adwright/engine-testing';
import { describe, expect, it } from 'vitest';
import { estimateCast, neutralisingGains } from './light.ts';

const SEEDS = [1, 2, 4, 6];

const largest = (gains: readonly number[]) =>
  Math.max(...gains.map((gain) => Math.abs(Math.log(gain))));

/** Creates a picture in one colour at many brightness levels. */
function filled([red, green, blue]: readonly [number, number, number]): Raster {
  const [width, height] = [96, 72];
  const data = new Uint8Array(3 * width * height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const light = 0.55 + 0.45 * Math.sin((pixel % width) / 5) * Math.cos(pixel / width / 4);
    data.set([red * light, green * light, blue * light], 3 * pixel);
  }
  return { width, height, data };
}

describe('estimateCast', () => {
  it.each([
    ['warm', [1.06, 1, 0.9]],
    ['cool', [0.91, 1, 1.06]],
    ['green', [0.92, 1.05, 0.92]],
  ] as const)('removes part of a %s cast, whatever colours the objects have', async (_, cast) => {
    const spread = (logs: readonly number[]) => Math.max(...logs) - Math.min(...logs);
    const was = spread(cast.map(Math.log));
    const left = await Promise.all(
      SEEDS.map(async (seed) => {
        const lit = await damageRaster(createSamplePhoto(seed, 240, 180), { cast });
        const gains = neutralisingGains(estimateCast(lit));
        return spread(cast.map((light, channel) => Math.log(light * (gains[channel] ?? 1))));
      }),
    );
    expect(left.reduce((sum, one) => sum + one) / left.length).toBeLessThan(0.85 * was);
    // If the estimate is wrong, the correction may increase the colour cast only slightly.
    expect(Math.max(...left)).toBeLessThan(1.1 * was);
  });

  it('leaves a photo under neutral light nearly unchanged', () => {
    for (const seed of SEEDS)
      expect(
        largest(neutralisingGains(estimateCast(createSamplePhoto(seed, 240, 180)))),
        `seed ${seed}`,
      ).toBeLessThan(0.02);
  });

  it.each([
    ['an orange', [250, 140, 20]],
    ['a red car', [220, 20, 30]],
    ['a green field', [90, 160, 40]],
    ['the blue sea', [20, 90, 210]],
    ['a candle', [255, 150, 60]],
    ['the blue hour', [100, 150, 195]],
  ] as const)('takes no colour from %s that fills the picture', (_, colour) => {
    expect(largest(neutralisingGains(estimateCast(filled(colour))))).toBeLessThan(0.01);
  });

  it('hardly reduces the blue of a sky that is brighter than a sandy beach', () => {
    const photo = filled([225, 222, 214]);
    for (let at = 0; at < photo.data.length * 0.4; at += 3) {
      const haze = 1 - (0.08 * ((at / 3) % photo.width)) / photo.width;
      photo.data.set([214 * haze, 218 * haze, 250 * haze], at);
    }
    expect(largest(neutralisingGains(estimateCast(photo)))).toBeLessThan(0.03);
  });

  it('keeps the violet of a sunset without grey objects, but removes a violet cast from grey walls', () => {
    const sunsetWith = (wall: readonly [number, number, number]) => {
      const photo = filled([120, 78, 128]);
      for (let at = 0; at < photo.data.length; at += 3) {
        const x = (at / 3) % photo.width;
        if (x === 34) photo.data.set([226, 188, 216], at);
        if (x > 60) photo.data.set(wall, at);
      }
      return largest(neutralisingGains(estimateCast(photo)));
    };
    expect(sunsetWith([70, 40, 84])).toBeLessThan(0.03);
    expect(sunsetWith([150, 125, 144])).toBeGreaterThan(0.033);
  });

  it.each([
    ['fair', [236, 188, 164]],
    ['olive', [198, 140, 104]],
    ['dark', [104, 66, 48]],
  ] as const)('keeps the warm colour of %s skin in front of a white wall', (_, skin) => {
    const photo = filled(skin);
    for (let at = 0; at < photo.data.length; at += 3)
      if ((at / 3) % photo.width < 24) photo.data.fill(240, at, at + 3);
    expect(largest(neutralisingGains(estimateCast(photo)))).toBeLessThan(0.015);
  });
});
