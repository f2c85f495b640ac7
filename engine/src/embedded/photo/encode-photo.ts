import { MAX_UPLOAD_BYTES } from '@adwright/contracts';
import { fromRaster, type Raster, toJpeg } from './raster.ts';

/** A photo that is encoded once more must not lose by it: at 95 it lost as much as a light fault had cost. */
const QUALITY = 100;
const LOWER_QUALITIES = [98, 92, 85, 75, 60];

/** A photo as a JPEG that can be stored and uploaded again; only one that were too large for that gives up quality. */
export async function encodePhoto(raster: Raster, mostBytes = MAX_UPLOAD_BYTES): Promise<Buffer> {
  let jpeg = await toJpeg(fromRaster(raster), QUALITY);
  for (const quality of LOWER_QUALITIES) {
    if (jpeg.length <= mostBytes) break;
    jpeg = await toJpeg(fromRaster(raster), quality);
  }
  return jpeg;
}
