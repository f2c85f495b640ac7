import type { Noise } from './noise-field.ts';

/** What a floor is made of. */
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

/** Gives the tone of a point of the floor (0 dark, 1 light), and how much of the vein's colour shows. */
export type Pattern = (
  x: number,
  z: number,
  noise: Noise,
  out: { tone: number; vein: number },
) => void;
