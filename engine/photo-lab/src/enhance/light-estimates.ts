import { type Raster, toLinearChannel } from '@adwright/engine-pixels';
import { channelHistograms } from './channel-histograms.ts';

/**
 * Colour of the light, as the natural logarithms of the byte ratios of red to green and blue to green. The value 0
 * stands for neutral light.
 */
export interface Light {
  red: number;
  blue: number;
}

/**
 * A photo reduced to square blocks, each averaged in linear light. Three colour values (0–1) per block, on a
 * scale on which equal steps look nearly equal.
 */
export interface SmallPhoto {
  width: number;
  height: number;
  data: Float32Array;
}

const LINEAR = Float32Array.from({ length: 256 }, (_, value) => toLinearChannel(value / 255));
/** Number of blocks along the longer side of the reduced photo. */
const SMALL_SIDE = 256;
/**
 * Minimum side length of a block, in pixels. A JPEG stores colour at half the size, so colour edges are never
 * one pixel wide.
 */
const MIN_BLOCK_PX = 2;

export function smallPhoto({ width, height, data }: Raster): SmallPhoto {
  const block = Math.max(MIN_BLOCK_PX, Math.round(Math.max(width, height) / SMALL_SIDE));
  const [across, down] = [Math.ceil(width / block), Math.ceil(height / block)];
  const small = new Float32Array(3 * across * down);
  for (let cell = 0; cell < across * down; cell++) {
    const [left, top] = [(cell % across) * block, Math.floor(cell / across) * block];
    const [right, bottom] = [Math.min(width, left + block), Math.min(height, top + block)];
    const sums = [0, 0, 0];
    for (let y = top; y < bottom; y++) {
      for (let at = 3 * (y * width + left); at < 3 * (y * width + right); at += 3) {
        for (let channel = 0; channel < 3; channel++)
          sums[channel] = (sums[channel] ?? 0) + (LINEAR[data[at + channel] ?? 0] ?? 0);
      }
    }
    const count = (right - left) * (bottom - top);
    small.set(
      sums.map((sum) => Math.sqrt(sum / count)),
      3 * cell,
    );
  }
  return { width: across, height: down, data: small };
}

/** Exponent of the Minkowski mean over edges. The exponent is high, so that the strongest edges dominate. */
const EDGE_POWER = 8;
/**
 * Exponent of the Minkowski mean over the brightness of blocks. The exponent is high, so that only the
 * brightest objects count. An infinite exponent would select only the maximum, which may be noise or a single
 * lamp.
 */
const BRIGHT_POWER = 48;

/**
 * Estimates the colour of the light by the Minkowski mean of each channel (Finlayson & Trezzi 2004). The
 * estimate assumes that the highest values are about equal in all channels.
 */
export function byBrightest({ data }: SmallPhoto): Light {
  const sums = [0, 0, 0];
  data.forEach((value, at) => {
    sums[at % 3] = (sums[at % 3] ?? 0) + value ** BRIGHT_POWER;
  });
  return lightOf(sums.map((sum) => sum ** (1 / BRIGHT_POWER)));
}

/**
 * Estimates the colour of the light by second-order grey edges (van de Weijer et al. 2007). The estimate
 * assumes that lines and corners differ from their surroundings only in brightness.
 */
export function byEdges({ width, height, data }: SmallPhoto): Light {
  const row = 3 * width;
  const sums = [0, 0, 0];
  for (let y = 1; y < height - 1; y++) {
    for (let at = y * row + 3; at < (y + 1) * row - 3; at++) {
      const twice = 2 * (data[at] ?? 0);
      const across = (data[at + 3] ?? 0) + (data[at - 3] ?? 0) - twice;
      const down = (data[at + row] ?? 0) + (data[at - row] ?? 0) - twice;
      const slanted =
        ((data[at + row + 3] ?? 0) +
          (data[at - row - 3] ?? 0) -
          (data[at + row - 3] ?? 0) -
          (data[at - row + 3] ?? 0)) /
        4;
      const strength = across * across + down * down + 4 * slanted * slanted;
      sums[at % 3] = (sums[at % 3] ?? 0) + strength ** (EDGE_POWER / 2);
    }
  }
  return lightOf(sums.map((sum) => sum ** (1 / EDGE_POWER)));
}

/** Maximum distance between the colour of a grey object and the colour of the light, in log units. */
const GREY = 0.1;
/**
 * Brightness range (0–1) of the pixels that are checked for grey objects. Darker pixels are mostly noise, and
 * clipped pixels have lost their colour.
 */
const TELLING = { from: 0.15, to: 0.99 };
/** Amount added to a channel (0–1) before its logarithm is taken, because the logarithm of 0 is undefined. */
const OFFSET = 0.01;

/**
 * Returns the share of a photo that would be grey under a given light. White and grey objects are neutral
 * only under the right light, so they show whether a colour cast is real.
 */
export function greyUnder({ data }: SmallPhoto, { red, blue }: Light): number {
  let [grey, all] = [0, 0];
  for (let at = 0; at < data.length; at += 3) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    if (Math.max(r, g, b) > TELLING.to || 0.3 * r + 0.6 * g + 0.1 * b < TELLING.from) continue;
    all++;
    const base = Math.log(g + OFFSET);
    const off = [Math.log(r + OFFSET) - base - red, Math.log(b + OFFSET) - base - blue];
    if (Math.hypot(...off) < GREY) grey++;
  }
  return all === 0 ? 1 : grey / all;
}

/**
 * Share of a channel's bytes (0–1) that are ignored above the channel's highest value, because they may be
 * glints.
 */
const TOP_SHARE = 0.0005;

/**
 * Estimates the colour of the light by the highest bytes of each channel, which are equal for a white or
 * clipped object (Land & McCann 1971). Bytes near 255 hardly ever belong to coloured objects.
 */
export function byTops({ data }: Raster): { light: Light; tops: readonly number[] } {
  const tops = channelHistograms(data).map((histogram) => {
    let above = 0;
    for (let value = 255; value > 1; value--) {
      above += histogram[value] ?? 0;
      if (above >= (TOP_SHARE * data.length) / 3) return value;
    }
    return 1;
  });
  return { light: lightOf(tops), tops };
}

function lightOf([red = 0, green = 0, blue = 0]: readonly number[]): Light {
  const least = 1e-6;
  const base = Math.log(green + least);
  return { red: Math.log(red + least) - base, blue: Math.log(blue + least) - base };
}
