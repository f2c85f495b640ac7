import type { FloorMaterial } from './floor-material.ts';
import type { Paint } from './paints.ts';
import type { TwoColours } from './two-colours.ts';

/** Side of a photoshoot picture in pixels (spec §9: the format is always square). */
export const SIDE = 1080;

/** Time of day in the picture, if the brief or the style names one; null otherwise. */
export type TimeOfDay = 'day' | 'sunset' | 'night';

/** Camera position and wishes for which a photoshoot set is painted. */
export interface SetView {
  /** Row where wall and floor meet, in pixels; 0 means that the camera looks straight down on the floor. */
  horizon: number;
  /** Row of the floor's vanishing point, in pixels; the closer to the horizon, the lower the camera. */
  vanishing: number;
  time: TimeOfDay | null;
  /** Whether the brief requests a storm. */
  storm: boolean;
  /** Whether snow lies on the objects of the set. */
  snowy: boolean;
  /** Bright (high) or dark (low) key of the picture; null if the set decides. */
  key: 'high' | 'low' | null;
  /** The surface under the product, if the brief names one. */
  surface: FloorMaterial | null;
  /** Hue of the surface, in degrees of OKLCH, if the brief names a colour. */
  hue: number | null;
  /** The colour of a plain wall, if the brief names one. */
  paint: Paint | null;
  /** Two colours of a plain background with a border between them; null for any other background. */
  twoColours: TwoColours | null;
  /** Colour of the surface under the product, if the brief names it: black marble, beige linen. */
  stuff: Paint | null;
  /** White, grey or black, if the brief names it for the background. */
  tone: 'white' | 'grey' | 'black' | null;
  /** Hue of the flowers in degrees of OKLCH, or white, if the brief names it. */
  bloom: number | 'white' | null;
  /** Colours of balloons, if the brief names them. */
  balloons: readonly Paint[];
  /** Colours of butterflies, if the brief names them. */
  butterflies: readonly Paint[];
  /** Colours of confetti, if the brief names them. */
  confetti: readonly Paint[];
  /** Hues of smoke or powder in degrees of OKLCH, if the brief names them. */
  smoke: readonly number[];
  /** Hue of citrus fruit in degrees of OKLCH, if the brief names a fruit. */
  fruit: number | null;
  /** Whether palm trees grow in the place that the brief names. */
  palms: boolean;
  /** Whether the brief excludes plants. The picture then shows no shadow of leaves either. */
  leafless: boolean;
  /** Whether the brief excludes shadows. The wall then shows no shadow of leaves. */
  unshaded: boolean;
  /** Whether the brief excludes cars in a street. */
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
