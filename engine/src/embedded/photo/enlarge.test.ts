import { describe, expect, it } from 'vitest';
import { seededRandom } from '../ad/random.ts';
import { enlarge } from './enlarge.ts';
import { fromRaster, type Raster, toRaster } from './raster.ts';
import { structuralSimilarity } from './sample-photos.ts';

/** Detail down to the single pixel over so many levels, as dark foliage has it. */
function speckles(levels: number): Raster {
  const random = seededRandom(7);
  const data = new Uint8Array(3 * 300 * 200);
  for (let at = 0; at < data.length; at += 3) data.fill(30 + levels * random(), at, at + 3);
  return { width: 300, height: 200, data };
}

describe('enlarge', () => {
  it('keeps detail of single pixels although it is enlarged by half only', async () => {
    const original = speckles(12);
    const large = await enlarge(original, 450, 300);
    if (large === null) throw new Error('not enlarged');
    const back = await toRaster(fromRaster(large).resize(300, 200, { kernel: 'lanczos3' }));
    expect(structuralSimilarity(original, back)).toBeGreaterThan(0.97);
  });

  it('brings back nearly all of the detail that a photo has', async () => {
    const original = speckles(20);
    const large = await enlarge(original, 800, 533);
    if (large === null) throw new Error('not enlarged');
    const back = await toRaster(fromRaster(large).resize(300, 200, { kernel: 'lanczos3' }));
    expect(structuralSimilarity(original, back)).toBeGreaterThan(0.992);
  });

  it('gives nothing where the detail would be lost', async () => {
    expect(await enlarge(speckles(60), 330, 220)).toBeNull();
  });
});
