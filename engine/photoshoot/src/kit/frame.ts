import type { FloorMaterial } from './floor-material.ts';
import type { Paint } from './paints.ts';
import type { TwoColours } from './two-colours.ts';

/** Side of a photoshoot picture in pixels; the format is always square (spec §9). */
export const SIDE = 1080;

/** Time of day in the picture if the brief or the visual style names one; otherwise null. */
export type TimeOfDay = 'day' | 'sunset' | 'night';

/** The camera position, and the brief's wishes, with which a photoshoot scene is painted. */
export interface SetView {
  /** Row in which wall and floor meet, in pixels; 0 means that the camera looks straight down on the floor. */
  horizon: number;
  /**
   * Row of the floor's vanishing point, in pixels; a vanishing point closer to the horizon means a lower
   * camera.
   */
  vanishing: number;
  time: TimeOfDay | null;
  /** Whether the brief requests a storm. */
  storm: boolean;
  /** Whether snow lies on the objects of the scene. */
  snowy: boolean;
  /** Bright (`high`) or dark (`low`) key of the picture; null if the scene determines the key. */
  key: 'high' | 'low' | null;
  /** Material of the surface under the product, if the brief names the material. */
  surface: FloorMaterial | null;
  /** Hue of the surface under the product, in degrees of OKLCH, if the brief names a colour. */
  hue: number | null;
  /** The colour of a plain wall, if the brief names a colour. */
  paint: Paint | null;
  /** Two colours of a plain background that are divided by a straight border; null for any other background. */
  twoColours: TwoColours | null;
  /** Colour of the surface under the product if the brief names it, as in "black marble" or "beige linen". */
  stuff: Paint | null;
  /** White, grey or black, if the brief requests a background in that colour. */
  tone: 'white' | 'grey' | 'black' | null;
  /** Hue of the flowers in degrees of OKLCH, or white, if the brief names a colour for the flowers. */
  bloom: number | 'white' | null;
  /** Colours of balloons that the brief names. */
  balloons: readonly Paint[];
  /** Colours of butterflies that the brief names. */
  butterflies: readonly Paint[];
  /** Colours of confetti that the brief names. */
  confetti: readonly Paint[];
  /** Hues of smoke or powder that the brief names, in degrees of OKLCH. */
  smoke: readonly number[];
  /** Hue of citrus fruit in degrees of OKLCH, if the brief names a citrus fruit. */
  fruit: number | null;
  /** Whether palm trees grow in the place that the brief names. */
  palms: boolean;
  /**
   * Whether the brief excludes plants. Then the picture shows no shadow of leaves either.
   */
  leafless: boolean;
  /** Whether the brief excludes shadows. Then the wall shows no shadow of leaves. */
  unshaded: boolean;
  /** Whether the brief excludes cars in a street. */
  carless: boolean;
  /** Whether the wall has one colour, without shadows of leaves or windows on it. */
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
