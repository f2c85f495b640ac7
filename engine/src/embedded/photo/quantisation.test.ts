import { describe, expect, it } from 'vitest';
import { lumaQuantisation, USUAL_QUANTISATION } from './quantisation.ts';
import { fromRaster } from './raster.ts';
import { samplePhoto } from './sample-photos.ts';

const photo = () => fromRaster(samplePhoto(1, 64, 48));

describe('lumaQuantisation', () => {
  it('reads the table of the luma, whatever the encoder did besides', async () => {
    const usual = [...USUAL_QUANTISATION];
    for (const options of [{}, { chromaSubsampling: '4:4:4' }, { progressive: true }]) {
      const jpeg = await photo()
        .jpeg({ quality: 90, ...options })
        .toBuffer();
      expect(lumaQuantisation(jpeg)).toEqual(usual);
    }
  });

  it('reads the table by rows: the finest across and down are where they belong', async () => {
    const table = lumaQuantisation(await photo().jpeg({ quality: 50 }).toBuffer());
    expect(table?.slice(0, 8)).toEqual([16, 11, 10, 16, 24, 40, 51, 61]);
    expect(table?.filter((_, at) => at % 8 === 0)).toEqual([16, 12, 14, 14, 18, 24, 49, 72]);
  });

  it('finds it behind a long description of the photo', async () => {
    const jpeg = await photo()
      .withMetadata({ exif: { IFD0: { ImageDescription: 'x'.repeat(9000) } } })
      .jpeg({ quality: 75 })
      .toBuffer();
    expect(lumaQuantisation(jpeg)?.[0]).toBe(8);
  });

  it('has nothing to say of other files and of broken ones', async () => {
    expect(lumaQuantisation(await photo().png().toBuffer())).toBeNull();
    const jpeg = await photo().jpeg().toBuffer();
    for (const length of [0, 2, 3, 20, 60])
      expect(lumaQuantisation(jpeg.subarray(0, length))).toBeNull();
    const broken = Buffer.from(jpeg);
    broken[4] = 255;
    broken[5] = 255;
    expect(lumaQuantisation(broken)).toBeNull();
    expect(lumaQuantisation(Buffer.from([0xff, 0xd8, 0xff, 0xdb, 0, 0, 0, 0]))).toBeNull();
  });
});
