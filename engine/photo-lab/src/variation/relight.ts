import { clampByte, cycle, norm, type Raster } from '@adwright/engine-pixels';

/**
 * Colours and position of the light that falls on a photo. Colours of the light are factors for red, green and
 * blue.
 */
export interface Light {
  lit: readonly [number, number, number];
  shaded: readonly [number, number, number];
  /** Position of the light source, in shares of the picture. */
  from: readonly [x: number, y: number];
}

/** Light by time of day and season, as the colours of lit and of shaded areas. */
const LIGHTS = {
  morning: { lit: [1.12, 1.05, 0.94], shaded: [0.86, 0.92, 1.04], from: [0.05, 0.1] },
  evening: { lit: [1.2, 1.02, 0.78], shaded: [0.72, 0.66, 0.78], from: [0.95, 0.2] },
  winter: { lit: [1.02, 1.07, 1.14], shaded: [0.78, 0.88, 1.06], from: [0.2, 0] },
  autumn: { lit: [1.15, 1.03, 0.84], shaded: [0.84, 0.72, 0.62], from: [0.85, 0.05] },
  spring: { lit: [1.07, 1.1, 1], shaded: [0.92, 1, 0.93], from: [0.4, 0] },
} as const satisfies Record<string, Light>;
const LIGHT_NAMES = ['evening', 'winter', 'morning', 'autumn', 'spring'] as const;

/** Returns a different light for each seed of a round. */
export function chooseLight(seed: number): Light {
  return LIGHTS[cycle(LIGHT_NAMES, seed)];
}

/** Changes the light on a photo, in place. */
export function relight({ width, height, data }: Raster, { lit, shaded, from }: Light): void {
  const [fromX, fromY] = from;
  const reach = norm(Math.max(fromX, 1 - fromX), Math.max(fromY, 1 - fromY));
  for (let at = 0; at < width * height; at++) {
    const away = norm((at % width) / width - fromX, Math.floor(at / width) / height - fromY);
    const dim = Math.min(1, away / reach);
    const eased = dim * dim * (3 - 2 * dim);
    for (let channel = 0; channel < 3; channel++) {
      const factor = (lit[channel] ?? 1) * (1 - eased) + (shaded[channel] ?? 1) * eased;
      data[3 * at + channel] = lightenChannel(data[3 * at + channel] ?? 0, factor);
    }
  }
}

/**
 * Returns the value of a channel after the light is multiplied by a factor. Values near white are brightened
 * less, so that no value clips.
 */
function lightenChannel(value: number, factor: number): number {
  if (factor <= 1) return clampByte(value * factor);
  const share = value / 255;
  return clampByte(255 * (share * factor - (factor - 1) * share ** 3));
}
