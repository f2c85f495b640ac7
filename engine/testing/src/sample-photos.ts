import {
  computePlaneSimilarity,
  createSeededRandom,
  fromRaster,
  type Raster,
  toLab,
  toRaster,
} from '@adwright/engine-pixels';
import type { SubjectMap } from '@adwright/engine-uploads';

/**
 * Creates a test picture that resembles a photo: soft light, a few solid subjects, fine texture, a little
 * grain.
 */
export function createSamplePhoto(seed: number, width = 480, height = 360): Raster {
  const random = createSeededRandom(seed * 101 + 7);
  const data = new Uint8Array(width * height * 3);
  const sky = [90 + random() * 120, 100 + random() * 110, 110 + random() * 120];
  const ground = [60 + random() * 120, 50 + random() * 110, 40 + random() * 90];
  const subjects = Array.from({ length: 5 }, (_, index) => ({
    x: random() * width,
    y: height * (0.35 + random() * 0.5),
    radius: Math.min(width, height) * (0.07 + random() * 0.16),
    // As in most photos, one subject is nearly white and one is nearly black.
    colour:
      index === 0
        ? [250, 248, 245]
        : index === 1
          ? [12, 12, 14]
          : [random() * 255, random() * 255, random() * 255],
  }));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const far = y / height;
      const texture =
        14 * Math.sin(x * 0.35 + Math.sin(y * 0.21) * 3) * Math.max(0, far - 0.45) +
        (random() - 0.5) * 3;
      const subject = subjects.find(
        (candidate) => Math.hypot(x - candidate.x, y - candidate.y) < candidate.radius,
      );
      for (let channel = 0; channel < 3; channel++) {
        const backdrop =
          (sky[channel] ?? 0) * (1 - far) + (ground[channel] ?? 0) * far + 60 * (0.5 - far);
        const light = subject
          ? 1 -
            0.7 *
              (Math.hypot(
                x - subject.x + subject.radius * 0.4,
                y - subject.y + subject.radius * 0.4,
              ) /
                (1.7 * subject.radius))
          : 1;
        const value = subject ? (subject.colour[channel] ?? 0) * light + 20 * light : backdrop;
        data[(y * width + x) * 3 + channel] = Math.min(252, Math.max(3, value + texture));
      }
    }
  }
  return { width, height, data };
}

/**
 * Draws a test picture of leaves that overlap and are slightly blurred, so that the whole picture contains
 * detail.
 */
export function createSampleFoliage(seed: number, width = 240, height = 180): Promise<Raster> {
  const random = createSeededRandom(seed * 57 + 3);
  const [wide, high] = [2 * width, 2 * height];
  const data = new Uint8Array(wide * high * 3);
  for (let leaf = 0; leaf < (wide * high) / 12; leaf++) {
    const [left, top] = [random() * wide, random() * high];
    const radius = 4 / Math.sqrt(0.02 + random());
    const light = 5 + random() * 245;
    const colour = [light * (0.8 + 0.2 * random()), light, light * (0.7 + 0.3 * random())];
    for (let y = Math.max(0, Math.ceil(top - radius)); y <= Math.min(high - 1, top + radius); y++) {
      const reach = Math.sqrt(radius ** 2 - (y - top) ** 2);
      const from = Math.max(0, Math.ceil(left - reach));
      for (let x = from; x <= Math.min(wide - 1, left + reach); x++)
        data.set(colour, 3 * (y * wide + x));
    }
  }
  return toRaster(fromRaster({ width: wide, height: high, data }).blur(1.4).resize(width, height));
}

export interface Damage {
  blur?: number;
  /** Slope and offset of a linear change of the picture's tones, as in a faded photo. */
  fade?: readonly [slope: number, offset: number];
  cast?: readonly [red: number, green: number, blue: number];
  noise?: number;
}

/** Adds known faults to a picture, such as fading and noise. */
export async function damageRaster(
  raster: Raster,
  { blur = 0, fade = [1, 0], cast = [1, 1, 1], noise = 0 }: Damage,
): Promise<Raster> {
  const random = createSeededRandom(99);
  const { width, height, data } = blur > 0 ? await toRaster(fromRaster(raster).blur(blur)) : raster;
  const spoilt = data.map((value, at) => {
    const grain = (random() + random() + random() + random() - 2) * 1.73 * noise;
    return Math.min(255, Math.max(0, (value * fade[0] + fade[1]) * (cast[at % 3] ?? 1) + grain));
  });
  return { width, height, data: spoilt };
}

/**
 * Adds noise like that of a camera with noise reduction. The noise has grains of two pixels, and is about as
 * strong as white noise of `noise` levels.
 */
export async function withSoftNoise(raster: Raster, noise: number): Promise<Raster> {
  const { width, height, data } = raster;
  const grey = { width, height, data: new Uint8Array(data.length).fill(128) };
  const grain = await toRaster(fromRaster(await damageRaster(grey, { noise })).blur(0.6));
  const noisy = data.map((value, at) =>
    Math.min(255, Math.max(0, value + 1.6 * ((grain.data[at] ?? 0) - 128))),
  );
  return { width, height, data: noisy };
}

/**
 * Returns the structural similarity of two pictures' luma (Wang et al. 2004), in 8 × 8 windows; 1 for equal
 * pictures.
 */
export function measureStructuralSimilarity(first: Raster, second: Raster): number {
  return computePlaneSimilarity(lumaOf(first), lumaOf(second), first.width, first.height);
}

/**
 * Returns the mean of the structural similarities of the red, green and blue channels. The mean also reveals
 * a colour cast, which hardly changes luma.
 */
export function measureColourSimilarity(first: Raster, second: Raster): number {
  const of = (channel: number) =>
    computePlaneSimilarity(
      channelOf(first, channel),
      channelOf(second, channel),
      first.width,
      first.height,
    );
  return (of(0) + of(1) + of(2)) / 3;
}

function channelOf({ data }: Raster, channel: number): Float32Array {
  return Float32Array.from({ length: data.length / 3 }, (_, at) => data[3 * at + channel] ?? 0);
}

/**
 * Returns the mean colour difference of two pictures in CIELAB (CIE76); a difference of about 2 is visible side
 * by side.
 */
export function measureColourDifference(first: Raster, second: Raster): number {
  const [a, b] = [toLab(first.data), toLab(second.data)];
  let sum = 0;
  for (let at = 0; at < a.length; at += 3) {
    sum += Math.hypot(
      (a[at] ?? 0) - (b[at] ?? 0),
      (a[at + 1] ?? 0) - (b[at + 1] ?? 0),
      (a[at + 2] ?? 0) - (b[at + 2] ?? 0),
    );
  }
  return (3 * sum) / a.length;
}

function lumaOf({ data }: Raster): Float32Array {
  return Float32Array.from(
    { length: data.length / 3 },
    (_, at) =>
      0.299 * (data[at * 3] ?? 0) +
      0.587 * (data[at * 3 + 1] ?? 0) +
      0.114 * (data[at * 3 + 2] ?? 0),
  );
}

/** Saliency map of a photo with an unknown subject. */
export const NO_SUBJECT: SubjectMap = { side: 1, values: Uint8Array.of(0) };
