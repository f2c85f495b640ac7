import type { Noise } from './noise-field.ts';

/** Material of the floor in a photoshoot scene. */
export type FloorMaterial =
  | 'wood'
  | 'marble'
  | 'concrete'
  | 'asphalt'
  | 'paving'
  | 'sand'
  | 'snow'
  | 'moss'
  | 'litter'
  | 'petals'
  | 'cubes'
  | 'rubber'
  | 'cloth'
  | 'paper'
  | 'moon'
  | 'lava'
  | 'cobble'
  | 'gravel'
  | 'grass'
  | 'tile'
  | 'checker'
  | 'gingham'
  | 'water'
  | 'salt'
  | 'leather'
  | 'metal'
  | 'tatami'
  | 'clay';

/**
 * Writes the tone at a position on the floor (0 dark, 1 light), and the share of the second (vein) colour
 * there.
 */
export type Pattern = (
  x: number,
  z: number,
  noise: Noise,
  out: { tone: number; vein: number },
) => void;
