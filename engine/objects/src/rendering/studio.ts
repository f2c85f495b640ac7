import { parseChannels, toLinearChannel } from '@adwright/engine-pixels';

/** Light sources of the virtual photo studio. */
export interface StudioLight {
  /** Direction towards the key light (main lamp); the vector's length does not matter. */
  key: readonly [number, number, number];
  /** Brightness of the key light (main lamp); 1 is neutral. */
  keyPower: number;
  /** Brightness of the fill light from all around; 1 is neutral. */
  fill: number;
  /** Colour of the light that the surroundings reflect onto the object, as hex. */
  bounce: string;
  /** Strength of the shadow on the floor, 0–1. */
  shadow: number;
}

/** Converts a hex colour to linear red, green and blue. */
export function linearRgb(hex: string): [number, number, number] {
  const [red, green, blue] = parseChannels(hex);
  return [toLinearChannel(red), toLinearChannel(green), toLinearChannel(blue)];
}

function ramp(low: number, high: number, value: number): number {
  const t = value <= low ? 0 : value >= high ? 1 : (value - low) / (high - low);
  return t * t * (3 - 2 * t);
}

function band(value: number, centre: number, half: number, soft: number): number {
  const off = Math.abs(value - centre);
  return 1 - ramp(half - soft * 0.5, half + soft, off);
}

/**
 * Returns the brightness of the studio in the direction of a reflection. The studio has a tall
 * softbox on the left, a strip light on the right and a light overhead. A pale wall rises above a
 * dark floor. A rough surface blurs the reflection.
 */
export function studioReflection(x: number, y: number, z: number, roughness: number): number {
  const azimuth = Math.atan2(x, z);
  const soft = 0.06 + roughness * 0.7;
  const spread = 1 / (1 + roughness * 2.2);
  const tall = ramp(-0.5, -0.2, y) * (1 - ramp(0.75, 0.95, y));
  const left = band(azimuth, -0.95, 0.3, soft) * tall * 2.6;
  const right = band(azimuth, 1.3, 0.1, soft) * tall * 1.7;
  const back = band(Math.abs(azimuth), 2.6, 0.3, soft) * tall * 1.2;
  const overhead = ramp(0.82 - soft, 0.94, y) * 1.7;
  const wall = 0.16 + 0.42 * ramp(-0.25, 0.7, y) - 0.1 * ramp(-0.1, -0.6, y);
  return wall + (left + right + back + overhead) * spread;
}

/** Factor by which linear light is multiplied before it is converted to sRGB. */
const EXPOSURE = 1.42;
/** Brightness after exposure from which a pixel becomes pure white. */
const WHITE = 1.9;

/**
 * Converts linear light to an sRGB channel of 0–255 with the extended Reinhard curve (Reinhard et
 * al. 2002, eq. 4).
 */
export function toneMap(light: number): number {
  const value = light * EXPOSURE;
  const lit = (value * (1 + value / (WHITE * WHITE))) / (1 + value);
  const shown = lit <= 0.0031308 ? 12.92 * lit : 1.055 * lit ** (1 / 2.4) - 0.055;
  return shown <= 0 ? 0 : shown >= 1 ? 255 : shown * 255;
}
