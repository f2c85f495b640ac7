import type { Raster } from './raster.ts';

/** The colour of the light in a photo: natural logarithms of red and blue over green, 0 for neutral. */
export interface Cast {
  red: number;
  blue: number;
  /** Variance of the two figures, log units squared. */
  variance: number;
}

/** About this many pixels are looked at, whatever the size. */
const SAMPLES = 60_000;
/** Colours whose logarithms of the ratios are about this far from neutral may still be grey things under coloured light. */
const NEUTRAL_RADIUS = 0.2;
const CLUSTER_RADIUS = 0.1;
const MEAN_SHIFTS = 8;
/** Both estimates' deviations on photos that suit them, measured on the tuning photos of bench/enhancement.ts. */
const NEUTRAL_DEVIATION = 0.09;
const WHITE_DEVIATION = 0.08;

/**
 * Estimates the light twice and joins both by their trust: from the cluster of nearly neutral colours (grey world where it
 * holds; Huo et al. 2006), which needs grey things, and from the tops of the three channels (white patch; Land & McCann
 * 1971), which needs something white. A photo that has neither gives a variance so large that nothing follows from it.
 */
export function estimateCast(raster: Raster): Cast {
  const step = Math.max(1, Math.floor((raster.width * raster.height) / SAMPLES));
  const neutral = neutralCluster(raster, step);
  const white = channelTops(raster, step);
  const total = 1 / neutral.variance + 1 / white.variance;
  const joined = (first: number, second: number) =>
    (first / neutral.variance + second / white.variance) / total;
  return {
    red: joined(neutral.red, white.red),
    blue: joined(neutral.blue, white.blue),
    variance: 1 / total,
  };
}

/** Spread of the casts that uploads have (log units), and the size under which a cast may as well be the photo's mood. */
const CAST_DEVIATION = 0.1;
const MOOD = 0.14;

/**
 * Gains for red, green and blue that take the cast back as far as it is certain and more than a mood; the luma of a grey
 * stays as it is. Shrinking keeps a wrong estimate from doing harm: half a correction of the right sign is always a gain.
 */
export function neutralisingGains({ red, blue, variance }: Cast): [number, number, number] {
  const prior = CAST_DEVIATION ** 2;
  const size = red * red + blue * blue;
  const strength = (prior / (prior + variance)) * (size / (size + MOOD ** 2));
  const gains = [Math.exp(-strength * red), 1, Math.exp(-strength * blue)] as const;
  const luma = 0.299 * gains[0] + 0.587 * gains[1] + 0.114 * gains[2];
  return [gains[0] / luma, gains[1] / luma, gains[2] / luma];
}

/** Mean shift from neutral to the nearest cluster of colours; bright pixels count for more, clipped ones not at all. */
function neutralCluster({ data }: Raster, step: number): Cast {
  const colours: [red: number, blue: number, weight: number][] = [];
  let seen = 0;
  for (let at = 0; at < data.length; at += 3 * step) {
    const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    seen++;
    if (Math.max(r, g, b) > 252 || Math.min(r, g, b) < 20) continue;
    const red = Math.log(r / g);
    const blue = Math.log(b / g);
    const distance = red * red + blue * blue;
    if (distance > (4 * NEUTRAL_RADIUS) ** 2) continue;
    colours.push([red, blue, (g / 255) * Math.exp(-distance / (2 * NEUTRAL_RADIUS ** 2))]);
  }
  const centre = { red: 0, blue: 0 };
  let share = 0;
  for (let shift = 0; shift < MEAN_SHIFTS; shift++) {
    const sum = { red: 0, blue: 0, weight: 0 };
    for (const [red, blue, weight] of colours) {
      const apart = (red - centre.red) ** 2 + (blue - centre.blue) ** 2;
      const near = shift === 0 ? weight : weight * Math.exp(-apart / (2 * CLUSTER_RADIUS ** 2));
      sum.red += near * red;
      sum.blue += near * blue;
      sum.weight += near;
    }
    share = sum.weight / seen;
    if (sum.weight < 1e-6) break;
    centre.red = sum.red / sum.weight;
    centre.blue = sum.blue / sum.weight;
  }
  // A cluster of under 3 % of the picture is chance rather than a grey thing.
  const doubt = 1 + (0.03 / Math.max(1e-4, share)) ** 1.5;
  return { ...centre, variance: NEUTRAL_DEVIATION ** 2 * doubt };
}

/** What the brightest half per cent of each channel reaches; the same in all three for a white or clipped thing. */
function channelTops({ data }: Raster, step: number): Cast {
  const histograms = [new Uint32Array(256), new Uint32Array(256), new Uint32Array(256)];
  let seen = 0;
  for (let at = 0; at < data.length; at += 3 * step) {
    seen++;
    histograms.forEach((histogram, channel) => {
      const value = data[at + channel] ?? 0;
      histogram[value] = (histogram[value] ?? 0) + 1;
    });
  }
  const [red = 1, green = 1, blue = 1] = histograms.map((histogram) => {
    let above = 0;
    for (let value = 255; value > 1; value--) {
      above += histogram[value] ?? 0;
      if (above >= 0.005 * seen) return value;
    }
    return 1;
  });
  const cast = { red: Math.log(red / green), blue: Math.log(blue / green) };
  // Tops that are dark or far apart are those of coloured things.
  const doubt = 1 + Math.exp((0.8 - Math.min(red, green, blue) / 255) * 14);
  const coloured = Math.hypot(cast.red, cast.blue) > 0.4 ? 50 : 1;
  return { ...cast, variance: WHITE_DEVIATION ** 2 * doubt * coloured };
}
