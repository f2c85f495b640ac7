import type { Random } from '@adwright/engine-pixels';

/** A function for smooth noise from 0 to 1 with features that are one unit wide. */
export type Noise = (x: number, y: number) => number;

/** Size of the lattice of random values, which must be a power of two. */
const LATTICE = 256;

/**
 * Keeps a reference to the last noise function, so that V8 keeps compiled code. Without this reference, V8
 * would discard the machine code of all noise functions and their callers when the last function is freed.
 */
const kept: [Noise?] = [];

/** Makes value noise on a lattice; the same random numbers always give the same noise. */
export function makeLatticeNoise(random: Random): Noise {
  const values = Float32Array.from({ length: LATTICE * LATTICE }, random);
  const noise: Noise = (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const u = x - left;
    const v = y - top;
    const across = u * u * (3 - 2 * u);
    const down = v * v * (3 - 2 * v);
    const column = left & (LATTICE - 1);
    const beside = (left + 1) & (LATTICE - 1);
    const row = (top & (LATTICE - 1)) << 8;
    const below = ((top + 1) & (LATTICE - 1)) << 8;
    const upperLeft = values[row | column] ?? 0;
    const lowerLeft = values[below | column] ?? 0;
    const upper = upperLeft + ((values[row | beside] ?? 0) - upperLeft) * across;
    const lower = lowerLeft + ((values[below | beside] ?? 0) - lowerLeft) * across;
    return upper + (lower - upper) * down;
  };
  kept[0] = noise;
  return noise;
}

/**
 * Sums noise over several octaves. Each octave has half the strength of the previous octave, and details half
 * as large. The sum is between 0 and 1, mostly about 0.5.
 */
export function sumOctaves(noise: Noise, x: number, y: number, octaves: number): number {
  let sum = 0;
  let share = 0;
  for (let octave = 0, scale = 1, weight = 1; octave < octaves; octave++) {
    sum += weight * noise(x * scale + octave * 17.3, y * scale + octave * 9.1);
    share += weight;
    scale *= 2.03;
    weight /= 2;
  }
  return sum / share;
}
