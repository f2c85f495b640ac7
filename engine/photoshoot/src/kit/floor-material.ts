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

/** A point of the floor answers with its tone (0 dark, 1 light) and how much of the vein's colour shows. */
export type Pattern = (
  x: number,
  z: number,
  noise: Noise,
  out: { tone: number; vein: number },
) => void;
