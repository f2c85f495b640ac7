import { ramp } from '@adwright/engine-pixels';
import { locateInHexagon } from '../solids/hexagons.ts';
import { cubes, litter, petals } from './fallen-patterns.ts';
import type { FloorMaterial, Pattern } from './floor-material.ts';
import { metal, tatami } from './made-patterns.ts';
import { sumOctaves } from './noise-field.ts';

/** Converts noise to creases: the result is 1 where the noise is 0.5, and 0 where the noise is 0 or 1. */
const crease = (value: number) => 1 - Math.abs(2 * value - 1);

export const FLOOR_PATTERNS: Readonly<Record<FloorMaterial, Pattern>> = {
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
    // The veins of marble follow one direction and have gaps, because closed lines would look drawn.
    const warpX = sumOctaves(noise, x * 1.3 + 3, z * 1.3, 4) - 0.5;
    const warpZ = sumOctaves(noise, x * 1.3 + 31, z * 1.3 + 7, 4) - 0.5;
    const along = (x * 0.62 + z * 1.05) * 1.35;
    const cloud = sumOctaves(noise, x * 1.6 + warpX * 2, z * 1.6 + warpZ * 2, 4);
    const wide = crease(noise(along + warpX * 1.9, (x - z) * 0.2 + warpZ * 0.4));
    const thin = crease(noise(along * 2.2 + warpZ * 2.6 + 40, (x - z) * 0.34 + warpX * 0.6 + 9));
    const broken = ramp(sumOctaves(noise, x * 2.2 + 60, z * 2.2 + 3, 2), 0.34, 0.68);
    out.tone = 0.2 + cloud * 1.05 - wide ** 5 * 0.2;
    // A vein of marble is a sharp line with a faint halo in the same colour. A soft line alone, without the
    // sharp line, would look like a glowing filament.
    out.vein = Math.min(
      1,
      (wide ** 90 * 0.75 + wide ** 24 * 0.12 + thin ** 110 * 0.5) * (0.15 + 0.95 * broken),
    );
  },
  concrete(x, z, noise, out) {
    const cloud =
      noise(x * 1.3, z * 1.6) * 0.5 + noise(x * 4.1, z * 5) * 0.28 + noise(x * 17, z * 21) * 0.22;
    const pit = noise(x * 58, z * 70);
    out.tone =
      0.12 + cloud * 0.8 - 0.3 * ramp(pit, 0.9, 0.98) + (noise(x * 130, z * 150) - 0.5) * 0.16;
    out.vein = 0;
  },
  asphalt(x, z, noise, out) {
    const stone = noise(x * 90, z * 90) * 0.6 + noise(x * 190, z * 190) * 0.4;
    const wet = ramp(sumOctaves(noise, x * 1.1 + 5, z * 1.5, 3), 0.44, 0.58);
    out.tone =
      0.25 + (stone - 0.5) * 0.8 * (1 - 0.7 * wet) + sumOctaves(noise, x * 3, z * 3, 2) * 0.4;
    // For asphalt, `vein` is the share of the sky's colour that the puddles reflect.
    out.vein = wet * 0.5;
  },
  paving(x, z, noise, out) {
    // Paving slabs in a running bond (rows offset by half a slab), with a film of water on the low slabs. In the
    // pattern, the value `vein` is the share of the sky's colour in the water.
    const row = Math.floor(z / 0.3);
    const along = (x + (row % 2) * 0.31 + noise(row * 3.1, 4.5) * 0.1) / 0.62;
    const cell = Math.floor(along);
    const own = noise(cell * 5.3 + 0.5, row * 7.7 + 0.5);
    const [across, down] = [along - cell, z / 0.3 - row];
    const edge = Math.min(Math.min(across, 1 - across) * 0.62, Math.min(down, 1 - down) * 0.3);
    const grit = noise(x * 95, z * 105) * 0.5 + noise(x * 215, z * 235) * 0.5;
    const stain = sumOctaves(noise, x * 1.5, z * 2, 3);
    const joint = 1 - ramp(edge, 0.004, 0.013);
    const wet = ramp(stain, 0.46, 0.62);
    out.tone = 0.44 + (own - 0.5) * 0.36 + (0.5 - stain) * 0.6 + (grit - 0.5) * (0.62 - 0.34 * wet);
    // The worn, round edge of a slab reflects light.
    out.tone += 0.14 * (1 - ramp(Math.abs(edge - 0.018), 0, 0.01)) - 0.6 * joint;
    out.vein = wet * 0.36 * (1 - 0.8 * joint);
  },
  sand(x, z, noise, out) {
    const drift = sumOctaves(noise, x * 1.1, z * 1.6, 3);
    const wave = Math.sin(z * 30 + drift * 16 + noise(x * 5, z * 9) * 1.4);
    out.tone =
      0.46 +
      wave * 0.11 * ramp(drift, 0.3, 0.6) +
      (drift - 0.5) * 0.5 +
      (noise(x * 160, z * 180) - 0.5) * 0.36;
    out.vein = 0;
  },
  snow(x, z, noise, out) {
    out.tone =
      0.62 +
      (sumOctaves(noise, x * 1.6, z * 2.6, 3) - 0.5) * 0.9 +
      (noise(x * 17, z * 27) - 0.5) * 0.12 +
      (noise(x * 150, z * 170) - 0.5) * 0.16;
    out.vein = ramp(noise(x * 210, z * 230), 0.9, 1);
  },
  moss(x, z, noise, out) {
    // Cushions of moss have the shape of domes. The side of a moss cushion towards the lamp on the left is
    // light, and the hollows between cushions show earth.
    const dome = sumOctaves(noise, x * 4.4, z * 5, 2);
    const towards = sumOctaves(noise, x * 4.4 - 0.2, z * 5 + 0.16, 2);
    const tuft = noise(x * 64, z * 76) * 0.5 + noise(x * 200, z * 210) * 0.5;
    out.tone = 0.02 + dome * 0.66 + (dome - towards) * 1.6 + (tuft - 0.42) * 0.95;
    out.vein = 0.7 * (1 - ramp(dome + (tuft - 0.5) * 0.24, 0.24, 0.36));
  },
  litter,
  petals,
  cubes,
  rubber(x, z, noise, out) {
    const grain = noise(x * 120, z * 130);
    out.tone = 0.34 + (grain - 0.5) * 0.5 + sumOctaves(noise, x * 2, z * 2, 2) * 0.2;
    const tile = Math.min(Math.abs(((x + 0.35) % 1) - 0.5), Math.abs((z % 1) - 0.5));
    out.tone -= 0.5 * (1 - ramp(tile, 0.004, 0.012));
    out.vein = ramp(noise(x * 75 + 9, z * 80), 0.9, 0.96);
  },
  cloth(x, z, noise, out) {
    const fold = sumOctaves(noise, x * 1.1 + 7, z * 1.4, 2);
    const ridge = Math.sin(fold * 22 + x * 3);
    const weave = noise(x * 210, z * 210) - 0.5;
    out.tone = 0.5 + ridge * 0.26 + (fold - 0.5) * 0.5 + weave * 0.12;
    out.vein = 0;
  },
  paper(_x, _z, _noise, out) {
    out.tone = 1;
    out.vein = 0;
  },
  moon(x, z, noise, out) {
    const dune = sumOctaves(noise, x * 1.5, z * 2, 4);
    // Craters of a moon: the edge towards the lamp is lit, and the bowl lies in shadow.
    const here = sumOctaves(noise, x * 3 + 9, z * 3.4 + 20, 2);
    const beside = sumOctaves(noise, x * 3 + 9.07, z * 3.4 + 19.95, 2);
    const bowl = ramp(here, 0.56, 0.68);
    out.tone = 0.14 + dune * 0.7 - 0.16 * bowl + (beside - here) * 5 * ramp(here, 0.5, 0.58);
    out.tone += (noise(x * 120, z * 140) - 0.5) * 0.3;
    out.vein = 0;
  },
  lava(x, z, noise, out) {
    // A lava crust that broke while it cooled. In the lava pattern, the value `vein` is the glow between the plates of
    // the crust.
    const bend = sumOctaves(noise, x * 1.6 + 3, z * 1.6, 3) - 0.5;
    const crack = crease(noise(x * 2.1 + bend * 2.2, z * 2.1 + 7 - bend * 1.8));
    const fine = crease(noise(x * 4.4 + bend * 3, z * 4.4 + 31));
    out.tone =
      0.1 + sumOctaves(noise, x * 7, z * 8, 4) * 0.9 + (noise(x * 90, z * 100) - 0.5) * 0.3;
    out.tone -= 0.5 * ramp(crack, 0.7, 0.95);
    out.vein = ramp(crack, 0.9, 0.985) * 0.95 + ramp(fine, 0.94, 1) * 0.3 * ramp(crack, 0.5, 0.9);
  },
  cobble(x, z, noise, out) {
    const row = Math.floor(z / 0.13);
    const along = (x + (row % 2) * 0.08 + noise(row * 3.1, 4.5) * 0.03) / 0.16;
    const cell = Math.floor(along);
    const own = noise(cell * 5.3 + 0.5, row * 7.7 + 0.5);
    const [dx, dz] = [Math.abs(along - cell - 0.5) * 2, Math.abs(z / 0.13 - row - 0.5) * 2];
    // A cobblestone is a square with worn corners and a raised middle.
    const rim = (dx ** 4 + dz ** 4) ** 0.25 + (noise(x * 40, z * 40) - 0.5) * 0.1;
    const worn = 1 - ramp(rim, 0.74, 0.96);
    out.tone =
      (0.3 + own * 0.5 + (noise(x * 90, z * 100) - 0.5) * 0.3 + (0.5 - dz * 0.25) * 0.25) * worn;
    out.vein = 0;
  },
  gravel(x, z, noise, out) {
    const bend = sumOctaves(noise, x * 0.7 + 3, z * 0.6, 2);
    const furrow = Math.sin((z + bend * 0.9) * 46);
    const pebble = noise(x * 120, z * 130) * 0.6 + noise(x * 220, z * 240) * 0.4;
    out.tone = 0.55 + furrow * 0.2 + (pebble - 0.5) * 0.7;
    out.vein = ramp(noise(x * 75 + 9, z * 80), 0.88, 0.96) * 0.5;
  },
  grass(x, z, noise, out) {
    const lean = (noise(x * 6, z * 5) - 0.5) * 0.06;
    const blade = noise((x + lean) * 190, z * 42) * 0.6 + noise((x - lean) * 90 + 7, z * 26) * 0.4;
    const tuft = sumOctaves(noise, x * 5, z * 6, 3);
    out.tone = -0.12 + tuft * 0.72 + (blade - 0.36) * 0.95;
    out.vein = ramp(noise(x * 260 + 5, z * 60), 0.9, 0.97) * 0.5;
  },
  tile(x, z, noise, out) {
    const [column, row] = [Math.floor(x / 0.42), Math.floor(z / 0.42)];
    const own = noise(column * 5.1 + 0.5, row * 3.3 + 0.5);
    const edge = Math.min(
      Math.min(x / 0.42 - column, 1 - x / 0.42 + column),
      Math.min(z / 0.42 - row, 1 - z / 0.42 + row),
    );
    const stone = sumOctaves(noise, x * 5 + own * 9, z * 6, 3);
    out.tone = 0.5 + (own - 0.5) * 0.24 + (stone - 0.5) * 0.6;
    out.tone -= 0.55 * (1 - ramp(edge, 0.008, 0.026));
    out.vein = 0;
  },
  checker(x, z, noise, out) {
    const [column, row] = [Math.floor(x / 0.36), Math.floor(z / 0.36)];
    const edge = Math.min(
      Math.min(x / 0.36 - column, 1 - x / 0.36 + column),
      Math.min(z / 0.36 - row, 1 - z / 0.36 + row),
    );
    out.tone =
      0.8 + (sumOctaves(noise, x * 4, z * 5, 3) - 0.5) * 0.4 - 0.4 * (1 - ramp(edge, 0.006, 0.02));
    out.vein = (column + row) % 2 === 0 ? 0.94 : 0;
  },
  gingham(x, z, noise, out) {
    const fold = sumOctaves(noise, x * 0.9 + 7, z * 1.2, 2);
    const [bentX, bentZ] = [x + (fold - 0.5) * 0.12, z + (fold - 0.5) * 0.1];
    const across = (bentX / 0.16) % 1 < 0.5;
    const down = (bentZ / 0.16) % 1 < 0.5;
    out.vein = across && down ? 0.95 : across || down ? 0.5 : 0;
    out.tone = 0.86 + (fold - 0.5) * 0.9 + (noise(x * 210, z * 210) - 0.5) * 0.14;
  },
  water(x, z, noise, out) {
    const bend = sumOctaves(noise, x * 2.2 + 3, z * 3.4, 3) - 0.5;
    const wave = sumOctaves(noise, x * 3 + bend * 2, z * 9 + bend * 3, 3);
    out.tone = 0.2 + wave * 0.7;
    // Waves focus light into caustics (bright lines) on the ground under water.
    out.vein = crease(noise(x * 5 + bend * 5, z * 8 + bend * 4)) ** 10 * 0.7;
  },
  clay(x, z, noise, out) {
    // The brick dust on a clay court shows the marks of a broom and of shoes.
    const swept = noise(x * 2.2, z * 26) * 0.5 + noise(x * 5, z * 70) * 0.5;
    out.tone =
      0.2 +
      sumOctaves(noise, x * 1.8, z * 2.4, 3) * 0.6 +
      (swept - 0.5) * 0.22 +
      (noise(x * 150, z * 170) - 0.5) * 0.36;
    out.vein = 0;
  },
  tatami,
  metal,
  leather(x, z, noise, out) {
    // The grain of leather consists of small cushions between creases.
    const grain = crease(noise(x * 54 + z * 9, z * 58));
    out.tone = 0.6 - 0.3 * grain * grain;
    out.vein = 0;
  },
  salt(x, z, noise, out) {
    // Salt forms a bright ridge with a shadow along the cracks between plates of dry salt.
    const bendX = sumOctaves(noise, x * 3 + 3, z * 3, 2) - 0.5;
    const bendZ = sumOctaves(noise, x * 3 + 41, z * 3 + 9, 2) - 0.5;
    const { edge } = locateInHexagon((x + bendX * 0.34) / 0.62, (z + bendZ * 0.34) / 0.62);
    const crumbs = noise(x * 90, z * 100) - 0.5;
    const ridge = 1 - ramp(edge + crumbs * 0.03, 0.012, 0.05);
    const shade = 1 - ramp(edge, 0.03, 0.13);
    out.tone =
      0.78 +
      (sumOctaves(noise, x * 4, z * 5, 3) - 0.5) * 0.5 +
      crumbs * 0.26 -
      0.42 * shade * (1 - ridge);
    out.vein = ridge * 0.75;
  },
};
