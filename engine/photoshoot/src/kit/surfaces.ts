import { oklch } from '@adwright/engine-pixels';
import type { Floor } from './floor.ts';
import type { FloorMaterial } from './floor-material.ts';
import type { Paint } from './paints.ts';

/** Hue of petals if the brief names no colour, in degrees of OKLCH. */
const ROSE_HUE = 8;

/** The colours and gloss of a floor, without its material. */
type Surface = Omit<Floor, 'material'>;

const plainSurface = (hue: number | null): Surface => ({
  light: oklch(0.8, 0.012, hue ?? 70),
  dark: oklch(0.48, 0.012, hue ?? 70),
  sheen: 0.12,
});

/**
 * Painters of floors, by the material that a brief names. The argument `hue` is the colour that the brief names, in
 * degrees of OKLCH.
 */
const SURFACES: Readonly<Record<FloorMaterial, (hue: number | null) => Surface>> = {
  wood: () => ({ light: oklch(0.76, 0.07, 70), dark: oklch(0.44, 0.07, 58), sheen: 0.14 }),
  marble: () => ({ light: '#f7f5f1', dark: '#cfcac2', vein: '#8c8880', sheen: 0.24 }),
  concrete: plainSurface,
  asphalt: plainSurface,
  paving: plainSurface,
  sand: () => ({ light: oklch(0.93, 0.045, 84), dark: oklch(0.64, 0.065, 72), sheen: 0.05 }),
  snow: () => ({ light: '#fbfdff', dark: '#b9cbe0', vein: '#ffffff', sheen: 0.06 }),
  moss: () => ({
    light: oklch(0.66, 0.13, 128),
    dark: oklch(0.26, 0.06, 140),
    vein: oklch(0.3, 0.035, 62),
    sheen: 0,
  }),
  litter: plainSurface,
  petals: () => ({
    light: oklch(0.8, 0.12, ROSE_HUE),
    dark: oklch(0.38, 0.13, ROSE_HUE + 8),
    vein: oklch(0.93, 0.05, ROSE_HUE),
    sheen: 0,
  }),
  cubes: () => ({ light: '#f4fbff', dark: '#5f9cc4', vein: '#ffffff', sheen: 0.22 }),
  rubber: (hue) => ({
    light: oklch(0.66, 0.075, hue ?? 300),
    dark: oklch(0.46, 0.075, hue ?? 300),
    sheen: 0.04,
  }),
  cloth: (hue) => ({
    light: oklch(hue === null ? 0.93 : 0.74, hue === null ? 0.02 : 0.1, hue ?? 70),
    dark: oklch(hue === null ? 0.62 : 0.32, hue === null ? 0.03 : 0.08, hue ?? 70),
    sheen: 0.03,
  }),
  paper: plainSurface,
  moon: plainSurface,
  lava: plainSurface,
  cobble: () => ({ light: oklch(0.72, 0.015, 80), dark: oklch(0.24, 0.012, 70), sheen: 0.08 }),
  gravel: () => ({
    light: oklch(0.9, 0.012, 80),
    dark: oklch(0.58, 0.015, 75),
    vein: oklch(0.5, 0.01, 70),
    sheen: 0,
  }),
  grass: () => ({
    light: oklch(0.74, 0.16, 128),
    dark: oklch(0.3, 0.08, 138),
    vein: oklch(0.86, 0.14, 115),
    sheen: 0,
  }),
  tile: () => ({ light: '#f3f2ee', dark: '#aeb0ae', sheen: 0.2 }),
  checker: () => ({ light: '#f6f4ef', dark: '#bdb8ae', vein: '#1c1b1d', sheen: 0.26 }),
  gingham: (hue) => ({
    light: '#fdfbf6',
    dark: '#c9c2b6',
    vein: oklch(0.55, 0.2, hue ?? 25),
    sheen: 0,
  }),
  water: (hue) => ({
    light: oklch(0.72, 0.1, hue ?? 215),
    dark: oklch(0.4, 0.1, (hue ?? 215) + 15),
    vein: '#f2feff',
    sheen: 0.5,
  }),
  salt: plainSurface,
  leather: () => ({ light: oklch(0.5, 0.075, 48), dark: oklch(0.2, 0.035, 42), sheen: 0.08 }),
  metal: () => ({ light: '#d4d8dc', dark: '#7f868d', vein: '#a9afb5', sheen: 0.42 }),
  tatami: plainSurface,
  clay: () => ({ light: oklch(0.72, 0.12, 46), dark: oklch(0.48, 0.115, 40), sheen: 0 }),
};

/**
 * Returns the floor that the brief requests, in the colour that the brief names. This floor replaces the scene's own
 * floor.
 */
export function chooseFloor(
  material: FloorMaterial,
  hue: number | null,
  stuff: Paint | null,
): Floor {
  if (stuff !== null && DYED.has(material)) return dyeFloor(material, stuff);
  return { material, ...SURFACES[material](hue) };
}

/** Returns the colour of veins in a stone: gold in dark stone, grey in light stone. */
const chooseVeinColour = (lightness: number) => (lightness < 0.5 ? '#b4935e' : '#8c8880');

/** Materials that can have any colour. */
const DYED: ReadonlySet<FloorMaterial> = new Set([
  'marble',
  'wood',
  'cloth',
  'concrete',
  'sand',
  'leather',
  'metal',
  'tile',
  'petals',
]);

const SHEENS: Partial<Record<FloorMaterial, number>> = {
  marble: 0.28,
  cloth: 0.03,
  sand: 0.05,
  leather: 0.08,
  metal: 0.3,
  tile: 0.2,
  petals: 0,
};

/**
 * Returns the second colour of a material: paler for the edges of petals, darker and redder for stains on
 * metal, a vein colour for stone.
 */
function chooseVein(material: FloorMaterial, { lightness, chroma, hue }: Paint): string {
  if (material === 'petals') return oklch(0.93, chroma * 0.4, hue);
  if (material === 'metal') return oklch(lightness * 0.55, chroma * 0.9, hue - 8);
  return chooseVeinColour(lightness);
}

/**
 * Returns the floor of a material that is dyed in a given colour. Besides its main colour, the floor has a
 * dark colour for folds, grain or clouds, and a vein colour.
 */
function dyeFloor(material: FloorMaterial, { lightness, chroma, hue }: Paint): Floor {
  // A light material has no deep shades, so the floor's dark colour is only slightly darker than its light
  // colour.
  const depth = lightness > 0.85 && material !== 'cloth' ? 0.8 : 0.6;
  return {
    material,
    light: oklch(Math.min(0.98, lightness * 1.08), chroma, hue),
    dark: oklch(lightness * depth, chroma * 0.9, hue),
    vein: chooseVein(material, { lightness, chroma, hue }),
    sheen: SHEENS[material] ?? 0.14,
  };
}
