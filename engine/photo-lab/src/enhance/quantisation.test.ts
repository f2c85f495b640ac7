import { fromRaster } from '@adwright/engine-pixels';
import { createSamplePhoto } from '@adwright/engine-testing';
import { describe, expect, it } from 'vitest';
import { jpegSteps, USUAL_QUANTISATION } from './quantisation.ts';

const photo = () => fromRaster(createSamplePhoto(1, 64, 48));

describe('jpegSteps', () => {
  it('reads the luma table of a JPEG with any other encoder settings', async () => {
    const usual = [...USUAL_QUANTISATION];
    for (const options of [{}, { chromaSubsampling: '4:4:4' }, { progressive: true }]) {
      const jpeg = await photo()
        .jpeg({ quality: 90, ...options })
        .toBuffer();
      expect(jpegSteps(jpeg)?.luma).toEqual(usual);
    }
  });

  it('reads the table row by row, starting with the lowest frequencies', async () => {
    const table = jpegSteps(await photo().jpeg({ quality: 50 }).toBuffer())?.luma;
    expect(table?.slice(0, 8)).toEqual([16, 11, 10, 16, 24, 40, 51, 61]);
    expect(table?.filter((_, at) => at % 8 === 0)).toEqual([16, 12, 14, 14, 18, 24, 49, 72]);
  });

  it('reads the quantisation table for colour if the JPEG has one', async () => {
    const jpeg = await photo().jpeg({ quality: 50 }).toBuffer();
    expect(jpegSteps(jpeg)?.colour?.slice(0, 5)).toEqual([17, 18, 24, 47, 99]);
    const grey = await photo().toColourspace('b-w').jpeg({ quality: 50 }).toBuffer();
    expect(jpegSteps(grey)?.luma[0]).toBe(16);
    expect(jpegSteps(grey)?.colour).toBeUndefined();
  });

  it('finds the quantisation table after long metadata', async () => {
    const jpeg = await photo()
      .withMetadata({ exif: { IFD0: { ImageDescription: 'x'.repeat(9000) } } })
      .jpeg({ quality: 75 })
      .toBuffer();
    expect(jpegSteps(jpeg)?.luma[0]).toBe(8);
  });

  it('returns null for files that are damaged or not JPEGs', async () => {
    expect(jpegSteps(await photo().png().toBuffer())).toBeNull();
    const jpeg = await photo().jpeg().toBuffer();
    for (const length of [0, 2, 3, 20, 60]) expect(jpegSteps(jpeg.subarray(0, length))).toBeNull();
    const broken = Buffer.from(jpeg);
    broken[4] = 255;
    broken[5] = 255;
    expect(jpegSteps(broken)).toBeNull();
    expect(jpegSteps(Buffer.from([0xff, 0xd8, 0xff, 0xdb, 0, 0, 0, 0]))).toBeNull();
  });
});
