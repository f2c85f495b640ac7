import type { FloorMaterial } from './floor-material.ts';
import type { Paint } from './paints.ts';
import type { TwoColours } from './two-colours.ts';

/** Side of a photoshoot picture (spec §9: the format is always square). */
export const SIDE = 1080;

/** When the picture is taken, where the words or the style say so. */
export type TimeOfDay = 'day' | 'sunset' | 'night';

/** Camera position and wishes that a set is painted for. */
export interface SetView {
  /** Row where wall and floor meet; 0 looks straight down on the floor. */
  horizon: number;
  /** Row at which the floor's lines meet: the closer to the horizon, the lower the camera. */
  vanishing: number;
  time: TimeOfDay | null;
  /** True where the words ask for a storm. */
  storm: boolean;
  /** True where snow lies on things. */
  snowy: boolean;
  /** A high key is bright and light, a low one dark; null leaves it to the set. */
  key: 'high' | 'low' | null;
  /** What the product stands on, where the words name it. */
  surface: FloorMaterial | null;
  /** Hue of the surface, in degrees of OKLCH, where the words name a colour. */
  hue: number | null;
  /** The colour of a plain wall, where the words name one. */
  paint: Paint | null;
  /** Two colours of a plain background that meet in a line. */
  twoColours: TwoColours | null;
  /** Colour of the surface, where the words name it: black marble, beige linen. */
  stuff: Paint | null;
  /** White, grey or black, where the words name one for the background. */
  tone: 'white' | 'grey' | 'black' | null;
  /** Hue of the flowers in degrees of OKLCH, or white, where the words name it. */
  bloom: number | 'white' | null;
  /** Colours of balloons, where the words name them. */
  balloons: readonly Paint[];
  /** And of butterflies. */
  butterflies: readonly Paint[];
  /** And of confetti. */
  confetti: readonly Paint[];
  /** Hues of smoke or powder in degrees of OKLCH, where the words name them. */
  smoke: readonly number[];
  /** Hue of citrus fruit in degrees of OKLCH, where the words name a fruit. */
  fruit: number | null;
  /** True where palm trees grow in the place that the words name. */
  palms: boolean;
  /** True where the words refuse plants; leaves then throw no shadow either. */
  leafless: boolean;
  /** True where the words refuse shadows; leaves then throw none on the wall. */
  unshaded: boolean;
  /** True where the words refuse cars in a street. */
  carless: boolean;
  /** True where the words want a wall of one colour, without the shadows of leaves or windows. */
  pure: boolean;
  /** True where glitter is silver instead of gold. */
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
