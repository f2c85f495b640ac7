import type { FloorMaterial } from './floor-material.ts';
import type { Paint } from './paints.ts';
import type { TwoColours } from './two-colours.ts';

/** Side of a photoshoot picture in pixels (spec §9: the format is always square). */
export const SIDE = 1080;

/** Time of day in the picture, if the words or the style name one; null otherwise. */
export type TimeOfDay = 'day' | 'sunset' | 'night';

/** Camera position and wishes for which a photoshoot set is painted. */
export interface SetView {
  /** Row where wall and floor meet, in pixels; 0 means that the camera looks straight down on the floor. */
  horizon: number;
  /** Row of the floor's vanishing point, in pixels; the closer to the horizon, the lower the camera. */
  vanishing: number;
  time: TimeOfDay | null;
  /** Whether the words request a storm. */
  storm: boolean;
  /** Whether snow lies on objects. */
  snowy: boolean;
  /** Bright (high) or dark (low) key of the picture; null if the set decides. */
  key: 'high' | 'low' | null;
  /** The surface under the product, if the words name it. */
  surface: FloorMaterial | null;
  /** Hue of the surface, in degrees of OKLCH, if the words name a colour. */
  hue: number | null;
  /** The colour of a plain wall, if the words name one. */
  paint: Paint | null;
  /** Two colours of a plain background with a border between them; null without them. */
  twoColours: TwoColours | null;
  /** Colour of the surface under the product, if the words name it: black marble, beige linen. */
  stuff: Paint | null;
  /** White, grey or black, if the words name it for the background. */
  tone: 'white' | 'grey' | 'black' | null;
  /** Hue of the flowers in degrees of OKLCH, or white, if the words name it. */
  bloom: number | 'white' | null;
  /** Colours of balloons, if the words name them. */
  balloons: readonly Paint[];
  /** And of butterflies. */
  butterflies: readonly Paint[];
  /** And of confetti. */
  confetti: readonly Paint[];
  /** Hues of smoke or powder in degrees of OKLCH, if the words name them. */
  smoke: readonly number[];
  /** Hue of citrus fruit in degrees of OKLCH, if the words name a fruit. */
  fruit: number | null;
  /** Whether palm trees grow in the place that the words name. */
  palms: boolean;
  /** Whether the words exclude plants. Leaves then cast no shadow either. */
  leafless: boolean;
  /** Whether the words exclude shadows. Leaves then cast no shadow on the wall. */
  unshaded: boolean;
  /** Whether the words exclude cars in a street. */
  carless: boolean;
  /** Whether the wall has one colour, without the shadows of leaves or windows. */
  pure: boolean;
  /** Whether glitter is silver instead of gold. */
  silver: boolean;
}

export const EYE_LEVEL: SetView = {
  horizon: Math.round(SIDE * 0.64),
  vanishing: SIDE * 0.3,
  time: null,
  storm: false,
  snowy: false,
  key: null,
  surface: null,
  hue: null,
  paint: null,
  twoColours: null,
  stuff: null,
  tone: null,
  bloom: null,
  balloons: [],
  butterflies: [],
  confetti: [],
  smoke: [],
  fruit: null,
  palms: false,
  leafless: false,
  unshaded: false,
  carless: false,
  pure: false,
  silver: false,
};
