import { ramp } from '@adwright/engine-pixels';
import type { Pattern } from './floor-material.ts';
import { sumOctaves } from './noise-field.ts';

/**
 * Pattern of rush mats, twice as long as wide, in a running bond (rows offset by half a mat). In the pattern of mats,
 * the value `vein` is the share of the cloth along the mats' long sides.
 */
export const tatami: Pattern = (x, z, noise, out) => {
  const row = Math.floor(z / 0.62);
  const along = (x + (row % 2) * 0.62) / 1.24;
  const mat = Math.floor(along);
  const [across, down] = [along - mat, z / 0.62 - row];
  const own = noise(mat * 5.3 + 0.5, row * 7.7 + 0.5);
  const rush = noise(x * 9 + own * 40, z * 330) - 0.5;
  const bundle = Math.sin(x * 210) * 0.5;
  out.tone =
    0.5 +
    (own - 0.5) * 0.22 +
    rush * 0.34 +
    bundle * 0.1 +
    (sumOctaves(noise, x * 2, z * 3, 2) - 0.5) * 0.3;
  out.tone -= 0.5 * (1 - ramp(Math.min(across, 1 - across) * 1.24, 0.004, 0.012));
  out.vein = 0.92 * (1 - ramp(Math.min(down, 1 - down) * 0.62, 0.018, 0.022));
};

/**
 * Pattern of metal that is brushed in one direction. In the pattern of brushed metal, the value `vein` is the share of
 * stains from touch or rain.
 */
export const metal: Pattern = (x, z, noise, out) => {
  const stroke = noise(x * 1.6, z * 420) * 0.6 + noise(x * 4 + 9, z * 900) * 0.4;
  const stain = sumOctaves(noise, x * 2.2, z * 2.6, 4);
  out.tone = 0.5 + (stroke - 0.5) * 0.5 + (stain - 0.5) * 0.7;
  out.vein = ramp(stain + (noise(x * 60, z * 60) - 0.5) * 0.1, 0.56, 0.7) * 0.7;
};
