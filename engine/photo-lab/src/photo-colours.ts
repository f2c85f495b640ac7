import { fromHex, fromRaster, type Raster } from '@adwright/engine-pixels';

/** Mean chroma (OKLCH) below which a photo counts as grey. The measured hue of a grey photo is only noise. */
const GREY = 0.009;
/** Hue of slate, in degrees of OKLCH, which suits every grey photo. */
const SLATE = 255;

/**
 * Returns a photo's dominant hue in degrees of OKLCH, and its strength (mean chroma, 0 for grey). For a grey
 * photo, the hue of slate is returned.
 */
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
  const chroma = total / (side * side);
  const hue = ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
  return { hue: chroma < GREY ? SLATE : hue, chroma };
}
