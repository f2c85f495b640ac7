import { ramp } from '@adwright/engine-pixels';
import type { Pattern } from './floor-material.ts';

/**
 * Layers of fallen leaves, from the lowest to the uppermost. Each layer is rotated, so that its leaves cover the gaps
 * of the layer below.
 */
const LITTER = [0, 1, 2, 3].map((layer) => ({
  scale: 2.8 + layer * 0.45,
  cos: Math.cos(layer * 1.3),
  sin: Math.sin(layer * 1.3),
  rank: layer * 0.2,
}));

/** Factor by which the pattern is finer for petals than for fallen leaves. */
const PETALS = 1.9;

/**
 * Pattern of fallen leaves on a floor. In the pattern of leaves, the value `vein` is the share of the second colour in
 * a leaf.
 */
export const litter: Pattern = (x, z, noise, out) => {
  // Each cell of the pattern contains one leaf with its own angle, tone and colour.
  let top = -1;
  let kind = 0;
  for (const { scale, cos, sin, rank } of LITTER) {
    if (1 + rank < top) continue;
    const gridX = (x * cos + z * sin) * scale + rank * 38;
    const gridZ = (z * cos - x * sin) * scale + rank * 15;
    const [cellX, cellZ] = [Math.floor(gridX), Math.floor(gridZ)];
    const own = noise(cellX * 3.3 + 0.5, cellZ * 5.7 + 0.5);
    if (own + rank < top) continue;
    const other = noise(cellX * 7.1 + 40.5, cellZ * 2.9 + 0.5);
    // A leaf fits inside its cell, because a larger leaf would be cut off at the cell's border.
    const [atX, atZ] = [
      gridX - cellX - 0.5 + (other - 0.5) * 0.16,
      gridZ - cellZ - 0.5 + (own - 0.5) * 0.16,
    ];
    if (atX * atX + atZ * atZ > 0.2) continue;
    const angle = own * 12;
    const [leanX, leanZ] = [Math.cos(angle), Math.sin(angle)];
    const along = atX * leanX + atZ * leanZ;
    const across = atZ * leanX - atX * leanZ;
    const blade = 0.25 * (1 - (along / 0.43) ** 2);
    if (Math.abs(across) > blade + 0.04) continue;
    const half = blade + (noise(x * 60, z * 60) - 0.5) * 0.06;
    if (Math.abs(across) > half) continue;
    top = own + rank;
    const rib = 1 - ramp(Math.abs(across), 0.006, 0.024);
    const curl = across / Math.max(0.05, half);
    out.tone = 0.25 + other * 0.6 + curl * 0.2 + rib * 0.16;
    kind = own;
  }
  const fine = noise(x * 70, z * 80);
  if (top < 0) out.tone = 0.02;
  out.tone += (fine - 0.5) * 0.28;
  out.vein = top < 0 ? 0 : ramp(kind, 0.42, 0.66) * 0.85;
};

/**
 * Pattern of overlapping petals on a floor. In the pattern of petals, the value `vein` is the share of the colour at
 * the petals' base.
 */
export const petals: Pattern = (x, z, noise, out) => {
  // Petals are broad and curved like cups, so one side of each petal is lit and the other side is shaded.
  // Darker petals are visible in the gaps between the petals.
  let top = -1;
  out.tone = 0.1 + noise(x * 14, z * 16) * 0.22;
  out.vein = 0;
  for (const { scale, cos, sin, rank } of LITTER) {
    if (1 + rank < top) continue;
    const gridX = (x * cos + z * sin) * scale * PETALS + rank * 38;
    const gridZ = (z * cos - x * sin) * scale * PETALS + rank * 15;
    const [cellX, cellZ] = [Math.floor(gridX), Math.floor(gridZ)];
    const own = noise(cellX * 3.3 + 0.5, cellZ * 5.7 + 0.5);
    if (own + rank < top) continue;
    const other = noise(cellX * 7.1 + 40.5, cellZ * 2.9 + 0.5);
    const angle = other * 12;
    const [leanX, leanZ] = [Math.cos(angle), Math.sin(angle)];
    const [atX, atZ] = [gridX - cellX - 0.5, gridZ - cellZ - 0.5];
    const along = (atX * leanX + atZ * leanZ) / 0.48;
    // A petal is narrow at its base and broad at its tip.
    const across = (atZ * leanX - atX * leanZ) / (0.34 + 0.1 * along);
    const rim = along * along + across * across;
    if (rim > 1) continue;
    top = own + rank;
    out.tone = 0.42 + other * 0.26 + across * 0.2 + 0.2 * rim * rim - 0.34 * ramp(rim, 0.86, 1);
    out.vein = 0.5 * ramp(-along, 0.1, 0.9);
  }
};

/** Factor by which the pattern is coarser for ice cubes than for fallen leaves. */
const CUBES = 0.86;

/**
 * Pattern of a heap of ice cubes with clear middles. In the pattern of ice cubes, the value `vein` is the light on the
 * cubes' edges.
 */
export const cubes: Pattern = (x, z, noise, out) => {
  let top = -1;
  out.tone = 0.12 + noise(x * 8, z * 9) * 0.3;
  out.vein = 0;
  for (const { scale, cos, sin, rank } of LITTER) {
    if (1 + rank < top) continue;
    const gridX = (x * cos + z * sin) * scale * CUBES + rank * 38;
    const gridZ = (z * cos - x * sin) * scale * CUBES + rank * 15;
    const [cellX, cellZ] = [Math.floor(gridX), Math.floor(gridZ)];
    const own = noise(cellX * 3.3 + 0.5, cellZ * 5.7 + 0.5);
    if (own + rank < top) continue;
    const other = noise(cellX * 7.1 + 40.5, cellZ * 2.9 + 0.5);
    const [leanX, leanZ] = [Math.cos(other * 12), Math.sin(other * 12)];
    const [atX, atZ] = [gridX - cellX - 0.5, gridZ - cellZ - 0.5];
    const across = (atX * leanX + atZ * leanZ) / 0.36;
    const along = (atZ * leanX - atX * leanZ) / 0.36;
    // The outline of an ice cube is a square with rounded corners.
    const rim = (across ** 6 + along ** 6) ** (1 / 6);
    if (rim > 1) continue;
    top = own + rank;
    // Each cube is tilted, so that one of its faces points towards the light and another face away from the
    // light.
    const face = across * 0.8 + along * 0.6 > 0.25 ? 0.24 : -0.06;
    const cloud = noise(x * 21 + own * 9, z * 23) - 0.5;
    out.tone = 0.4 + other * 0.2 + face + cloud * 0.3;
    out.vein = 0.75 * ramp(rim, 0.8, 0.93) * (1 - 0.6 * ramp(rim, 0.95, 1));
  }
};
