import { fromHex } from '../colour/oklch.ts';
import { fromRaster, type Raster } from './raster.ts';

/** The hue that a photo leans to, in degrees of OKLCH, and how strongly (mean chroma, 0 for grey). */
export async function dominantHue(raster: Raster): Promise<{ hue: number; chroma: number }> {
  const side = 24;
  const small = await fromRaster(raster).resize(side, side, { fit: 'fill' }).raw().toBuffer();
  let x = 0;
  let y = 0;
  let total = 0;
  for (let at = 0; at < small.length; at += 3) {
    const { chroma, hue } = fromHex(`#${small.subarray(at, at + 3).toString('hex')}`);
    const angle = (hue * Math.PI) / 180;
    x += chroma * Math.cos(angle);
    y += chroma * Math.sin(angle);
    total += chroma;
  }
  return { hue: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360, chroma: total / (side * side) };
}
