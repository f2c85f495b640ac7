import { createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../../ad/random.ts';
import { channels } from '../../../colour/oklch.ts';
import { ramp } from '../../ramp.ts';
import { HORIZON, SIDE } from './frame.ts';

/** What a floor is made of. */
export type FloorMaterial = 'wood' | 'marble' | 'concrete' | 'sand' | 'snow' | 'paper';

export interface Floor {
  material: FloorMaterial;
  /** Colours of its lightest and darkest places, hex. */
  light: string;
  dark: string;
  /** Colour of veins, where the material has them. */
  vein?: string;
  /** How much of the wall it mirrors, 0–1. */
  sheen: number;
}

/** Row at which the floor's lines would meet: the camera looks down a little. */
const VANISHING_Y = SIDE * 0.3;

/** A point of the floor answers with its tone (0 dark, 1 light) and how much of the vein's colour shows. */
type Pattern = (x: number, z: number, noise: Noise, out: { tone: number; vein: number }) => void;
type Noise = (x: number, y: number) => number;

const PATTERNS: Readonly<Record<FloorMaterial, Pattern>> = {
  wood(x, z, noise, out) {
    const board = Math.floor(z / 0.24);
    const across = z / 0.24 - board;
    const shift = noise(board * 7.3, 2.1) * 9;
    const length = (x + shift) / 2.4;
    const joint = length - Math.floor(length);
    const piece = noise(board * 3.7 + 11, Math.floor(length) * 5.1);
    const bend = noise((x + shift) * 0.9, z * 7) * 1.4 + noise((x + shift) * 2.3, z * 16) * 0.5;
    const rings = Math.sin(across * 21 + bend * 7 + piece * 20);
    const fibre = noise((x + shift) * 5, z * 190) - 0.5;
    out.tone =
      0.52 +
      (piece - 0.5) * 0.42 +
      rings * 0.09 +
      fibre * 0.3 +
      (noise(x * 1.7, z * 3) - 0.5) * 0.24;
    const gap = Math.min(Math.min(across, 1 - across) * 0.24, Math.min(joint, 1 - joint) * 2.4);
    out.tone -= 0.75 * (1 - ramp(gap, 0.0015, 0.006));
    out.vein = 0;
  },
  marble(x, z, noise, out) {
    const warp = noise(x * 1.1 + 3, z * 1.3) * 1.6 + noise(x * 3.1, z * 3.7) * 0.5;
    const cloud = noise(x * 0.9 + warp, z * 1.2 + 5) * 0.6 + noise(x * 4 + warp, z * 5) * 0.25;
    const line = (scale: number, offset: number) =>
      1 - Math.abs(2 * noise(x * scale + warp * 1.3 + offset, z * scale * 1.25 - warp) - 1);
    out.tone = 0.35 + cloud * 0.75;
    out.vein = Math.min(1, line(0.85, 0) ** 26 * 0.9 + line(2.1, 9) ** 30 * 0.45) * (0.35 + cloud);
  },
  concrete(x, z, noise, out) {
    const cloud =
      noise(x * 1.3, z * 1.6) * 0.5 + noise(x * 4.1, z * 5) * 0.28 + noise(x * 17, z * 21) * 0.22;
    const pit = noise(x * 58, z * 70);
    out.tone =
      0.12 + cloud * 0.8 - 0.3 * ramp(pit, 0.86, 0.97) + (noise(x * 130, z * 150) - 0.5) * 0.16;
    out.vein = 0;
  },
  sand(x, z, noise, out) {
    const wave = z * 26 + noise(x * 1.4, z * 3) * 5 + noise(x * 5, z * 9) * 1.2;
    out.tone =
      0.5 +
      Math.sin(wave) * 0.13 +
      (noise(x * 3, z * 4) - 0.5) * 0.3 +
      (noise(x * 160, z * 180) - 0.5) * 0.42;
    out.vein = 0;
  },
  snow(x, z, noise, out) {
    out.tone =
      0.62 +
      (noise(x * 1.6, z * 2.6) - 0.5) * 0.5 +
      (noise(x * 7, z * 11) - 0.5) * 0.2 +
      (noise(x * 150, z * 170) - 0.5) * 0.16;
    out.vein = ramp(noise(x * 210, z * 230), 0.9, 1);
  },
  paper(x, z, noise, out) {
    out.tone = 0.6 + (noise(x * 0.7, z) - 0.5) * 0.1;
    out.vein = 0;
  },
};

/** Size of the lattice of random values; a power of two. */
const LATTICE = 256;

function latticeNoise(random: Random): Noise {
  const values = Float32Array.from({ length: LATTICE * LATTICE }, random);
  const at = (x: number, y: number) =>
    values[((y & (LATTICE - 1)) << 8) | (x & (LATTICE - 1))] ?? 0;
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const u = x - left;
    const v = y - top;
    const across = u * u * (3 - 2 * u);
    const down = v * v * (3 - 2 * v);
    const upper = at(left, top) + (at(left + 1, top) - at(left, top)) * across;
    const lower = at(left, top + 1) + (at(left + 1, top + 1) - at(left, top + 1)) * across;
    return upper + (lower - upper) * down;
  };
}

/** Lays a floor in perspective from the horizon down, lit from the upper left, and mirrors the wall in it. */
export function layFloor(context: SKRSContext2D, floor: Floor, random: Random): void {
  const { material, light, dark, vein = light, sheen } = floor;
  const rows = SIDE - HORIZON;
  const pixels = new ImageData(SIDE, rows);
  const noise = latticeNoise(random);
  const pattern = PATTERNS[material];
  const [from, to, line] = [channels(dark), channels(light), channels(vein)];
  const out = { tone: 0, vein: 0 };
  for (let row = 0; row < rows; row++) {
    const z = (SIDE - VANISHING_Y) / (HORIZON + row - VANISHING_Y);
    const near = row / rows;
    for (let column = 0; column < SIDE; column++) {
      const across = (column - SIDE / 2) / (SIDE / 2);
      pattern(across * z + 20, z * 1.6 + 20, noise, out);
      // A pool of light where the product stands; the floor fades from the lamp.
      const pool = 1.08 - 0.2 * (across + 0.25) ** 2 - 0.28 * (near - 0.35) ** 2;
      const at = (row * SIDE + column) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const ground =
          (from[channel] ?? 0) + ((to[channel] ?? 0) - (from[channel] ?? 0)) * out.tone;
        const own = ground + ((line[channel] ?? 0) - ground) * out.vein;
        pixels.data[at + channel] = Math.min(255, Math.max(0, own * pool * 255));
      }
      pixels.data[at + 3] = 255;
    }
  }
  const mirrored = createCanvas(SIDE, rows);
  const inside = mirrored.getContext('2d');
  inside.translate(0, rows);
  inside.scale(1, -1);
  inside.drawImage(context.canvas, 0, HORIZON - rows, SIDE, rows, 0, 0, SIDE, rows);
  context.putImageData(pixels, 0, HORIZON);
  context.save();
  context.beginPath();
  context.rect(0, HORIZON, SIDE, rows);
  context.clip();
  context.globalAlpha = sheen;
  context.filter = `blur(${material === 'marble' ? 9 : 20}px)`;
  context.drawImage(mirrored, 0, HORIZON);
  context.restore();
}
