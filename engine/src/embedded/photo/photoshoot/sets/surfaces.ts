import { oklch } from '../../../colour/oklch.ts';
import type { Floor } from './floor.ts';
import type { FloorMaterial } from './floor-patterns.ts';

/** The floor that the words asked for, in place of the set's own. */
export function surfaceOf(material: FloorMaterial, hue: number | null): Floor {
  const base = hue ?? 70;
  switch (material) {
    case 'marble':
      return { material, light: '#f7f5f1', dark: '#cfcac2', vein: '#8c8880', sheen: 0.24 };
    case 'wood':
      return { material, light: oklch(0.76, 0.07, 70), dark: oklch(0.44, 0.07, 58), sheen: 0.14 };
    case 'sand':
      return { material, light: oklch(0.93, 0.045, 84), dark: oklch(0.64, 0.065, 72), sheen: 0.05 };
    case 'moss':
      return {
        material,
        light: oklch(0.66, 0.13, 128),
        dark: oklch(0.26, 0.06, 140),
        vein: oklch(0.3, 0.035, 62),
        sheen: 0,
      };
    case 'cloth':
      return {
        material,
        light: oklch(0.72, hue === null ? 0.03 : 0.09, base),
        dark: oklch(0.3, hue === null ? 0.02 : 0.07, base),
        sheen: 0.03,
      };
    default:
      return {
        material,
        light: oklch(0.8, 0.012, base),
        dark: oklch(0.48, 0.012, base),
        sheen: 0.12,
      };
  }
}
