import { fromHex, fromRaster, norm, type Raster, toLab } from '@adwright/engine-pixels';

/** Mean chroma below which a photo is grey, and its apparent hue is only noise. */
const GREY = 0.009;
/** The hue of slate and ink, which suits every grey. */
const SLATE = 255;

/**
 * The dominant hue of a photo, in degrees of OKLCH, and its strength (mean chroma, 0 for grey); slate where the photo
 * is grey.
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

const SWATCH_SIDE = 32;
const CLUSTERS = 6;
const ROUNDS = 10;

type Triple = readonly [number, number, number];

/**
 * Colours that stand for a photo, darkest first, as hex: clusters in CIELAB (k-means), of which the larger and the more
 * colourful are kept.
 */
export async function photoColours(raster: Raster, count: number): Promise<string[]> {
  const small = await fromRaster(raster)
    .resize(SWATCH_SIDE, SWATCH_SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
  const lab = triplesOf(toLab(small));
  const pixels = triplesOf(small)
    .map((rgb, at): Pixel => ({ rgb, lab: lab[at] ?? [0, 0, 0] }))
    .sort((a, b) => a.lab[0] - b.lab[0]);
  return clustersOf(pixels)
    .map((members) => ({ lab: meanOf(members, 'lab'), rgb: meanOf(members, 'rgb'), members }))
    .map((cluster) => ({
      ...cluster,
      worth: Math.sqrt(cluster.members.length) * (12 + norm(cluster.lab[1], cluster.lab[2])),
    }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, count)
    .sort((a, b) => a.lab[0] - b.lab[0])
    .map(({ rgb }) => `#${Buffer.from(rgb.map(Math.round)).toString('hex')}`);
}

interface Pixel {
  rgb: Triple;
  lab: Triple;
}

function triplesOf(values: ArrayLike<number>): Triple[] {
  return Array.from({ length: values.length / 3 }, (_, at) => [
    values[at * 3] ?? 0,
    values[at * 3 + 1] ?? 0,
    values[at * 3 + 2] ?? 0,
  ]);
}

/** Starts from equal parts of the tonal range, so that the same photo always gives the same clusters. */
function clustersOf(sorted: readonly Pixel[]): Pixel[][] {
  const share = sorted.length / CLUSTERS;
  let clusters = Array.from({ length: CLUSTERS }, (_, index) =>
    sorted.slice(Math.floor(index * share), Math.floor((index + 1) * share)),
  );
  for (let round = 0; round < ROUNDS; round++) {
    const centres = clusters.map((members) => meanOf(members, 'lab'));
    const next = centres.map((): Pixel[] => []);
    for (const pixel of sorted) {
      const distances = centres.map((centre) =>
        Math.hypot(...centre.map((value, axis) => value - (pixel.lab[axis] ?? 0))),
      );
      next[distances.indexOf(Math.min(...distances))]?.push(pixel);
    }
    clusters = next.filter((members) => members.length > 0);
  }
  return clusters;
}

function meanOf(members: readonly Pixel[], space: 'rgb' | 'lab'): Triple {
  const mean = (axis: 0 | 1 | 2) =>
    members.reduce((sum, pixel) => sum + pixel[space][axis], 0) / Math.max(1, members.length);
  return [mean(0), mean(1), mean(2)];
}
