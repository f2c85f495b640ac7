import { createSeededRandom, fromRaster, type Raster, toRaster } from '@adwright/engine-pixels';
import { measureStructuralSimilarity } from '@adwright/engine-testing';
import { describe, expect, it } from 'vitest';
import { enlarge } from './enlarge.ts';

/**
 * Creates a picture in which each pixel's brightness is random within a range of `levels`, as in dark foliage.
 */
function speckles(levels: number): Raster {
  const random = createSeededRandom(7);
  const data = new Uint8Array(3 * 300 * 200);
  for (let at = 0; at < data.length; at += 3) data.fill(30 + levels * random(), at, at + 3);
  return { width: 300, height: 200, data };
}

describe('enlarge', () => {
  it.each([
    ['a tenth', 330, 220],
    ['a half', 450, 300],
    ['two and a half', 800, 533],
  ])('keeps detail of single pixels when a picture is enlarged by %s', async (_, width, height) => {
    const original = speckles(60);
    const large = await enlarge(original, width, height);
    if (large === null) throw new Error('not enlarged');
    const back = await toRaster(
      fromRaster(large).resize(300, 200, { fit: 'fill', kernel: 'lanczos3' }),
    );
    expect(measureStructuralSimilarity(original, back)).toBeGreaterThan(0.999);
  });

  it('returns null if detail of the enlarged picture would be clipped at black and white', async () => {
    const { width, height, data } = speckles(60);
    const stark = { width, height, data: data.map((value) => (value < 60 ? 0 : 255)) };
    expect(await enlarge(stark, 330, 220)).toBeNull();
  });
});
